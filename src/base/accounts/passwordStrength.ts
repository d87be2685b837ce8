import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { business } from '../business'
import { isKeyboardWalk, spanishKeyboard } from './keyboard'
import { spanishWords } from './spanishWords'

/** Strength of a password; `easy` is refused, the others are shown. */
export type Strength = 'easy' | 'weak' | 'good' | 'strong'

/** By zxcvbn score; 0 and 1 mean fewer than a million guesses. */
const strengths = ['easy', 'easy', 'weak', 'good', 'strong'] as const

/** Maximum characters evaluated; further ones add time, not information. */
const LOOKED_AT = 64

let zxcvbn: Promise<ZxcvbnFactory> | undefined

/** Strength of a password; `own` holds names and addresses of the user, which are obvious guesses. */
export type PasswordJudge = (password: string, own?: readonly string[]) => Strength

/** The judge of passwords, with the words that the business knows as easy. */
export async function passwordJudge(): Promise<PasswordJudge> {
  zxcvbn ??= createFactory()
  const factory = await zxcvbn
  return (password, own = []) => {
    const known = [...wordsOf([business().brand]), ...wordsOf(own)]
    const typed = password.slice(0, LOOKED_AT)
    if (isKeyboardWalk(typed)) return 'easy'
    const plain = typed.normalize('NFD').replace(/\p{Mark}/gu, '')
    const scores = [typed, ...(plain === typed ? [] : [plain])].map(
      text => factory.check(text, known).score,
    )
    return strengths[Math.min(...scores) as 0 | 1 | 2 | 3 | 4]
  }
}

async function createFactory(): Promise<ZxcvbnFactory> {
  const easy = await business().guessable?.()
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, spanish: [...spanishWords], business: [...(easy ?? [])] },
    graphs: { ...adjacencyGraphs, spanish: spanishKeyboard(adjacencyGraphs.qwerty) },
  })
}

/** Each name without spaces, joined with the next, and by word. */
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
