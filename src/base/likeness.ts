import { fold } from './fold'

/** Similarity from which two names are probably equal. */
export const MUCH_ALIKE = 0.78

/** Frequent words without distinctive value. */
const common = new Set(['cia', 'ltda', 'sas', 'del', 'los', 'las'])

/** Distinctive words of a name: folded, at least three letters, without legal forms and articles. */
export const tellingWords = (name: string): string[] => [
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
  tellingWords(name).flatMap(word => {
    const letters = ['^', ...word, '$']
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
  })
