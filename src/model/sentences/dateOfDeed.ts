import { dateLike, isOfLabel, partialCondition } from './conditions/partialMatch'
import { meantBy } from './knownWords'
import { contentOf } from './labels/labelParts'
import type { SentenceField, SentenceFilter, SentenceList } from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
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

/** The date that days without a name mean: of what was done before them, else the usual one; undefined if no date says when. */
export function dateOfDeed(
  state: SentenceState,
  taken: readonly SentencePiece[],
  days: DaysSaid,
): SentenceField | undefined {
  const { list } = state
  if (days.isOfList) return state.usual('date')
  // "who sent deposits today": the deed stands before the list.
  const isClause = isWordOf('relative', taken[0]?.text)
  const at = taken.findIndex(({ type }) => type === 'list')
  // "Order on hold" is a state that names the list.
  const predicate = isClause || days.isLasting || at >= 0 ? taken.slice(isClause ? 0 : at + 1) : []
  const lasting = days.isLasting ? predicate.findLast(({ type }) => type === 'word') : undefined
  const meant = deedIn(list, predicate) ?? stateMeant(list, lasting)
  if (meant) return dateOfValue(state, { meant, predicate }, days)
  // "confirmed deposits today"
  const isBare = predicate.every(({ type, text }) => type === 'stop' && !isWordOf('origin', text))
  const before = isBare && !days.isOlder ? deedIn(list, taken) : undefined
  if (before)
    return dateOfValue(state, { meant: before, predicate: taken }, days) ?? state.usual('date')
  const word = isClause ? deedWord(predicate) : undefined
  return (word && dateLike(list, word.text)) ?? dateOfDoer(state, taken)
}

interface DeedSaid {
  readonly meant: NonNullable<ReturnType<typeof deedIn>>
  readonly predicate: readonly SentencePiece[]
}
function dateOfValue(
  state: SentenceState,
  { meant, predicate }: DeedSaid,
  { isOlder, isLasting }: DaysSaid,
) {
  const { list, said } = state
  const usual = state.usual('date')
  const date = stateDate(list, { [meant.field.path]: meant.values })
  if (isLasting) return date
  // What was not done has no day.
  const isUndone = isOlder && isDenied(predicate, meant.text)
  if (isUndone || !isParticiple(saidFor(meant.text, said))) return usual
  // The day for which an event is planned is meant: "appointments canceled this month".
  return date ?? dateLike(list, meant.text) ?? (usual?.isPlanned ? usual : undefined)
}

/** "llevan más de una semana retenidos": the date, if any, since when records are in the state that follows. */
export function deedAhead({ list, pieces }: SentenceState) {
  const next = pieces.ahead(0)
  const isValue = next?.type === 'value' && next.field.isState
  const state = isValue ? next : next?.type === 'word' ? stateMeant(list, next) : undefined
  if (!next || (!state && !isParticiple(next.text))) return undefined
  const date = state && stateDate(list, { [state.field.path]: state.values })
  return { date: date ?? dateLike(list, next.text) }
}

/** "reparados por Luis el mes pasado": the days of what a person did; else the usual ones. */
function dateOfDoer(state: SentenceState, taken: readonly SentencePiece[]) {
  const { list } = state
  const usual = state.usual('date')
  // "despachados a Cuenca el lunes", where nothing is called so: another date would be wrong.
  if (usual?.isCreated && isLastDeed(state)) return undefined
  const doer = doerIn(state, taken)
  const done = doer && partialCondition(list, meantBy(doer, list.synonyms.own) ?? doer)
  return doer && done ? (dateLike(list, doer) ?? stateDate(list, done)) : usual
}

/** The amount of what was done: "solicitudes aprobadas por más de 10 mil". */
export function amountOfDeed({ list, said, pieces }: SentenceState): SentenceField | undefined {
  const taken = pieces.taken()
  const predicate = taken.slice(taken.findIndex(({ type }) => type === 'list') + 1)
  const meant = deedIn(list, predicate)
  const text = meant ? saidFor(meant.text, said) : ''
  if (!meant || !isParticiple(text) || isDenied(predicate, meant.text)) return undefined
  const isMeant = (field: SentenceField) =>
    field.shape === 'money' && !field.path.includes('.') && isOfLabel(field, text)
  return list.fields.find(isMeant)
}

