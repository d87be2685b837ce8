import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** How hard a password is to guess: `easy` is refused, the others are said. */
export type Strength = 'easy' | 'weak' | 'good' | 'strong'

/** zxcvbn's scores; 0 and 1 are fewer than a million guesses. */
const strengths = ['easy', 'easy', 'weak', 'good', 'strong'] as const

/** What stands on every page is among the first guesses. */
const BRAND = 'mostrador'

/** What comes after so many signs makes nothing easier to guess, and costs time to look at. */
const LOOKED_AT = 64

let judge: ZxcvbnFactory | undefined

/** @param own names and addresses of the person, which a stranger would try first */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return strengths[judge.check(password.slice(0, LOOKED_AT), [BRAND, ...wordsOf(own)]).score]
}

/** Each name whole, without its spaces, joined to the next and word by word. */
const wordsOf = (own: readonly string[]) =>
  own
    .flatMap((text, at) => [
      text,
      text.replaceAll(/\s/g, ''),
      `${text}${own[at + 1] ?? ''}`,
      `${text} ${own[at + 1] ?? ''}`,
      ...text.split(/[^\p{L}\p{N}]+/u),
    ])
    .filter(word => word.length > 2)
