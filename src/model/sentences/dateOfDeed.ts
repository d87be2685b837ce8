import { fold } from '../../base/fold'
import { askedOf, isOwn, oneOf, referenceOf } from './conditions/condition'
import { dateLike, isOfLabel, partialCondition } from './conditions/partialMatch'
import { meantBy } from './knownWords'
import { contentOf, isDue } from './labels/labelParts'
import type {
  SentenceField,
  SentenceFilter,
  SentenceList,
  SentenceValue,
} from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isA, isCapital } from './pieceCursor'
import type { SentenceState } from './sentenceState'
import { isWordOf } from './words/sentenceWords'
import { isParticiple, tokensOf } from './words/tokens'

interface DaysSaid {
  /** "of last week": the days are those of the list. */
  readonly isOfList: boolean
  /** "older than 20 days" */
  readonly isOlder?: boolean
  /** "for more than 20 days": as long as the state lasts. */
  readonly isLasting?: boolean
}

/** What was done, and the condition that says so. */
interface Deed {
  readonly text: string
  readonly part: SentenceFilter
}

/** The date that days without a name mean: of what was done before them, else the usual one; undefined if no date says when. */
export function dateOfDeed(
  state: SentenceState,
  taken: readonly SentencePiece[],
  days: DaysSaid,
): SentenceField | undefined {
  const { list } = state
  const usual = state.usual('date')
  if (days.isOfList) return usual
  const ofList = predicateOf(taken, days)
  const predicate = ofList ?? []
  // "confirmed deposits today"; what moves by no flow happened on its one day: "failed sign-ins"
  const isBare = predicate.every(({ type, text }) => type === 'stop' && !isWordOf('origin', text))
  const isOfUsual = isBare && (ofList || !list.fields.some(({ isState }) => isState))
  const said = isBare && !days.isOlder ? taken : predicate
  const lasting = predicate.findLast(({ type }) => type === 'word' && days.isLasting)
  const deed = deedIn(list, said) ?? stateMeant(list, lasting)
  if (deed) return dateOfState(state, { ...deed, said }, days) ?? (isOfUsual ? usual : undefined)
  const word = isClause(taken) ? deedWord(predicate) : undefined
  return (word && dateLike(list, word.text)) ?? dateOfDoer(state, taken)
}

/** What is said of the list, if the sentence names it: "Order on hold" is a state that does. */
function predicateOf(taken: readonly SentencePiece[], { isLasting }: DaysSaid) {
  const at = taken.findIndex(({ type }) => type === 'list')
  // "who sent deposits today": the deed stands before the list.
  if (isClause(taken)) return taken
  return isLasting || at >= 0 ? taken.slice(at + 1) : undefined
}
const isClause = ([first]: readonly SentencePiece[]) => isWordOf('relative', first?.text)

function dateOfState(
  state: SentenceState,
  { text, part, said }: Deed & { readonly said: readonly SentencePiece[] },
  { isOlder, isLasting }: DaysSaid,
) {
  const { list } = state
  const usual = state.usual('date')
  const date = stateDate(list, part)
  if (isLasting) return date
  // What was not done has no day.
  const isUndone = isOlder && isDenied(said, text)
  if (isUndone || !isParticiple(saidFor(text, state.said))) return usual
  // The day for which an event is planned is meant: "appointments canceled this month".
  return date ?? dateLike(list, text) ?? (usual?.isPlanned ? usual : undefined)
}

/** "llevan más de una semana retenidos": the date, if any, since when records are in the state that follows. */
export function deedAhead({ list, pieces }: SentenceState) {
  const next = pieces.ahead()
  const deed = next && (deedIn(list, [next]) ?? stateMeant(list, next))
  if (!deed && !isParticiple(next?.text ?? '')) return undefined
  return { date: stateDate(list, deed?.part) ?? dateLike(list, next?.text ?? '') }
}

/** "reparados por Luis el mes pasado": the days of what a person did; else the usual ones. */
function dateOfDoer(state: SentenceState, taken: readonly SentencePiece[]) {
  const { list, said, open } = state
  const usual = state.usual('date')
  // "despachados a Cuenca el lunes", looked up as one of the data: another date would be wrong.
  const isLookedUp = open.some(
    ({ text, path }) => path === undefined && !isCapital(text) && isParticiple(text),
  )
  if (usual?.isCreated && isLookedUp) return undefined
  // What was done by a person to whom records do not belong.
  const piece = taken.findLast(each => isA(each, 'field') && each.field.isPerson)
  const text = isA(piece, 'field') && !piece.field.isOwner ? saidFor(piece.text, said) : ''
  const [doer = ''] = isDeed(text) ? text.split(' ') : []
  const done = doer && partialCondition(list, meantBy(doer, list.synonyms.own) ?? doer)
  if (done) return dateLike(list, doer) ?? stateDate(list, done)
  // "decided by Ana in October", where only the day that they are about is known
  return doer && !usual?.isCreated ? dateLike(list, doer) : usual
}

/** Not "pedidas", though that is a form of "Pedidos". */
const isPlural = ({ field: { labels }, text }: PieceOf<'field'>) =>
  text.endsWith('s') && labels.some(label => fold(label) === fold(text))