/** "aprobadas con monto mayor a 500": of the amounts that have this word, that of what was done. */
export function fieldMeant(state: SentenceState, { field, isPart, text }: PieceOf<'field'>) {
  const amount = isPart && field.shape === 'money' ? amountOfDeed(state) : undefined
  return amount && isOfLabel(amount, text) ? amount : field
}

function deedIn(list: SentenceList, predicate: readonly SentencePiece[]) {
  const deed = predicate.findLast(
    each => each.type === 'value' && (each.field.isState || isDeed(each.text)),
  )
  return deed?.type === 'value' ? deed : deedMeant(list, predicate)
}

/** What was done by a person to whom records do not belong. */
function doerIn({ said }: SentenceState, taken: readonly SentencePiece[]): string | undefined {
  const piece = taken.findLast(each => each.type === 'field' && each.field.isPerson)
  if (piece?.type !== 'field' || piece.field.isOwner) return undefined
  const text = saidFor(piece.text, said)
  return isDeed(text) ? text.split(' ')[0] : undefined
}

/** The date on which records got the states of a condition. */
function stateDate({ fields }: SentenceList, part: SentenceFilter = {}) {
  const [[path, values] = []] = Object.entries(part)
  const field = fields.find(each => each.path === path)
  if (!Array.isArray(values) || !field?.isState) return undefined
  const since = values.map(each => field.values?.find(({ value }) => value === each)?.since)
  return fields.find(({ path }) => since.every(name => name === path))
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

/** "entregados a mayoristas el mes pasado": a word that is part of a state says what was done. */
const deedMeant = (list: SentenceList, predicate: readonly SentencePiece[]) =>
  stateMeant(list, deedWord(predicate))

function stateMeant(list: SentenceList, word: SentencePiece | undefined) {
  const [[path, values] = []] = Object.entries((word && partialCondition(list, word.text)) ?? {})
  const field = list.fields.find(each => each.path === path)
  return word && field?.isState && Array.isArray(values)
    ? { text: word.text, field, values: values as readonly unknown[] }
    : undefined
}

const deedWord = (predicate: readonly SentencePiece[]) =>
  predicate.findLast(({ type, text }) => type === 'word' && isParticiple(text))

/** A word that says what was done was looked up as one of the data. */
const isLastDeed = ({ open }: SentenceState) =>
  open.some(({ text, path }) => path === undefined && /^\p{Ll}/u.test(text) && isParticiple(text))

/** The words of the sentence for one of those in their place. */
const saidFor = (text: string, said: ReadonlyMap<string, string>): string =>
  [...said].find(([means]) => ` ${means} `.includes(` ${text} `))?.[1] ?? text

/** The state that a condition asks for. */
export function stateOf({ fields }: SentenceList, part: SentenceFilter): SentenceField | undefined {
  const [path] = Object.keys(part)
  return fields.find(field => field.path === path && field.isState)
}

/** "aprobados hoy por Ana": the person that a field names by what was done, "Aprobado por", or who gave the state. */
export function doerOf({ list, pieces, parts }: SentenceState, before: string): string | undefined {
  if (!isWordOf('by', before)) return undefined
  const deeds = pieces.taken().filter(({ text }) => isParticiple(text))
  const start = contentOf(deeds.at(-1)?.text ?? '')[0]?.stem
  const isDoer = (label: string) =>
    tokensOf(label).some(
      ({ stem }, at, words) => stem === start && isWordOf('by', words[at + 1]?.folded),
    )
  const named = list.fields.find(({ isPerson, labels }) => isPerson && labels.some(isDoer))?.path
  const state = parts.findLast(part => stateOf(list, part)) ?? {}
  const values = stateOf(list, state)?.values?.filter(({ value }) =>
    [Object.values(state)[0]].flat().includes(value),
  )
  const [by, ...more] = new Set(values?.map(value => value.by))
  return named ?? (deeds.length > 0 && more.length === 0 ? by : undefined)
}
