import { isParticiple, type SentenceToken } from './tokens'

/** Shortest word in which a typing error is mended, and in which one letter may be wrong. */
const SHORTEST = 5
const LONG = 8

/** The one known word that is a slip away. */
export function mended({ folded, stem }: SentenceToken, words: readonly SentenceToken[]) {
  if (folded.length < SHORTEST || !/^\p{L}+$/u.test(folded)) return undefined
  if (words.some(word => word.stem === stem)) return undefined
  // "salido" is no "saldo"
  const isDeed = isParticiple(folded)
  const near = words.filter(
    word => word.folded[0] === folded[0] && (!isDeed || isParticiple(word.folded)),
  )
  const whole = near.filter(word => isSlip(folded, word.folded))
  const found = whole.length > 0 ? whole : near.filter(word => isSlip(stem, word.stem))
  return new Set(found.map(word => word.stem)).size === 1 ? found[0] : undefined
}

/** Letters that sound alike in Spanish: "aprovar" for "aprobar", "desidido" for "decidido". */
const soundOf = (word: string) =>
  word
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/h/g, '')

/** A letter missing, added or swapped within a word; longer words may also have a wrong one. Other endings are no slip. */
function isSlip(typed: string, word: string): boolean {
  if (soundOf(typed) === soundOf(word)) return true
  const at = [...typed].findIndex((letter, index) => letter !== word[index])
  if (at < 0 || at >= word.length || word.length < SHORTEST) return false
  const [a, b] = [typed.slice(at), word.slice(at)]
  if (a.slice(1) === b || a === b.slice(1)) return true
  if (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return true
  return word.length >= LONG && b.length > 1 && a.slice(1) === b.slice(1)
}