/** When the rows began that a reference names: "series de pedidos de ayer", "of orders created today". */
export const begunAt = ({ fields }: SentenceList, piece: SentencePiece | undefined) => {
  const isRows = isA(piece, 'field') && piece.field.shape === 'reference' && isPlural(piece)
  const reference = isRows ? piece.field.path : ''
  return {
    isRows,
    date: fields.find(field => field.isCreated && referenceOf(field) === reference),
  }
}

/** The amount of what was done: "solicitudes aprobadas por más de 10 mil". */
export function amountOfDeed({ list, said, pieces }: SentenceState): SentenceField | undefined {
  const taken = pieces.taken()
  const predicate = taken.slice(taken.findIndex(({ type }) => type === 'list') + 1)
  const deed = deedIn(list, predicate)
  const text = deed ? saidFor(deed.text, said) : ''
  if (!deed || !isParticiple(text) || isDenied(predicate, deed.text)) return undefined
  return list.fields.find(
    field => field.shape === 'money' && isOwn(field) && isOfLabel(field, text),
  )
}

/** "aprobadas con monto mayor a 500": of the amounts that have this word, that of what was done. */
export function fieldMeant(state: SentenceState, { field, isPart, text }: PieceOf<'field'>) {
  const amount = isPart && field.shape === 'money' ? amountOfDeed(state) : undefined
  return amount && isOfLabel(amount, text) ? amount : field
}

/** "entregados a mayoristas el mes pasado": a value, or a word that is part of a state. */
function deedIn(list: SentenceList, predicate: readonly SentencePiece[]): Deed | undefined {
  const deed = predicate.findLast(
    each => isA(each, 'value') && (each.field.isState || isDeed(each.text)),
  )
  return isA(deed, 'value')
    ? { text: deed.text, part: oneOf(deed.field, deed.values) }
    : stateMeant(list, deedWord(predicate))
}

/** "que caducan este mes": the one date on which records themselves end, "Vigente hasta". */
export function dateDue({ fields }: SentenceList, text: string): SentenceField | undefined {
  const isDate = (label: string) => {
    const words = contentOf(label).filter(({ folded }) => !isWordOf('upTo', folded))
    return words.length > 0 && words.every(({ folded }) => isDue(folded))
  }
  const isVerb = isDue(text) && !/(?:d[oa]s?|ed)$/.test(text)
  const [date, ...more] = fields.filter(
    field => isVerb && isOwn(field) && field.shape === 'date' && field.labels.some(isDate),
  )
  return more.length === 0 ? date : undefined
}

/** The date on which records got the states of a condition. */
export function stateDate(list: SentenceList, part: SentenceFilter = {}) {
  const since = statesIn(list, part).map(each => each.since)
  return list.fields.find(({ path }) => since.length > 0 && since.every(name => name === path))
}

const isDenied = (pieces: readonly SentencePiece[], text: string) => {
  const before = pieces.slice(
    0,
    pieces.findLastIndex(piece => piece.text === text),
  )
  return before.findLast(({ type }) => !/^(stop|or|value)$/.test(type))?.type === 'not'
}

/** "canceled by the customer" */
const isDeed = (text: string) => text.includes(' ') && isParticiple(text.split(' ')[0] ?? '')

function stateMeant(list: SentenceList, word: SentencePiece | undefined): Deed | undefined {
  const part = word && partialCondition(list, word.text)
  return part && stateOf(list, part) ? { text: word.text, part } : undefined
}

const deedWord = (predicate: readonly SentencePiece[]) =>
  predicate.findLast(({ type, text }) => type === 'word' && isParticiple(text))

/** The words of the sentence for one of those in their place. */
const saidFor = (text: string, said: ReadonlyMap<string, string>): string =>
  [...said].find(([means]) => ` ${means} `.includes(` ${text} `))?.[1] ?? text

/** The state that a condition asks for. */
export function stateOf(
  { fields }: SentenceList,
  part?: SentenceFilter,
): SentenceField | undefined {
  const { path } = askedOf(part)
  return fields.find(field => field.path === path && field.isState)
}

/** The states that it accepts. */
function statesIn(list: SentenceList, part: SentenceFilter): readonly SentenceValue[] {
  const { asked } = askedOf(part)
  const { values = [] } = stateOf(list, part) ?? {}
  return Array.isArray(asked) ? values.filter(({ value }) => asked.includes(value)) : []
}

/** "aprobados hoy por Ana": the person that a field names by what was done, "Aprobado por", or who gave the state. */
export function doerOf({ list, pieces, parts }: SentenceState, before: string): string | undefined {
  const deed = pieces.taken().findLast(({ text }) => isParticiple(text))
  if (!deed || !isWordOf('by', before)) return undefined
  const start = contentOf(deed.text)[0]?.stem
  const isDoer = (label: string) =>
    tokensOf(label).some(
      ({ stem }, at, words) => stem === start && isWordOf('by', words[at + 1]?.folded),
    )
  const named = list.fields.find(({ isPerson, labels }) => isPerson && labels.some(isDoer))?.path
  const state = parts.findLast(part => stateOf(list, part)) ?? {}
  const [by, ...more] = new Set(statesIn(list, state).map(value => value.by))
  return named ?? (more.length === 0 ? by : undefined)
}
