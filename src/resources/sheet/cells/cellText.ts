import type { Language } from '../../../base/text'
import { toClock } from '../../../fields/display/businessTime'
import { typedNumber } from '../../../fields/display/numbers'
import type { FieldModel } from '../../../model/fields/resource'
import { habitsOf, readCell } from '../../../model/import/readCell'
import type { Message } from '../../../model/kinds/kind'
import type { KindName } from '../../../model/kinds/registry'
import { isAlways } from '../../../model/rules/rule'
import { shapeOf } from '../../../model/validation/shapeOf'

/** The value of a cell, or its error. */
interface Typed {
  readonly text: string
  readonly value?: unknown
  readonly problem?: Message | undefined
  /** Names of other records being resolved by the server. */
  readonly names?: readonly string[] | undefined
}
/** The content of a cell, which can be copied to another cell of its column. */
export interface HeldValue extends Typed {
  readonly field: FieldModel
}

/** Kinds whose whole value is one line of text. */
export const typeable = new Set<KindName>([
  'text',
  'longText',
  'code',
  'email',
  'phone',
  'url',
  'integer',
  'decimal',
  'money',
  'percent',
  'boolean',
  'date',
  'dateTime',
  'choice',
  'choices',
  'reference',
  'references',
  'identity',
  'imei',
])

/** Language, and titles of other records. */
interface Reading {
  readonly language: Language
  readonly nameOf: (field: FieldModel, key: string | number) => string
}

/** A value as typed text, accepted by spreadsheets: `1234,50`, `31/12/2026 14:30`. */
export function textOfValue(field: FieldModel, value: unknown, reading: Reading): string {
  if (value === null || value === undefined) return ''
  const say = says[field.kind]
  if (say) return say(value, { ...reading, field })
  return typeof value === 'number' && field.kind !== 'imei'
    ? typedNumber(value, field.kind === 'money' ? 2 : 0)
    : String(value)
}

type Says = (value: unknown, place: Reading & { readonly field: FieldModel }) => string

const listed = (value: unknown) => value as readonly (string | number)[]
const backwards = (day: string) => day.split('-').reverse().join('/')
const print: Says = (value, { field, language }) => field.print(value, language)
const says: { readonly [K in KindName]?: Says } = {
  date: value => backwards(String(value)),
  dateTime: value => {
    const [day = '', time = ''] = toClock(value).split('T')
    return `${backwards(day)} ${time}`
  },
  choice: print,
  boolean: print,
  choices: (value, { field, language }) =>
    listed(value)
      .map(one => field.print([one], language))
      .join('; '),
  reference: (value, { field, nameOf }) => nameOf(field, value as string | number),
  references: (value, { field, nameOf }) =>
    listed(value)
      .map(key => nameOf(field, key))
      .join('; '),
}

/** Parses one text of a column; all texts of the column decide the meaning of a comma. */
export function readTyped(field: FieldModel, text: string, column: readonly string[]): Typed {
  const read = readCell(field, text, habitsOf(column))
  if ('problem' in read) return { text, problem: read.problem }
  if ('names' in read) return { text, names: read.names }
  return checked(field, { text, value: read.value })
}

/** Validation by kind; the server checks rules between fields. */
export function checked(field: FieldModel, { text, value }: Typed): Typed {
  const problem = problemOf(field, value)
  return problem ? { text, problem } : { text, value }
}

function problemOf(field: FieldModel, value: unknown): Message | undefined {
  if (value === null) return isAlways(field.required) ? { key: 'required' } : undefined
  try {
    shapeOf(field).validateSync(value, { strict: true })
    return undefined
  } catch (error) {
    const [said] = (error as { errors?: readonly unknown[] }).errors ?? []
    const isMessage = typeof said === 'object' && said !== null && 'key' in said
    return isMessage ? (said as Message) : { key: 'wrongType' }
  }
}
