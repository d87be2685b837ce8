import { fold } from '../../base/fold'
import { askedOf } from './conditions/condition'
import { dateLike, isOfLabel, partialCondition, undoneCondition } from './conditions/partialMatch'
import { dateDue, doerOf, stateDate, stateOf } from './dateOfDeed'
import { contentOf, isDue } from './labels/labelParts'
import type { OpenWords, SentenceFilter } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { isA, isAnd, isCapital, isOlder, isTime, type PieceCursor } from './pieceCursor'
import { readFieldCompared } from './readComparisons'
import { isOtherValue } from './readNamedValue'
import { isNumberField } from './sentenceParts'
import type { SentenceState } from './sentenceState'
import { isWordOf, phraseWords, sentenceLanguages } from './words/sentenceWords'
import { deedOf, deniedBy, isParticiple, type SentenceToken, tokensOf } from './words/tokens'

type WordsMeant = Pick<OpenWords, 'path' | 'isDenied'>

/** Words that no phrase knows: part of a value, the name of a date, or a value of the data. */
export function readWords(state: SentenceState, first: string, meant: WordsMeant = {}): unknown {
  const { pieces } = state
  const small = pieces.peek(-2)
  const isOr = isAlternative(state)
  const text = pieces.takeName(first)
  if (isOfLabelBeside(state, small, text) || readAwaited(state, text)) return
  const by = smallWord(small)
  const isClause = relatives.has(by.toLowerCase())
  const isAny = meant.path === undefined
  if (tellsBound(state, text, isClause)) return
  if (isAny && readKnown(state, { text, before: by, isClause }, meant)) return
  if (readDatedBehind(state, text, meant) || readDatedVerb(state, text, { isClause })) return
  if (isAny && !meant.isDenied && !isOr && readWordByWord(state, text)) return
  if (isAny && tellOther(state, by, text)) return
  const path = isAny && !isOr ? doerOf(state, by) : undefined
  state.open.push({ text, ...meant, path: meant.path ?? path, ...(isOr && { isOr }) })
}

/** Words that are none of the data: small ones, and in "anulados por Marco" who did what no field records. */
function tellOther(state: SentenceState, by: string, text: string): boolean {
  const isDeed = isWordOf('by', by) && isCapital(text) && stateOf(state.list, state.parts.at(-1))
  const isDoer = isDeed && doerOf(state, by) === undefined
  if (!isDoer && !tokensOf(text).every(isSmall)) return false
  state.tell(isDoer ? by : '', text)
  return true
}

/** "Quito o Cuenca": an alternative to the word before, which is open too. */
function isAlternative({ pieces, open }: SentenceState): boolean {
  const before = pieces.peek(-3)
  return isA(pieces.peek(-2), 'or') && (isA(before, 'word') || before?.text === open.at(-1)?.text)
}

/** Words of the label of a value beside them, of an amount before them, or of what follows: "con precio sobre 150 con iva". */
function isOfLabelBeside(
  { parts, list, pieces }: SentenceState,
  small: SentencePiece | undefined,
  text: string,
): boolean {
  const { path } = askedOf(parts.at(-1))
  const amount =
    isA(pieces.before(), 'with') || isWordOf('within', small?.text)
      ? list.fields.filter(field => field.path === path && isNumberField(field))
      : []
  const values = [small, pieces.peek()].flatMap(piece => (isA(piece, 'value') ? piece.field : []))
  const next = pieces.ahead()
  // "requested amount", "pagaré que vence"
  const ahead = isA(next, 'field') ? next.field : next && dateLike(list, next.text)
  const isDate = ahead?.shape === 'date' && pieces.peek() !== next
  const named = ahead && (isNumberField(ahead) || isDate) ? [ahead] : []
  return [...values, ...amount, ...named].some(field => isOfLabel(field, text))
}

/** A single small word, such as "por". */
const smallWord = (piece: SentencePiece | undefined) =>
  piece?.type === 'stop' && !piece.text.includes(' ') && contentOf(piece.text).length === 0
    ? piece.text
    : ''

