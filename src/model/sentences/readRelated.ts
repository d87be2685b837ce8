import { partialCondition } from './conditions/partialMatch'
import { meantBy } from './knownWords'
import type { SentenceCount, SentenceFilter } from './labels/sentenceList'
import type { PieceOf, SentencePiece } from './lexSentence'
import { isA, isAnd, isTime, type PieceCursor } from './pieceCursor'
import { takeBound } from './readAmounts'
import { daysLasting, saidDays } from './readDates'
import { dayBoundsOf, isAgo, oppositeOf } from './sentenceParts'
import { type SentenceState, usualOf } from './sentenceState'
import type { SentenceOperator } from './words/languageWords'
import { isWordOf } from './words/sentenceWords'

/** "with rejected deposits": what stands before related rows is theirs. */
export const rowsFirst = (
  pieces: readonly SentencePiece[],
  said: ReadonlyMap<string, string>,
): readonly SentencePiece[] =>
  pieces.map((piece, at) => {
    const [before, next] = [pieces[at - 1], pieces[at + 1]]
    if (isBeforeRows(piece, next, said)) return next
    return before && isBeforeRows(before, piece, said) ? before : piece
  })

const isBeforeRows = (
  { type, text }: SentencePiece,
  next: SentencePiece | undefined,
  said: ReadonlyMap<string, string>,
): next is PieceOf<'count'> =>
  (type === 'word' || type === 'value') &&
  next?.type === 'count' &&
  rowCondition(next.count, said.get(text) ?? text) !== undefined

function rowCondition(rows: Pick<SentenceCount, 'fields' | 'synonyms'>, text: string) {
  const means = meantBy(text, rows.synonyms) ?? text
  // "pendientes" are "no visita cerrada".
  const isDenied = isWordOf('not', means)
  return partialCondition(rows, isDenied ? means.replace(/^\S+ /, '') : means, isDenied)
}

/** A number of related rows; what follows is theirs: days, an amount, a state. */
export function readRelated(
  state: SentenceState,
  { text, count: { count, via, fields, synonyms } }: PieceOf<'count'>,
  bound: SentenceFilter = { gte: 1 },
) {
  const [number, small] = [state.pieces.peek(-3), state.pieces.peek(-2)]
  // "more than 10 thousand in orders" is their amount.
  if (number?.type === 'number' && isWordOf('within', small?.text))
    return state.tell(number.text, text)
  const where: SentenceFilter[] = []
  const isDeed = [...state.said.keys()].some(
    means => isWordOf('with', means) && means.endsWith(` ${text}`),
  )
  const isClause = isWordOf('whose', small?.text)
  const rows = { fields, synonyms, isNone: bound.eq === 0, isDeed, isClause }
  const next = () => (isOtherBound(state.pieces, bound) ? undefined : rowPart(state, rows))
  let times = timesOf(state.pieces)
  for (let part = next(); part; part = next()) {
    where.push(part)
    times ??= timesOf(state.pieces)
  }
  const isSome = where.some(part => Object.keys(part).length > 0)
  const own = state.pieces.taken()
  const from = own.findLastIndex(piece => piece.text === text && piece.type === 'count') - 2
  const isAny = isSome && bound.gte === 1
  const all = isAny && own.slice(Math.max(0, from)).find(({ text }) => isWordOf('all', text))
  // All of their rows, or only such rows: that is not asked.
  if (all) return state.tell(...own.slice(own.indexOf(all)).map(piece => piece.text))
  state.add({
    related: {
      count,
      via,
      ...(isSome && { where: Object.assign({}, ...where) }),
      ...(times ?? bound),
    },
  })
}

/** "visited more than 3 times" */
function timesOf(pieces: PieceCursor): SentenceFilter | undefined {
  const at = pieces.isBefore('compare') ? 1 : 0
  const number = pieces.ahead(at)
  if (!isA(number, 'number') || !isA(pieces.ahead(at + 1), 'times')) return undefined
  const op = pieces.takeOf('compare')?.op ?? 'eq'
  pieces.takeOf('number')
  pieces.takeOf('times')
  return { [op]: number.number }
}

/** "more than 3 orders and less than 10": a bound of their number. */
function isOtherBound(pieces: PieceCursor, bound: SentenceFilter): boolean {
  const [and, compare, number] = [pieces.peek(), pieces.peek(1), pieces.peek(2)]
  if (!isA(compare, 'compare') || !isA(number, 'number') || number.isMoney) return false
  return isAnd(and?.text) && oppositeOf(compare.op).some(op => op in bound)
}

interface Rows extends Pick<SentenceCount, 'fields' | 'synonyms'> {
  /** There are none. */
  readonly isNone: boolean
  /** "compraron más de 500" is the sum of several. */
  readonly isDeed: boolean
  /** "whose deposits were rejected" */
  readonly isClause: boolean
}
function rowPart(state: SentenceState, rows: Rows): SentenceFilter | undefined {
  const { pieces, said } = state
  const next = pieces.ahead()
  // "compraron hace 2 meses" is no period, but none since then is one.
  if (isAgo(next) && !(rows.isNone && daysLasting(next))) return undefined
  if (isTime(next) || isA(next, 'compare')) return boundOfRows(state, rows)
  // "con depósitos rechazados": the list itself may have a state of that name.
  const isBeside = isA(next, 'value') && (pieces.peek() === next || rows.isClause)
  const text = isA(next, 'word') ? pieces.aheadWords() : isBeside ? next.text : ''
  const part = rowCondition(rows, said.get(text) ?? text)
  if (part) pieces.takeOf('word', 'value')
  return part
}

function boundOfRows(
  state: SentenceState,
  { fields, isNone, isDeed }: Rows,
): SentenceFilter | undefined {
  const { pieces } = state
  const value = pieces.ahead(pieces.isBefore('compare') ? 1 : 0)
  const isAmount = isA(value, 'number')
  const field = usualOf(fields, isAmount ? 'money' : 'date')?.path
  if (field === undefined || !(isAmount || isTime(value))) return undefined
  const compare = pieces.takeOf('compare')
  if (isAmount && isDeed) state.tell(compare?.text, pieces.takeOf('number')?.text)
  if (isAmount && isDeed) return {}
  const op = compare?.op
  const number = isAmount ? pieces.takeOf('number') : undefined
  const condition = number ? takeBound(pieces, number, op)?.bound : daysOfRows(state, op, isNone)
  return condition && { [field]: condition }
}

/** None "for more than 60 days" are none in the last 60 days. */
function daysOfRows(
  { pieces, today }: SentenceState,
  op: SentenceOperator | undefined,
  isNone: boolean,
) {
  const dates = pieces.takeOf('period', 'days')
  if (isA(dates, 'period') && !op)
    return { during: dates.period.replace(isNone ? /within|older than|ago/ : 'within', 'last') }
  const range = dates && saidDays(dates, today)
  const end = pieces.takeEnd('days')
  if (isNone && !op && isA(dates, 'days') && dates.days.isAgo) return { gte: range?.from }
  const asked = end ? 'between' : (op ?? 'eq')
  return range && dayBoundsOf(asked, { ...range, to: end?.days.to ?? range.to })
}
