import { fold } from './fold'

/** Similarity from which two names are probably equal. */
export const MUCH_ALIKE = 0.78

/** Frequent words without distinctive value. */
const common = new Set(['cia', 'ltda', 'sas', 'del', 'los', 'las'])

/** Distinctive words of a name: folded, at least three letters, without legal forms and articles. */
export const distinctiveWords = (name: string): string[] => [
  ...new Set(
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(word => [...word].length >= 3 && !common.has(word)),
  ),
]

/** Similarity of two names from 0 to 1: Dice's coefficient of the letter pairs of their words, in any order. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const size = a.length + b.length
  if (size === 0) return 0
  const left = new Map<string, number>()
  for (const pair of b) left.set(pair, (left.get(pair) ?? 0) + 1)
  const shared = a.filter(pair => {
    const times = left.get(pair) ?? 0
    left.set(pair, times - 1)
    return times > 0
  })
  return (2 * shared.length) / size
}

const pairsOf = (name: string) =>
  distinctiveWords(name).flatMap(word => {
    const letters = ['^', ...word, '$']
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  })

/** Whether a typing error away: a letter missing, added, wrong or swapped; two from eight letters on. */
export const isNear = (typed: string, word: string): boolean =>
  isWithin(typed, word, typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

function isWithin(one: string, other: string, edits: number): boolean {
  if (one === other) return true
  if (edits === 0) return false
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const same = at < 0 ? one.length : at
  const [a, b] = [one.slice(same), other.slice(same)]
  const skip = (ofOne: number, ofOther: number) =>
    isWithin(a.slice(ofOne), b.slice(ofOther), edits - 1)
  return skip(1, 0) || skip(0, 1) || skip(1, 1) || (a[0] === b[1] && a[1] === b[0] && skip(2, 2))
}
