import { isWordOf, meaningsOf, phraseWords } from './sentenceWords'
import { deedOf, type SentenceToken, tokensOf } from './tokens'

const short = meaningsOf('short')
const [pending = ''] = phraseWords('pending')

/**
 * A sentence without short spellings: "q" is "que", "faltan por facturar" is "por facturar", and "que aprobó" is what
 * the list calls so.
 */
export function inFullForms(
  typed: readonly SentenceToken[],
  deedFor: (verb: string) => string | undefined,
): readonly SentenceToken[] {
  const tokens = typed.flatMap((token, at) => {
    const means = short.get(token.text)
    return means && (means.length > 3 || at < typed.length - 1) ? tokensOf(means) : token
  })
  return tokens.flatMap((token, at) => {
    const lacks = isLack(tokens, at)
    if (lacks) return tokensOf(pending)
    if (isLack(tokens, at - 1) && isSmall(token)) return []
    const deed = isWordOf('relative', tokens[at - 1]?.text) ? deedFor(token.text) : undefined
    return deed ? tokensOf(deed) : token
  })
}

const isSmall = (token: SentenceToken | undefined) =>
  isWordOf('of', token?.text) || isWordOf('pending', token?.text)

/** "faltan facturar", "falta de despachar": what is still to be done. */
function isLack(tokens: readonly SentenceToken[], at: number): boolean {
  const verb = isSmall(tokens[at + 1]) ? tokens[at + 2] : tokens[at + 1]
  return (
    isWordOf('lacks', tokens[at]?.text) &&
    /r$/.test(verb?.folded ?? '') &&
    deedOf(verb?.folded ?? '') !== undefined
  )
}
