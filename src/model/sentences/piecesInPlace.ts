import { fold } from '../../base/fold'
import type { SentenceField } from './labels/sentenceList'
import type { SentencePiece } from './lexSentence'
import { isAnd, isCapital, isOfData, isTime } from './pieceCursor'
import { isNumberField } from './sentenceParts'
import { isWordOf, meaningsOf, phraseWords } from './words/sentenceWords'
import { deedOf, isNameBeside, isParticiple, tokensOf } from './words/tokens'

type Piece = SentencePiece
type All = readonly Piece[]
type PlaceRule = (all: All, at: number) => Piece | undefined

/** What words mean by those around them; each rule sees what the ones before it made of the sentence. */
export const inPlace = (pieces: All): Piece[] =>
  rules
    .reduce<All>((all, rule) => all.map((piece, at) => rule(all, at) ?? piece), pieces)
    .filter((piece, at, all) => !isSameField(piece, all[at + 1]) && !isOfAgain(all, at))

const asType =
  <T extends 'stop' | 'word' | 'or' | 'times' | 'not'>(
    type: T,
    isMeant: (all: All, at: number) => boolean,
  ): PlaceRule =>
  (all, at) =>
    isMeant(all, at) ? { type, text: all[at]?.text ?? '' } : undefined

const after = (all: All, at: number) => all.slice(at + 1).find(({ type }) => type !== 'stop')

/** "phone number", "número de teléfono": the noun says little beside the field. */
export const isNoun = (text = '') => text.length > 2 && nouns.has(fold(text))
const nouns = phraseWords('nouns')

/** "handled by technician Luis": both name one field. */
const isSameField = (piece: Piece, next: Piece | undefined) =>
  piece.type === 'field' && next?.type === 'field' && piece.field === next.field

/** "de Ana o de Luis" */
const isOfAgain = (all: All, at: number) =>
  all[at]?.type === 'stop' && all[at - 1]?.type === 'or' && all[at - 3]?.text === all[at].text

const units = meaningsOf('units')
const befores = [...phraseWords('ofUnit')]

/** "de la semana", "of the year" are the present ones; before days a month or a year says nothing more. */
function unitMeant(all: All, at: number): Piece | undefined {
  const { type, text = '' } = all[at] ?? {}
  const unit = units.get(tokensOf(text)[0]?.folded ?? '')
  if (!unit || (type !== 'word' && type !== 'stop')) return undefined
  const words = all.slice(0, at).map(piece => piece.text.toLowerCase())
  const next = after(all, at)
  const isDated = next?.type === 'days' && next.days.from !== next.days.to
  if (isDated && /^this (month|year)$/.test(unit)) return { type: 'stop', text }
  const isNamed = next?.type === 'days' || all[at + 1]?.type === 'number'
  const isOf = befores.some(before => ` ${words.join(' ')}`.endsWith(` ${before}`))
  const isMore = all[at + 1]?.type === 'word'
  return isOf && !isNamed && !isMore ? { type: 'period', period: unit, text } : undefined
}

/** "between 80 and 120 dollars": both ends are amounts. */
function moneyRange(all: All, at: number): Piece | undefined {
  const [number, , end] = all.slice(at)
  const isRange = all[at - 1]?.type === 'compare' && number?.type === 'number'
  return isRange && end?.type === 'number' && end.isMoney ? { ...number, isMoney: true } : undefined
}

/** "from Quito" tells a place, "sobre garantía" a topic; "from 100" and "from March" begin something. */
function isPlaceWord(all: All, at: number): boolean {
  if (all[at]?.type !== 'compare' || !/^(from|desde|sobre)$/i.test(all[at].text)) return false
  const next = after(all, at)
  if (/^sobre$/i.test(all[at].text)) return next?.type === 'value' || next?.type === 'word'
  return next?.type !== 'number' && !isTime(next)
}

/** "Manta, Portoviejo o Loja": among alternatives a comma is their "or". */
function isComma(all: All, at: number): boolean {
  if (all[at]?.text !== ',') return false
  const end = all.findIndex(({ type, text }, to) => to > at && (type === 'or' || isAnd(text)))
  const listed = all.slice(at - 1, end + 2).filter(({ type }) => !/^(stop|or)$/.test(type))
  const isAlike = new Set(listed.map(piece => isOfData(piece) || piece.type)).size === 1
  return all[end]?.type === 'or' && isAlike && listed.length > 2
}

/** Other names of related rows mean them only where they are counted: "con más de 2 consultas", "con consultas". */
function isOtherName(all: All, at: number): boolean {
  const piece = all[at]
  if (piece?.type !== 'count' || !piece.isName) return false
  const [last, ...more] = all
    .slice(0, at)
    .filter(({ type }) => type !== 'stop')
    .toReversed()
  const before = last?.type ?? ''
  // "los 5 celulares más caros" counts the rows of the list.
  if (before === 'number' && more.length === 0) return true
  const isRows = !isWordOf('unlike', last?.text) || more.some(({ type }) => type === 'count')
  const isMany = piece.text.endsWith('s') && /^(with|not)$/.test(before) && isRows
  return !isMany && before !== 'number' && before !== 'after'
}

/** "de Celulares del Sur", "of Retail Norte": the first word of a name in capitals. */
function isNameWord(all: All, at: number): boolean {
  const [piece, next, more] = all.slice(at)
  const isField = piece?.type === 'field' && piece.field.shape !== 'reference'
  const name = isField && next?.type === 'stop' ? more : next
  const isNamed = isField ? name?.type === 'word' || name?.type === 'value' : name?.type === 'word'
  const isFirst =
    /^(stop|word)$/.test(all[at - 1]?.type ?? '') && (isField || piece?.type === 'value')
  return isFirst && isNamed && isCapital(piece.text) && isCapital(name?.text)
}

