import { fold } from '../../base/fold'
import { isOwn } from './conditions/condition'
import { wordingsOf } from './labels/labelParts'
import type { SentenceField } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { isA, isAnd, isCapital, isOfData, isTime } from './pieceCursor'
import { inReadingOrder, isNumberField } from './sentenceParts'
import { isWordOf, meaningsOf, phraseWords } from './words/sentenceWords'
import { deedOf, isNameBeside, isParticiple, tokensOf } from './words/tokens'

type Piece = SentencePiece
type Neighbour = Piece | undefined
/** A piece among those around it. */
class Place {
  constructor(
    readonly all: readonly Piece[],
    readonly piece: Piece,
    readonly at: number,
  ) {}
  get last(): Neighbour {
    return this.all[this.at - 1]
  }
  get next(): Neighbour {
    return this.all[this.at + 1]
  }
  /** The pieces before, without small words, the nearest first. */
  get earlier(): readonly Piece[] {
    return this.all
      .slice(0, this.at)
      .filter(({ type }) => type !== 'stop')
      .toReversed()
  }
  /** The next piece that is no small word. */
  get after(): Neighbour {
    return this.all.find(({ type }, at) => at > this.at && type !== 'stop')
  }
}
type PlaceRule = (place: Place) => Piece | undefined

/** What words mean by those around them; each rule sees what the ones before it made of the sentence. */
export const inPlace = (pieces: readonly Piece[]): Piece[] =>
  rules
    .reduce<readonly Piece[]>(
      (all, rule) => all.map((piece, at) => rule(new Place(all, piece, at)) ?? piece),
      inReadingOrder(pieces),
    )
    .filter((piece, at, all) => !isSaidAgain(new Place(all, piece, at)))

const asType =
  (
    type: 'stop' | 'word' | 'or' | 'times' | 'not',
    isMeant: (place: Place) => boolean | undefined,
  ): PlaceRule =>
  place =>
    isMeant(place) ? { type, text: place.piece.text } : undefined

/** "phone number", "número de teléfono": the noun says little beside the field. */
export const isNoun = (text = '') => text.length > 2 && nouns.has(fold(text))
const nouns = phraseWords('nouns')

/** "handled by technician Luis" names one field twice, "de Ana o de Luis" says "of" again. */
const isSaidAgain = ({ all, at, piece, last, next }: Place) =>
  isA(piece, 'field')
    ? isA(next, 'field') && next.field === piece.field
    : isA(piece, 'stop') && isA(last, 'or') && all[at - 3]?.text === piece.text

const units = meaningsOf('units')
const befores = [...phraseWords('ofUnit')]

/** "de la semana", "of the year" are the present ones; before days a month or a year says nothing more. */
function unitMeant({ all, at, piece, next, after }: Place): Piece | undefined {
  const { text } = piece
  const unit = isA(piece, 'word', 'stop') && units.get(tokensOf(text)[0]?.folded ?? '')
  if (!unit) return undefined
  const isDated = isA(after, 'days') && after.days.from !== after.days.to
  if (isDated && /^this (month|year)$/.test(unit)) return { type: 'stop', text }
  const words = all.slice(0, at).map(each => each.text.toLowerCase())
  const isOf = befores.some(before => ` ${words.join(' ')}`.endsWith(` ${before}`))
  const isMore = isA(after, 'days') || isA(next, 'number', 'word')
  return isOf && !isMore ? { type: 'period', period: unit, text } : undefined
}

/** "between 80 and 120 dollars": both ends are amounts. */
function moneyRange({ all, at, piece, last }: Place): Piece | undefined {
  const end = all[at + 2]
  const isRange = isA(last, 'compare') && isA(end, 'number') && end.isMoney
  return isA(piece, 'number') && isRange ? { ...piece, isMoney: true } : undefined
}

