import type { AnySchema } from 'yup'
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

/** A reference looks like its target's key. */
const keyed = (shape: AnySchema, key: FieldModel): AnySchema =>
  shape.test({
    name: 'target',
    message: problem('notReference'),
    test: (value: unknown) => value == null || [value].flat().every(one => hasShape(key, one)),
  })
