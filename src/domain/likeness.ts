import { fold } from './fold'

/** From here on two names are probably one: a letter more or less, another order, another legal form. */
export const MUCH_ALIKE = 0.78

/** What many names share and none is known by. */
const common = new Set(['cia', 'ltda', 'sas', 'del', 'los', 'las'])

/** The words a name is known by: three letters or more, folded, legal forms and articles apart. */
export const tellingWords = (name: string): string[] => [
  ...new Set(
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(word => [...word].length >= 3 && !common.has(word)),
  ),
]

/**
 * How alike two names are, from 0 to 1: the share of neighbouring letters their words have in common
 * (Dice's coefficient), whatever the words' order.
 */
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
