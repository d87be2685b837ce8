import { isDue } from './labels/labelParts'
import type {
  OpenWords,
  SentenceField,
  SentenceFilter,
  SentenceList,
  SentenceOrder,
} from './labels/sentenceList'
import { dateLike } from './partialMatch'
import type { PieceCursor } from './pieceCursor'

/** What was read of a sentence so far. */
export class SentenceState {
  readonly parts: SentenceFilter[] = []
  readonly open: OpenWords[] = []
  readonly unread: string[] = []
  /** The words of the sentence by those in their place. */
  said: ReadonlyMap<string, string> = new Map()
  named: string | undefined
  sort: SentenceOrder | undefined

  constructor(
    readonly list: SentenceList,
    readonly today: string,
    readonly pieces: PieceCursor,
  ) {}

  add(part: SentenceFilter) {
    this.parts.push(part)
  }

  /** Words that were understood as no condition. */
  tell(...texts: (string | undefined)[]) {
    this.unread.push(texts.filter(Boolean).join(' '))
  }

  /** Words after a field that are no condition on it are told with its name. */
  tellOf(field: SentenceField | undefined, ...texts: (string | undefined)[]) {
    const named = this.pieces.taken().findLast(each => 'field' in each && each.field === field)
    // "Trabaja desde" is both the field and the comparison.
    this.tell(...new Set([named?.text, ...texts]))
  }

  /** The date or amount that is meant where the sentence names none. */
  usual(shape: 'date' | 'money'): SentenceField | undefined {
    // "sent by Ana last week": the days are those of the sending.
    const by = shape === 'date' ? this.pieces.deedBefore() : undefined
    return (by ? dateLike(this.list, by) : undefined) ?? usualOf(this.list.fields, shape)
  }

  /** "stock disponible en Quito mayor a 20": the number that was only said to be given. */
  takePresent(): SentenceField | undefined {
    const at = this.parts.findIndex(part => JSON.stringify(Object.values(part)) === '[{"gt":0}]')
    const [path] = Object.keys(this.parts[at] ?? {})
    if (path !== undefined) this.parts.splice(at, 1)
    return this.list.fields.find(field => field.path === path)
  }

  /** True for an own field, and for one behind a reference that the sentence names. */
  isReached({ path }: SentenceField): boolean {
    const [reference, behind] = path.split('.')
    // "de Infinix no vendidas": what is denied leads to nothing.
    const isNamed = () =>
      this.pieces.pieces.some(
        (piece, at, all) =>
          piece.type === 'field' &&
          piece.field.path === reference &&
          all.slice(0, at).findLast(({ type }) => type !== 'with')?.type !== 'not',
      )
    return behind === undefined || isNamed()
  }
}

/** Not when something ends, nor when it last happened: "Última factura". */
export const usualOf = (fields: readonly SentenceField[], shape: 'date' | 'money') =>
  fields.find(
    field =>
      field.shape === shape &&
      field.isUsual &&
      !field.labels.some(label => isDue(label) || /^(últim|last )/i.test(label)),
  )