/** "por Marco" beside "Marca": other genders of a noun are no forms of it, but names. */
function isPersonName(all: All, at: number): boolean {
  const piece = all[at]
  if (at === 0 || !piece || !('field' in piece)) return false
  const { labels, said = [], values = [] } = piece.field
  const words = [...labels, ...said, ...values.flatMap(value => value.labels)].flatMap(tokensOf)
  return tokensOf(piece.text).some(token => isNameBeside(token, words))
}

/** "lista PVP": words of the data, and what a referenced record also has. */
const isName = (piece: Piece | undefined) =>
  piece?.type === 'word' ||
  (piece?.type === 'field' && piece.field.path.includes('.') && /^\p{Lu}+$/u.test(piece.text))
const isNamedValue = (piece: Piece | undefined) => piece?.type === 'value' && isCapital(piece.text)
const isNameOfRecord = (all: All, at: number): boolean => {
  const before = all[at - 1]
  return before?.type === 'field' && before.field.shape === 'reference' && isName(all[at])
}

/** "new this month", "new customers of this week"; else the word is part of a name. */
function isOtherNew(all: All, at: number): boolean {
  const next = all.slice(at + 1).find(({ type }) => type !== 'stop' && type !== 'list')
  return all[at]?.type === 'newly' && !isTime(next)
}

/** "the last 10 orders"; "last visited" is a deed. */
const isOtherLast = (all: All, at: number): boolean =>
  all[at]?.type === 'sort' &&
  isWordOf('lastDay', all[at].text) &&
  !/^(number|list)$/.test(after(all, at)?.type ?? '')

/** A request such as "find" or "need" begins a sentence; elsewhere it says something: "orders that need approval". */
const isLateRequest = (all: All, at: number): boolean =>
  all[at]?.type === 'stop' &&
  requests.has(fold(all[at].text)) &&
  (all.slice(0, at).some(({ type }) => type !== 'stop' && type !== 'list') || isInClause(all, at))
/** "pedidos por revisar", "orders that need approval" */
const isInClause = (all: All, at: number) =>
  all[at - 2]?.type === 'list' && clauses.has(fold(all[at - 1]?.text ?? ''))
const clauses = phraseWords('pending', 'relative')
const requests = phraseWords('requests')

/** "placed in May", "placed by Ana", "hizo Ana" say that records began; "two open cases" is a state. */
const isOtherDeed = (all: All, at: number): boolean =>
  all[at]?.type === 'created' &&
  !isCapital(all[at + 1]?.text) &&
  !/^(stop|mine|period|days|compare|field)$/.test(all[at + 1]?.type ?? '')

/** "de la lista mayoristas", "código 0190": words of the data follow. */
const isBeforeName = (all: All, at: number, { shape }: SentenceField): boolean =>
  (shape === 'reference' &&
    /^(stop|undefined)$/.test(`${all[at - 1]?.type}`) &&
    (isName(all[at + 1]) || isNamedValue(all[at + 1]))) ||
  (shape === 'text' && all[at + 1]?.type === 'number')

/** A word of a label names its field only beside a word that asks for it: "sin guía", "saldo mayor a 0". */
function isOtherWord(all: All, at: number): boolean {
  const piece = all[at]
  if (piece?.type !== 'field' || !piece.isPart) return false
  const { field } = piece
  const earlier = all.slice(0, at).filter(({ type }) => type !== 'stop')
  const before = earlier.at(-1)?.type
  // "de Pedro Salas": a name goes on
  const name = all[at - 1]?.type === 'word' ? all[at - 1]?.text : ''
  if (isCapital(name) && isCapital(piece.text) && !isParticiple(piece.text)) return true
  const next = after(all, at)?.type
  // "top 10 customers by balance"
  const order = earlier.findLast(({ type }) => type !== 'list' && type !== 'number')?.type
  // "sin decidir" denies a deed, not a field.
  const isAsked = before === 'with' || (before === 'not' && deedOf(piece.text) === undefined)
  const isOrdered = order === 'sort' && (isNumberField(field) || field.shape === 'date')
  const isBound = isNumberField(field) && (next === 'compare' || before === 'number')
  const isDated =
    field.shape === 'date' && ['compare', 'period', 'days', 'overdue'].includes(next ?? '')
  return (
    !isAsked &&
    next !== 'empty' &&
    !isBeforeName(all, at, field) &&
    !isOrdered &&
    !isBound &&
    !isDated
  )
}

/** "ya no compran" was once so. */
const isCeased = (all: All, at: number): boolean =>
  isWordOf('ceased', all[at]?.text) && all[at + 1]?.type === 'not'

/** "unos 500" */
const isGuess = (all: All, at: number): boolean =>
  isWordOf('about', all[at]?.text) && all[at + 1]?.type === 'number'

/** "todos los vendedores menos Ana", "esta semana menos hoy" */
const isExcept = (all: All, at: number): boolean =>
  /^menos$/i.test(all[at]?.text ?? '') &&
  (isTime(all[at + 1]) || (all[at + 1]?.type === 'word' && isCapital(all[at + 1]?.text)))

const rules: readonly PlaceRule[] = [
  asType('word', isGuess),
  asType('not', isExcept),
  asType('times', isCeased),
  unitMeant,
  moneyRange,
  asType('or', isComma),
  asType('stop', isPlaceWord),
  asType(
    'stop',
    (all, at) =>
      isNoun(all[at]?.text) && all[at + 1]?.type === 'stop' && all[at + 2]?.type === 'field',
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
]