/** "from Quito" tells a place, "sobre garantía" a topic; "from 100" and "from March" begin something. */
function isPlaceWord({ piece, after }: Place) {
  if (!isA(piece, 'compare')) return false
  if (isWordOf('topic', piece.text)) return isA(after, 'value', 'word')
  return froms.has(fold(piece.text)) && !isA(after, 'number') && !isTime(after)
}

const froms = phraseWords('from')

/** "Manta, Portoviejo o Loja": among alternatives a comma is their "or". */
function isComma({ all, at, piece }: Place): boolean {
  if (piece.text !== ',') return false
  const end = all.findIndex((each, to) => to > at && (isA(each, 'or') || isAnd(each.text)))
  const listed = all.slice(at - 1, end + 2).filter(each => !isA(each, 'stop', 'or'))
  const kindOf = (each: Piece) =>
    isOfData(each) || (isA(each, 'value') ? each.field.path : each.type)
  const isAlike = new Set(listed.map(kindOf)).size === 1
  return isA(all[end], 'or') && isAlike && listed.length > 2
}

/** Other names of related rows mean them only where they are counted: "con más de 2 consultas", "con consultas". */
function isOtherName({ piece, earlier: [before, ...more] }: Place) {
  if (!isA(piece, 'count') || !piece.isName) return false
  // "los 5 celulares más caros" counts the rows of the list.
  if (isA(before, 'number')) return more.length === 0
  const isRows = !isWordOf('unlike', before?.text) || more.some(each => isA(each, 'count'))
  const isMany = piece.text.endsWith('s') && isA(before, 'with', 'not') && isRows
  return !isMany && !isA(before, 'after')
}

/** "de Celulares del Sur", "of Retail Norte": the first word of a name in capitals. */
function isNameWord({ all, at, piece, last, next }: Place) {
  const isField = isA(piece, 'field') && piece.field.shape !== 'reference'
  const name = isField && isA(next, 'stop') ? all[at + 2] : next
  const isNamed = isA(name, 'word') || (isField && isA(name, 'value'))
  // "Redmi Note 13"
  const isModel = isField && isA(last, 'word') && isCapital(last.text) && isA(next, 'number')
  if (isModel && isCapital(piece.text)) return true
  const isFirst = isA(last, 'stop', 'word') && (isField || isA(piece, 'value'))
  return isFirst && isNamed && isCapital(piece.text) && isCapital(name.text)
}

/** "por Marco" beside "Marca": other genders of a noun are no forms of it, but names. */
function isPersonName({ at, piece }: Place) {
  if (at === 0 || !('field' in piece)) return false
  const words = [...wordingsOf(piece.field), ...(piece.field.said ?? [])].flatMap(tokensOf)
  return tokensOf(piece.text).some(token => isNameBeside(token, words))
}

/** "lista PVP": words of the data, and what a referenced record also has. */
const isName = (piece: Neighbour) =>
  isA(piece, 'word') ||
  (isA(piece, 'field') && !isOwn(piece.field) && /^\p{Lu}+$/u.test(piece.text))
const isNameOfRecord = ({ piece, last }: Place) =>
  isA(last, 'field') && last.field.shape === 'reference' && isName(piece)

/** "new this month", "new customers of this week"; else the word is part of a name. */
const isOtherNew = ({ all, at, piece }: Place) =>
  isA(piece, 'newly') && !isTime(all.slice(at + 1).find(each => !isA(each, 'stop', 'list')))

/** "the last 10 orders"; "last visited" is a deed. */
const isOtherLast = ({ piece, after }: Place) =>
  isA(piece, 'sort') && isWordOf('lastDay', piece.text) && !isA(after, 'number', 'list')

/** A request such as "find" or "need" begins a sentence; elsewhere it says something: "orders that need approval". */
const isLateRequest = ({ all, at, piece, last, earlier }: Place) =>
  isA(piece, 'stop') &&
  requests.has(fold(piece.text)) &&
  (earlier.some(({ type }) => type !== 'list') ||
    (isA(all[at - 2], 'list') && clauses.has(fold(last?.text ?? ''))))
