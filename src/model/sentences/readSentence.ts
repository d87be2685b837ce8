import { lexiconOf } from './lexicon'
import { lexSentence, type SentencePiece } from './lexSentence'
import { dateLike, partialCondition, valuesWith } from './partialMatch'
import { PieceCursor } from './pieceCursor'
import type {
  OpenWords,
  SentenceField,
  SentenceFilter,
  SentenceList,
  SentenceReading,
} from './sentenceList'
import { absence, dayBoundsOf, presence, rangeOfPeriod, sameFieldsJoined } from './sentenceParts'
import type { SentenceOperator } from './sentenceWords'
import { isParticiple, tokensOf } from './tokens'

/** Longest sentence that is read, in words. */
const MOST_WORDS = 40

/**
 * Reads a sentence as conditions on a list: "pedidos de este mes sobre 500". Words that may be values of the data
 * stay open for a look-up; everything that is not understood is told.
 */
export function readSentence(text: string, list: SentenceList, today: string): SentenceReading {
  const tokens = tokensOf(text).slice(0, MOST_WORDS)
  const reader = new SentenceReader(list, today)
  return reader.read(lexSentence(tokens, { lexicon: lexiconOf(list), today }))
}

class SentenceReader {
  readonly #parts: SentenceFilter[] = []
  readonly #open: OpenWords[] = []
  readonly #unread: string[] = []
  #pieces = new PieceCursor([])
  #list: string | undefined

  constructor(
    readonly list: SentenceList,
    readonly today: string,
  ) {}

  read(pieces: readonly SentencePiece[]): SentenceReading {
    this.#pieces = new PieceCursor(pieces)
    for (let piece = this.#pieces.take(); piece; piece = this.#pieces.take()) this.#next(piece)
    return {
      list: this.#list,
      parts: sameFieldsJoined(this.#parts),
      open: this.#open,
      unread: this.#unread,
    }
  }

  #next(piece: SentencePiece) {
    if (piece.type === 'stop') return
    if (piece.type === 'list') this.#list ??= piece.name
    else if (piece.type === 'word') this.#words(piece.text)
    else if (piece.type === 'not') this.#denied(piece)
    else if (piece.type === 'with') this.#presence(piece)
    else if (piece.type === 'value') this.#value(piece)
    else if (piece.type === 'field') this.#field(piece.field, piece.text)
    else if (piece.type === 'period' || piece.type === 'days')
      this.#dates(this.#usual('date'), piece)
    else if (piece.type === 'compare') this.#compared(piece.op, piece.text)
    else if (piece.type === 'number') this.#bareNumber(piece)
    else if (piece.type === 'count') this.#someRows(piece)
    else if (piece.type === 'tab') this.#add(piece.part)
    else if (piece.type !== 'or' || !this.#pieces.isBetweenAlike()) this.#unread.push(piece.text)
  }

  #add(part: SentenceFilter) {
    this.#parts.push(part)
  }
  #usual(shape: 'date' | 'money'): SentenceField | undefined {
    return this.list.fields.find(field => field.shape === shape && field.isUsual)
  }

