import { fold } from '../../base/fold'
import { onlyCondition } from './conditions/partialMatch'
import type { SentenceFilter } from './labels/sentenceList'
import type { PieceOf } from './lexSentence'
import { isAnd, isCode } from './pieceCursor'
import { amountOf, readBoundNumber } from './readComparisons'
import { readDates } from './readDates'
import { readRelated } from './readRelated'
import type { SentenceState } from './sentenceState'
import { isWordOf, phraseWords } from './words/sentenceWords'

type NumberPiece = PieceOf<'number'>

/** A number alone is an amount with a sign of money, or with "or more" after it. */
export function readBareNumber(state: SentenceState, piece: NumberPiece) {
  const { pieces, open } = state
  const last = open.at(-1)
  const isJoined = pieces.peek(-2)?.type === 'or' || isAnd(pieces.peek(-2)?.text)
  const isListed = isJoined && last !== undefined && pieces.peek(-3)?.text === last.text
  // "bodegas 019 y 002"
  if (isListed && (last.path || isCode(last.text)))
    return open.push({ ...last, text: piece.text, isOr: true })
  if (isCode(piece.text)) return open.push({ text: piece.text })
  const day = pieces.takeDaysFrom(piece)
  if (day) return readDates(state, state.usual('date'), day)
  const [next, count] = [pieces.ahead(0)?.type, pieces.ahead(1)?.type]
  const end = next === 'number' && count === 'count' ? pieces.takeEnd('number') : undefined
  const after = next === 'after' && count === 'count' ? pieces.takeOf('after') : undefined
  const rows = pieces.takeOf('count')
  const bound = end ? { gte: piece.number, lte: end.number } : { [after?.op ?? 'eq']: piece.number }
  if (rows) return readRelated(state, rows, bound)
  if (!readTerm(state, piece)) readBareAmount(state, piece)
}

function readBareAmount(state: SentenceState, piece: NumberPiece) {
  const { pieces } = state
  const small = pieces.peek(-2)?.text
  // "del 1358 al 1370" are numbers of records.
  const isOf = isWordOf('origin', small) && !isWordOf('onDay', small)
  const end = pieces.takeEnd('number')
  const op = end ? undefined : pieces.takeOf('after')?.op
  // "que rondan los $800" compares in words that are not understood.
  if (!op && !end && isAfterUnknown(state)) return state.tell(piece.text)
  const isMoney = piece.isMoney || end?.isMoney === true
  const amount = isMoney || op || (end && isOf) ? amountOf(state, isMoney) : undefined
  const field = pieces.takeNumberField(isMoney) ?? amount
  if (field && op) state.add({ [field.path]: { [op]: piece.number } })
  else if (!end) readBoundNumber(state, field, piece)
  else if (field) state.add({ [field.path]: { gte: piece.number, lte: end.number } })
  else state.tell(piece.text, end.text)
}

/** A word that nothing knows stands before the number that was taken. */
function isAfterUnknown({ pieces }: SentenceState): boolean {
  const before = pieces.taken().slice(0, -1)
  const last = before.findLast(({ text }) => !/^(l[oa]s?|el|the|de|a|than)$/i.test(text))
  return last?.type === 'word' && /^\P{Lu}/u.test(last.text)
}

const termWords = phraseWords('term')

/** "a 30 días plazo": a number and its unit are the only value of a choice. */
function readTerm(state: SentenceState, { text }: NumberPiece): boolean {
  const { list, pieces, parts } = state
  const unit = pieces.peek()
  const isUnit = unit?.type === 'word' || (unit?.type === 'stop' && !isWordOf('upTo', unit.text))
  if (!isUnit) return false
  const part = onlyCondition(list, `${text} ${unit.text}`)
  if (!part) return false
  pieces.take()
  const next = pieces.peek()
  if (next?.type === 'word' && termWords.has(fold(next.text))) pieces.take()
  const [[path = '', values] = []] = Object.entries(part)
  // "credit orders of 30 days": one of the values that were named.
  const isWider = (each: SentenceFilter) => [each[path]].flat().includes([values].flat()[0])
  const wider = parts.findIndex(each => Array.isArray(each[path]) && isWider(each))
  if (wider >= 0) parts.splice(wider, 1)
  state.add(part)
  return true
}
