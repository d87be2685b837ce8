import { typedNumber } from '../../../base/numbers'
import type { Language } from '../../../base/text'
import { toClock } from '../../../fields/display/businessTime'
import type { Message } from '../../../kinds/kind/kind'
import type { FieldModel } from '../../../model/fields/resource'
import { habitsOf, readCell } from '../../../model/import/readCell'
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

/** Language, and titles of other records. */
interface Reading {
  readonly language: Language
  readonly nameOf: (field: FieldModel, key: string | number) => string
}

/** A value as typed text, accepted by spreadsheets: `1234,50`, `31/12/2026 14:30`. */
export function textOfValue(
  field: FieldModel,
  value: unknown,
  { language, nameOf }: Reading,
): string {
  if (value === null || value === undefined) return ''
  const { isList, isYesNo, isMoney, isNumeric, store, options, target } = field
  const say = (one: unknown) =>
    target ? nameOf(field, one as string | number) : field.print(one, language)
  if (isList) return (value as readonly unknown[]).map(one => say(target ? one : [one])).join('; ')
  if (target || options || isYesNo) return say(value)
  if (store === 'day') return backwards(String(value))
  if (store === 'instant') {
    const [day = '', time = ''] = toClock(value).split('T')
    return `${backwards(day)} ${time}`
  }
  return typeof value === 'number' && isNumeric
    ? typedNumber(value, isMoney ? 2 : 0)
    : String(value)
}

const backwards = (day: string) => day.split('-').reverse().join('/')

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
    const [message] = (error as { errors?: readonly unknown[] }).errors ?? []
    const isMessage = typeof message === 'object' && message !== null && 'key' in message
    return isMessage ? (message as Message) : { key: 'wrongType' }
  }
}