  /** A number alone is an amount with a sign of money, or with "or more" after it. */
  #bareNumber(piece: Extract<SentencePiece, { type: 'number' }>) {
    const days = this.#pieces.takeDaysFrom(piece)
    if (days) return this.#dates(this.#usual('date'), days)
    const isAmount = piece.isMoney || this.#pieces.peek()?.type === 'after'
    this.#number(isAmount ? this.#usual('money') : undefined, 'eq', piece)
  }

  /** "facturados este mes" is a date where a value of that name has one. */
  #value(piece: Extract<SentencePiece, { type: 'value' }>) {
    const date = this.#nearDate(piece.text)
    if (date) return this.#field(date, piece.text)
    if (this.#pieces.isInName(piece)) return this.#words(piece.text)
    if (this.#pieces.isVague(piece)) return void this.#unread.push(piece.text)
    this.#add({ [piece.field.path]: [...piece.values] })
  }

  /** At least one related row; a comparison after their name is not understood. */
  #someRows(piece: SentencePiece) {
    const compare = this.#pieces.takeOf('compare')
    if (!compare) return this.#count('gte', 1, piece)
    const number = this.#pieces.takeOf('number')
    this.#unread.push([piece, compare, number].flatMap(each => each?.text ?? []).join(' '))
  }

  #words(first: string, path?: string, isDenied?: boolean): unknown {
    const isOr = this.#pieces.isAfterOr()
    const words = [first]
    while (this.#pieces.peek()?.type === 'word') words.push(this.#pieces.take()?.text ?? '')
    const text = words.join(' ')
    const near = path === undefined ? this.#nearDate(text) : undefined
    if (near) return this.#field(near, text)
    if (this.#skipsDate(text)) return
    const part = path === undefined && !isDenied && partialCondition(this.list, text)
    if (part) return this.#add(part)
    this.#open.push({ text, path, ...(isDenied && { isDenied }), ...(isOr && { isOr }) })
  }

  /** "creados este mes" names the date "Fecha de creación". */
  #nearDate(word: string): SentenceField | undefined {
    return this.#pieces.isBeforeDays() ? dateLike(this.list, word) : undefined
  }

  /** "visitados este mes", where no date is called so: another date would be wrong. */
  #skipsDate(text: string): boolean {
    const last = text.split(' ').at(-1) ?? ''
    const next = isParticiple(last) ? this.#pieces.takeOf('period', 'days') : undefined
    if (next) this.#unread.push(`${text} ${next.text}`)
    return next !== undefined
  }

  #denied(not: SentencePiece) {
    const piece = this.#pieces.takeOf('value', 'field', 'count', 'word', 'tab')
    if (piece?.type === 'tab') this.#add({ not: piece.part })
    else if (piece?.type === 'value') this.#add({ [piece.field.path]: { nin: [...piece.values] } })
    else if (piece?.type === 'count') this.#count('eq', 0, piece)
    else if (piece?.type === 'word') this.#words(piece.text, undefined, true)
    else if (piece?.type === 'field') this.#add(absence(piece.field))
    else this.#unread.push(not.text)
  }

  #presence(piece: SentencePiece) {
    // "con margen mayor a 20", where nothing is called so.
    const unknown = this.#pieces.takeQualified()
    const field = unknown === undefined ? this.#pieces.takeOf('field') : undefined
    if (unknown !== undefined) this.#unread.push(unknown)
    else if (field) this.#field(field.field, field.text, true)
    else if (!this.#pieces.peek()) this.#unread.push(piece.text)
  }

  #field(field: SentenceField, text: string, isPresent = false): unknown {
    if (this.#fieldCompared(field)) return
    const value = this.#pieces.takeOf('value')
    if (value) return this.#add({ [value.field.path]: [...value.values] })
    const last = Object.keys(this.#parts.at(-1) ?? {})[0]
    if (last?.startsWith(`${field.path}.`)) return
    if (this.#pieces.peek()?.type === 'not' && this.#pieces.peek(1)?.type === 'value') return
    const isOpen = field.shape === 'text' || field.shape === 'reference'
    const word = isOpen || field.values ? this.#pieces.takeOf('word', 'number') : undefined
    if (word && isOpen) return this.#words(word.text, field.path)
    if (word) return this.#valueOf(field, word.text)
    if (field.shape === 'yesNo') return this.#add({ [field.path]: true })
    this.#fieldAlone(field, text, isPresent)
  }

  #fieldAlone(field: SentenceField, text: string, isPresent: boolean) {
    const other = this.#pieces.takeQualified()
    if (other !== undefined) this.#unread.push(`${text} ${other}`)
    else if (isPresent) this.#add(presence(field))
    else if (!this.#skipsDate(text)) this.#unread.push(text)
  }

  #valueOf(field: SentenceField, text: string) {
    const values = valuesWith(field, text)
    if (values.length > 0) this.#add({ [field.path]: values })
    else this.#unread.push(text)
  }

  /** A date with its days, or a number with its bound. */
  #fieldCompared(field: SentenceField): boolean {
    const isDate = field.shape === 'date'
    if (!isDate && field.shape !== 'number' && field.shape !== 'money') return false
    const dates = isDate ? this.#pieces.takeOf('period', 'days') : undefined
    const compare = dates ? undefined : this.#pieces.takeOf('compare')
    const number = isDate || compare ? undefined : this.#pieces.takeOf('number')
    if (dates) this.#dates(field, dates)
    else if (compare) this.#compared(compare.op, compare.text, field)
    else if (number) this.#number(field, 'eq', number)
    return Boolean(dates || compare || number)
  }

  #compared(op: SentenceOperator, text: string, named?: SentenceField) {
    const dates = this.#pieces.takeOf('days', 'period')
    if (dates) return this.#daysCompared({ op, text }, named ?? this.#usual('date'), dates)
    const number = this.#pieces.takeOf('number')
    const end = op === 'between' ? this.#pieces.takeOf('number') : undefined
    const spoken = [text, number?.text, end?.text].filter(Boolean).join(' ')
    if (!number || (op === 'between' && !end)) return void this.#unread.push(spoken)
    const count = named || end ? undefined : this.#pieces.takeOf('count')
    if (count) return this.#count(op, number.number, count)
    const after = this.#pieces.takeOf('after')
    const field = named ?? this.#pieces.takeNumberField() ?? this.#amount(number.isMoney)
    if (!field || field.shape === 'date') return void this.#unread.push(spoken)
    const bounds = end ? { gte: number.number, lte: end.number } : undefined
    this.#add({ [field.path]: bounds ?? { [after?.op ?? op]: number.number } })
  }

  /** The usual amount, unless a word that names something else follows: "at least 2 visits". */
  #amount(isMoney: boolean): SentenceField | undefined {
    const next = this.#pieces.peek()
    const isWord = next?.type === 'word' && !isParticiple(next.text)
    const isRows = next?.type === 'field' && next.field.shape === 'other'
    return !isMoney && (isWord || isRows) ? undefined : this.#usual('money')
  }

  #number(field: SentenceField | undefined, op: SentenceOperator, piece: SentencePiece) {
    if (piece.type !== 'number' || !field) return void this.#unread.push(piece.text)
    const end = this.#pieces.takeEnd('number')
    const after = end ? undefined : this.#pieces.takeOf('after')
    const bound = end ? { gte: piece.number, lte: end.number } : undefined
    this.#add({ [field.path]: bound ?? { [after?.op ?? op]: piece.number } })
  }

  #dates(field: SentenceField | undefined, piece: SentencePiece) {
    if (!field) return void this.#unread.push(piece.text)
    if (piece.type === 'period') this.#add({ [field.path]: { during: piece.period } })
    if (piece.type !== 'days') return
    const end = this.#pieces.takeEnd('days')
    this.#add({ [field.path]: { gte: piece.days.from, lte: (end ?? piece).days.to } })
  }

  #daysCompared(
    { op, text }: { readonly op: SentenceOperator; readonly text: string },
    field: SentenceField | undefined,
    piece: Extract<SentencePiece, { type: 'days' | 'period' }>,
  ) {
    // "from last week" is that week, "since last week" begins with it.
    if (text === 'from' && piece.type === 'period') return this.#dates(field, piece)
    const range = piece.type === 'days' ? piece.days : rangeOfPeriod(piece.period, this.today)
    const end = op === 'between' ? this.#pieces.takeOf('days') : undefined
    if (!field || !range || (op === 'between' && !end))
      return void this.#unread.push(`${text} ${piece.text}`)
    this.#add({ [field.path]: dayBoundsOf(op, range, end?.days.to) })
  }

  /** A number of related rows; a period that follows is theirs. */
  #count(op: string, number: number, piece: SentencePiece) {
    if (piece.type !== 'count') return
    const { count, via, date } = piece.count
    const period = date === undefined ? undefined : this.#pieces.takeOf('period')
    const where = period && date ? { where: { [date]: { during: period.period } } } : {}
    this.#add({ related: { count, via, ...where, [op]: number } })
  }
}