const clauses = phraseWords('pending', 'relative')
const requests = phraseWords('requests')

/** "productos más vendidos": only numbers are compared with others. */
const isOtherThan = ({ piece, after }: Place) =>
  isA(piece, 'sort') &&
  piece.sort.startsWith('than') &&
  !(isA(after, 'field') && isNumberField(after.field))

/** "placed in May", "placed by Ana", "hizo Ana" say that records began; "two open cases" is a state. */
const isOtherDeed = ({ piece, next }: Place) =>
  isA(piece, 'created') &&
  !isCapital(next?.text) &&
  !isA(next, 'stop', 'mine', 'period', 'days', 'compare', 'field')

/** "de la lista mayoristas", "código 0190": words of the data follow. */
const isBeforeName = ({ last, next }: Place, { shape }: SentenceField) =>
  (shape === 'reference' &&
    !isA(last, 'word') &&
    (isName(next) || (isA(next, 'value') && isCapital(next.text)))) ||
  (shape === 'text' && isA(next, 'number'))

/** "saldo mayor a 500", "saldo no mayor a 500" */
const isBeforeCompare = ({ all, after }: Place) =>
  isA(isA(after, 'not') ? all[all.indexOf(after) + 1] : after, 'compare')

/** "top 10 customers by balance", "saldo de mayor a menor" */
const isInOrder = ({ earlier, after }: Place) =>
  isA(after, 'order') ||
  isA(
    earlier.find(each => !isA(each, 'list', 'number')),
    'sort',
    'order',
  )

/** A word of a label names its field only beside a word that asks for it: "sin guía", "saldo mayor a 0". */
function isOtherWord(place: Place) {
  const { piece, last, after, earlier } = place
  if (!isA(piece, 'field') || !piece.isPart) return false
  const { field, text } = piece
  const [before] = earlier
  const isNumber = isNumberField(field)
  // "de Pedro Salas": a name goes on
  const isNameOn = isA(last, 'word') && isCapital(last.text) && isCapital(text)
  if (isNameOn && !isParticiple(text)) return true
  // "sin decidir" denies a deed, not a field.
  const isAsked = isA(before, 'with') || (isA(before, 'not') && deedOf(text) === undefined)
  const isOrdered = isInOrder(place) && (isNumber || field.shape === 'date')
  const isBound = isNumber && (isBeforeCompare(place) || isA(before, 'number'))
  const isDated = field.shape === 'date' && (isA(after, 'compare', 'overdue') || isTime(after))
  const isMeant = isAsked || isOrdered || isBound || isDated || isA(after, 'empty')
  return !isMeant && !isBeforeName(place, field)
}

const rules: readonly PlaceRule[] = [
  // "unos 500"
  asType('word', ({ piece, next }) => isWordOf('about', piece.text) && isA(next, 'number')),
  // "todos los vendedores menos Ana", "esta semana menos hoy"
  asType(
    'not',
    ({ piece, next }) =>
      isWordOf('minus', piece.text) &&
      (isTime(next) || (isA(next, 'word') && isCapital(next.text))),
  ),
  // "ya no compran" was once so.
  asType('times', ({ piece, next }) => isWordOf('ceased', piece.text) && isA(next, 'not')),
  unitMeant,
  moneyRange,
  asType('or', isComma),
  asType('stop', isPlaceWord),
  asType(
    'stop',
    ({ all, at, piece, next }) =>
      isNoun(piece.text) && isA(next, 'stop') && isA(all[at + 2], 'field'),
  ),
  asType('word', isPersonName),
  asType('word', isOtherWord),
  asType('word', isNameOfRecord),
  asType('word', isOtherName),
  asType('word', isNameWord),
  asType('word', isOtherNew),
  asType('word', isOtherLast),
  asType('word', isLateRequest),
  asType('word', isOtherDeed),
  asType('word', isOtherThan),
]
