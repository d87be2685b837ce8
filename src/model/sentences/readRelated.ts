import { meantBy } from './knownWords'
import type { SentencePiece } from './lexSentence'
import { partialCondition } from './partialMatch'
import type { PieceCursor } from './pieceCursor'
import type { SentenceCount, SentenceField, SentenceFilter } from './sentenceList'
import { dayBoundsOf, isAnd, oppositeOf, rangeOfPeriod } from './sentenceParts'
import { type SentenceState, usualOf } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'

type RowsPiece = Extract<SentencePiece, { type: 'count' }>

/** A number of related rows; what follows is theirs: days, an amount, a state. */
export function readRelated(
  state: SentenceState,
  { count: { count, via, fields, synonyms } }: RowsPiece,
  bound: SentenceFilter = { gte: 1 },
) {
  const where: SentenceFilter[] = []
  const next = () =>
    isOtherBound(state.pieces, bound) ? undefined : rowPart(state, { fields, synonyms })
  for (let part = next(); part; part = next()) where.push(part)
  const isSome = where.length > 0
  state.add({
    related: { count, via, ...(isSome && { where: Object.assign({}, ...where) }), ...bound },
  })
}

/** "more than 3 orders and less than 10": a bound of their number. */
function isOtherBound(pieces: PieceCursor, bound: SentenceFilter): boolean {
  const [and, compare, number] = [pieces.peek(), pieces.peek(1), pieces.peek(2)]
  if (compare?.type !== 'compare' || number?.type !== 'number' || number.isMoney) return false
  return isAnd(and?.text) && oppositeOf(compare.op).some(op => op in bound)
}

function rowPart(
  state: SentenceState,
  { fields, synonyms }: Pick<SentenceCount, 'fields' | 'synonyms'>,
) {
  const next = state.pieces.ahead(0)
  if (next?.type === 'period' || next?.type === 'days' || next?.type === 'compare')
    return boundOfRows(state, fields)
  const text = next?.type === 'word' ? state.pieces.aheadWords() : ''
  const part = text ? partialCondition({ fields }, meantBy(text, synonyms) ?? text) : undefined
  if (part) state.pieces.takeOf('word')
  while (part && state.pieces.peek()?.type === 'word') state.pieces.take()
  return part
}

function boundOfRows(
  state: SentenceState,
  fields: readonly SentenceField[],
): SentenceFilter | undefined {
  const { pieces } = state
  const isCompared = pieces.ahead(0)?.type === 'compare'
  const value = pieces.ahead(isCompared ? 1 : 0)
  const isAmount = value?.type === 'number'
  const field = usualOf(fields, isAmount ? 'money' : 'date')?.path
  const isDate = value?.type === 'period' || value?.type === 'days'
  if (field === undefined || !(isAmount || isDate)) return undefined
  const compare = pieces.takeOf('compare')
  const condition = isAmount ? amountOfRows(pieces, compare?.op) : daysOfRows(state, compare?.op)
  return condition && { [field]: condition }
}

function amountOfRows(pieces: PieceCursor, op: SentenceOperator = 'eq') {
  const number = pieces.takeOf('number')?.number
  const end = op === 'between' ? pieces.takeOf('number')?.number : undefined
  return end === undefined ? { [op]: number } : { gte: number, lte: end }
}

function daysOfRows({ pieces, today }: SentenceState, op?: SentenceOperator) {
  const dates = pieces.takeOf('period', 'days')
  if (dates?.type === 'period' && !op) return { during: dates.period.replace('within', 'last') }
  const range = dates?.type === 'days' ? dates.days : rangeOfPeriod(dates?.period ?? '', today)
  const end = pieces.takeEnd('days')
  return range && dayBoundsOf(end ? 'between' : (op ?? 'eq'), range, end?.days.to)
}