/** Words of comparisons and times, and single letters, are no values of the data. */
const isSmall = ({ folded }: SentenceToken) => folded.length < 2 || spoken.has(folded)
const spoken = new Set(
  sentenceLanguages
    .flatMap(({ compare, after, periods, term }) => [compare, after, periods, { term }])
    .flatMap(phrases => Object.values(phrases).flat())
    .flatMap(phrase => phrase.split(' ')),
)

/** "waiting to be invoiced": a value says what is awaited; else both words are told. */
function readAwaited(state: SentenceState, text: string): boolean {
  const next = state.pieces.ahead()
  if (!awaiting.has(fold(text)) || !isA(next, 'word') || !isParticiple(next.text)) return false
  state.pieces.takeOf('word')
  const undone = undoneCondition(state.list, next.text)
  if (undone) state.add(undone)
  else state.tell(text, next.text)
  return true
}

/** "broken screen": one word is part of a value, the others are looked up; names in capitals stay whole. */
function readWordByWord(state: SentenceState, text: string): boolean {
  const words = text.split(' ')
  if (words.length < 2 || words.length > MOST_LOOSE || text !== text.toLowerCase()) return false
  const found = words.map(word => partialCondition(state.list, word))
  const [part, ...more] = found.filter(each => each !== undefined)
  if (!part || more.length > 0) return false
  for (const [at, text] of words.entries())
    if (!found[at]) state.open.push({ text, path: undefined })
  state.add(part)
  return true
}
const MOST_LOOSE = 3
const awaiting = phraseWords('awaiting')

interface SpokenWords {
  readonly text: string
  /** A small word before them, which may be part of a value: "por aprobar". */
  readonly before: string
  readonly isClause: boolean
}
/** True for words that name a date or are part of a value. */
function readKnown(state: SentenceState, words: SpokenWords, meant: WordsMeant): boolean {
  const { text, isClause } = words
  const near = dateMeant(state, words, meant)
  if (near && readFieldCompared(state, near)) return true
  const part = knownPart(state, words, meant)
  if (!part) return false
  if (isOtherValue(state, part)) {
    state.tell(text)
    return true
  }
  state.add(part)
  if (!readDatedState(state, part, text)) readDatedVerb(state, text, { told: '', isClause })
  return true
}

/** "rejected yesterday": the date of that state, else the days are told; "rejected ones of yesterday" began then. */
export function readDatedState(state: SentenceState, part: SentenceFilter, text: string): boolean {
  const { list, pieces } = state
  const { asked } = askedOf(part)
  const field = stateOf(list, part)
  const labels = field?.values?.find(({ value }) => value === Object(asked)[0])?.labels ?? []
  // "on hold since Monday" is "retenidos desde el lunes".
  const isSince = pieces.isBefore('compare') && labels.some(isParticiple)
  const isDeed = isSince || isParticiple(state.said.get(text) ?? text)
  if (!field || !isDeed || !pieces.isBeforeDays()) return false
  if (!pieces.isBeforeOwnDays() || !Array.isArray(asked)) return true
  const date = isA(pieces.peek(-2), 'or') ? undefined : stateDate(list, part)
  if (date) return readFieldCompared(state, date)
  // Where the usual days are those of the event, they are meant: "appointments canceled this month".
  if (!state.usual('date')?.isPlanned) state.tellDays('')
  return true
}

/** "orders invoiced this week", where those are named by a reference. */
function readDatedBehind(state: SentenceState, text: string, { path }: WordsMeant): boolean {
  const isDated = path !== undefined && state.pieces.isBeforeDays()
  const date = isDated ? dateLike(state.list, text, path) : undefined
  return date !== undefined && readFieldCompared(state, date)
}

/** "creados este mes" names the date "Fecha de creación". */
function dateMeant(
  { list, pieces }: SentenceState,
  { text, before, isClause }: SpokenWords,
  { isDenied }: WordsMeant,
) {
  // "who sent deposits today"
  const isDone = isClause && pieces.isBefore('list')
  const next = pieces.ahead(isA(pieces.ahead(1), 'compare') ? 2 : 1)
  const isOf = pieces.pieces.some(({ text }, at) => at > 0 && isWordOf('origin', text))
  const isBefore = pieces.isBeforeDays() || (isDone && !isOf && isTime(next))
  if (isDenied || !isBefore) return undefined
  return dateLike(list, `${before} ${text}`) ?? dateDue(list, text)
}

