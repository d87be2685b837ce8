import { isWordOf, meaningsOf, phraseWords } from './sentenceWords'
import { deedOf, isTimeUnit, type SentenceToken, tokensOf } from './tokens'

const short = meaningsOf('short')
const [pending = ''] = phraseWords('pending')

type DeedFor = (verb: string, by: 'pasts' | 'firsts') => string | undefined

/**
 * A sentence without short spellings: "q" is "que", "faltan por facturar" is "por facturar", and "que aprobó" is what
 * the list calls so.
 */
export function inFullForms(
  typed: readonly SentenceToken[],
  deedFor: DeedFor,
): readonly SentenceToken[] {
  const tokens = typed.flatMap((token, at) => {
    const [or, end, unit] = typed.slice(at + 1)
    const isEither = isWordOf('or', or?.text) && [token, end].every(isDigits)
    // "a 15 o 30 días"
    if (isEither && unit && isTimeUnit(unit.text)) return [token, unit]
    const means = short.get(token.text)
    return means && (means.length > 3 || at < typed.length - 1) ? tokensOf(means) : token
  })
  return namesLast(tokens, deedFor).flatMap((token, at, tokens) => {
    const lacks = isLack(tokens, at)
    if (lacks) return tokensOf(pending)
    if (isLack(tokens, at - 1) && isSmall(token)) return []
    const mine = doneByMe(tokens, at, deedFor)
    if (mine) return tokensOf(mine)
    if (isWordOf('self', token.text) && [at - 1, at + 1].some(to => doneByMe(tokens, to, deedFor)))
      return []
    const deed = deedAt(tokens, at, deedFor)
    return deed ? tokensOf(deed) : token
  })
}

/** "que aprobó", "que no aprobó Ana" */
function deedAt(tokens: readonly SentenceToken[], at: number, deedFor: DeedFor) {
  const isNot = isWordOf('not', tokens[at - 1]?.text) && isName(tokens[at + 1])
  const isSaid = isWordOf('relative', tokens[at - (isNot ? 2 : 1)]?.text)
  return isSaid ? deedFor(tokens[at]?.text ?? '', 'pasts') : undefined
}

const isName = ({ text }: SentenceToken = tokenless) =>
  /^\p{Lu}/u.test(text) && !isWordOf('self', text)
const tokenless = { text: '', folded: '', stem: '' }

/** "que Ana no aprobó", "orders Ana approved": not approved by Ana, approved by Ana. */
function namesLast(all: readonly SentenceToken[], deedFor: DeedFor): readonly SentenceToken[] {
  const from = all.findIndex((token, at) => at > 0 && isName(token))
  const to = all.findIndex((token, at) => at > from && !isName(token))
  const before = all[from - 1]
  const isOf = isWordOf('stop', before?.text) && !isWordOf('relative', before?.text)
  if (from < 0 || to < 0 || isOf) return all
  const not = all.slice(to, to + 1).filter(({ text }) => isWordOf('not', text))
  const [verb, next] = all.slice(to + not.length)
  const deed = verb && (deedFor(verb.text, 'pasts') ?? deedFor(verb.text, 'firsts'))
  if (!deed || !/ (por|by)$/.test(deed) || isWordOf('by', next?.text)) return all
  const rest = all.slice(to + not.length + 1)
  return [...all.slice(0, from), ...not, ...tokensOf(deed), ...all.slice(from, to), ...rest]
}

const isDigits = (token: SentenceToken | undefined) => /^\d+$/.test(token?.text ?? '')

/** "que aprobé", "aprobé yo", "I approved": done by the person who asks. */
function doneByMe(tokens: readonly SentenceToken[], at: number, deedFor: DeedFor) {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isSelf = [before, next].some(each => isWordOf('self', each?.text))
  if (!token || isWordOf('stop', token.text)) return undefined
  if (!isSelf && !isWordOf('relative', before?.text)) return undefined
  const deed = deedFor(token.text, 'firsts')
  if (deed?.endsWith(' by')) return isSelf ? `${deed} me` : undefined
  if (deed?.endsWith(' por')) return `${deed} mí`
  return deed && (isSelf || /[éí]$/.test(token.text)) ? `${deed} por mí` : undefined
}

const isSmall = (token: SentenceToken | undefined) =>
  isWordOf('of', token?.text) || isWordOf('pending', token?.text)

/** "faltan facturar", "falta de despachar": what is still to be done. */
function isLack(tokens: readonly SentenceToken[], at: number): boolean {
  const verb = isSmall(tokens[at + 1]) ? tokens[at + 2] : tokens[at + 1]
  return (
    isWordOf('lacking', tokens[at]?.text) &&
    /r$/.test(verb?.folded ?? '') &&
    deedOf(verb?.folded ?? '') !== undefined
  )
}
