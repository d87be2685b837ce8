import type { Language } from '../../domain/text'
import { typedNumber } from '../../fields/numbers'
import { habitsOf, readCell } from '../../model/import/readCell'
import type { Message } from '../../model/kinds/kind'
import type { KindName } from '../../model/kinds/registry'
import type { FieldModel } from '../../model/resource'
import { isAlways } from '../../model/rule'
import { shapeOf } from '../../model/shapes/shapeOf'

/** What a cell holds now, or why it cannot. */
export interface Typed {
  readonly text: string
  readonly value?: unknown
  readonly problem?: Message
}

/** Kinds whose whole value is one line of text, to be typed or pasted. */
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
  'choice',
  'identity',
  'imei',
])

/** A value as one types it, and as a spreadsheet takes it: `1234,50`, `31/12/2026`. */
export function textOfValue(field: FieldModel, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'date') return String(value).split('-').reverse().join('/')
  if (field.kind === 'choice' || field.kind === 'boolean') return field.print(value, language)
  return typeof value === 'number' && field.kind !== 'imei'
    ? typedNumber(value, field.kind === 'money' ? 2 : 0)
    : String(value)
}

/** Reads one text of a column of texts, which together tell what a comma stands for. */
export function readTyped(field: FieldModel, text: string, column: readonly string[]): Typed {
  const read = readCell(field, text, habitsOf(column))
  if ('problem' in read) return { text, problem: read.problem }
  if ('names' in read) return { text, problem: { key: 'wrongType' } }
  const problem = problemOf(field, read.value)
  return problem ? { text, problem } : { text, value: read.value }
}

/** What the kind itself says; the rules between fields are the server's to say. */
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
