import { type AnySchema, ValidationError } from 'yup'
import type { Message } from '../kinds/kind'
import type { FieldModel } from '../resource'
import { problem } from './problem'
import { shapes } from './registry'

const made = new WeakMap<FieldModel, AnySchema>()

/** What a value of this field must look like; null is "no value" and is never asked about. */
export function shapeOf(field: FieldModel): AnySchema {
  const known = made.get(field)
  if (known) return known
  const { kind, options } = field.shaped
  // TypeScript cannot pair a kind's name with its options: `fieldModel` did.
  const shape = (shapes[kind] as (options: object) => AnySchema)(options)
  const whole = field.target ? keyed(shape, field.target.key) : shape
  made.set(field, whole)
  return whole
}

export const hasShape = (field: FieldModel, value: unknown): boolean =>
  shapeOf(field).isValidSync(value, { strict: true })

/** What is wrong with a value of this field, if anything is. */
export function shapeProblem(field: FieldModel, value: unknown): Message | undefined {
  try {
    shapeOf(field).validateSync(value, { strict: true, disableStackTrace: true })
    return undefined
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return messageOf(error.errors[0])
  }
}

/** What yup was given to say; a shape without words of its own says that the type is wrong. */
export const messageOf = (said: unknown): Message =>
  typeof said === 'object' && said !== null && 'key' in said
    ? (said as Message)
    : { key: 'wrongType' }

/** A reference looks like its target's key. */
const keyed = (shape: AnySchema, key: FieldModel): AnySchema =>
  shape.test({
    name: 'target',
    message: problem('notReference'),
    test: (value: unknown) => value == null || [value].flat().every(one => hasShape(key, one)),
  })