/** Part of a value, or "aprobados" and "sin aprobar" where the date "Fecha de aprobación" says since when. */
function knownPart(
  state: SentenceState,
  { text, before }: SpokenWords,
  { isDenied = false }: WordsMeant,
): SentenceFilter | undefined {
  const done = isDenied ? deedOf(text) : undefined
  const undone = deniedDeed(state, text)
  const deed = done ?? undone ?? (isParticiple(text) ? text : undefined)
  const date = dateAlone(state, deed)
  const isNot = isDenied !== (undone !== undefined)
  const found = done && date ? undefined : partIn(state, `${before} ${done ?? text}`, isDenied)
  // "sin firma" is no other state than "Firma de pagaré".
  const isNoun = isDenied && done === undefined && !isParticiple(text)
  const part = found && isNoun && stateOf(state.list, found) ? undefined : found
  const lacking = isNot ? undoneCondition(state.list, undone ?? done ?? text) : undefined
  const asked = isAhead(text, before, isNot) ? { gte: state.today } : { empty: isNot }
  return part ?? (date && { [date.path]: asked }) ?? lacking
}

/** Part of a value; "sin facturar hace más de una semana" lacks the day of it. */
function partIn({ list, pieces }: SentenceState, text: string, isDenied: boolean) {
  const part = partialCondition(list, text, isDenied)
  const isLasting = part && isDenied && isOlder(pieces.ahead())
  const date = isLasting ? dateLike(list, text) : undefined
  return date ? { [date.path]: { empty: true } } : part
}

const dateAlone = ({ pieces, list }: SentenceState, deed: string | undefined) =>
  deed && !pieces.isBeforeDays() ? dateLike(list, deed) : undefined
/** "por vencer" and "no vencidos" have a day ahead. */
const isAhead = (text: string, before: string, isNot: boolean) =>
  isDue(text) && ((isNot && isParticiple(text)) || pending.has(before.toLowerCase()))
const pending = phraseWords('pending')

/** The rest of "desaprobados"; "despachados" only begins so. */
function deniedDeed({ list }: SentenceState, text: string): string | undefined {
  const deed = deniedBy(text)
  const isKnown = deed && (dateLike(list, deed) ?? undoneCondition(list, deed))
  return isKnown ? deed : undefined
}

/** "visitados este mes", "que compraron ayer", where no date is called so: another date would be wrong. */
export function readDatedVerb(
  state: SentenceState,
  text: string,
  { told = text, isClause = false }: { readonly told?: string; readonly isClause?: boolean } = {},
): boolean {
  const last = text.split(' ').at(-1) ?? ''
  if (!(isClause || isParticiple(last)) || !state.pieces.isBeforeDays()) return false
  state.tellDays(told)
  return true
}

/** "que deben más de 500", "owing more than 500", where no amount is called so. */
function tellsBound(state: SentenceState, text: string, isClause: boolean): boolean {
  const { pieces } = state
  // "whose customer owes more than 1000"
  const isOfField =
    pieces.peek(-2)?.type === 'field' && relatives.has(fold(pieces.peek(-3)?.text ?? ''))
  if (!isClause && !isOfField && !/^\p{Ll}+ing$/u.test(text) && !isVerb(pieces, text)) return false
  if (pieces.peek()?.type !== 'compare' || pieces.ahead(1)?.type !== 'number') return false
  state.tell(text, pieces.takeOf('compare')?.text, pieces.takeOf('number')?.text)
  return true
}
/** "in Loja and owes more than 1000": no other name is listed. */
function isVerb(pieces: PieceCursor, text: string): boolean {
  const taken = pieces.taken()
  const before = taken.at(-3)
  const isListed = before?.type === 'word' && !isCapital(before.text)
  return isAnd(taken.at(-2)?.text) && taken.at(-1)?.text === text && !isListed && !isCapital(text)
}
const relatives = phraseWords('relative')
