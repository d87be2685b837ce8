import { type AnySchema, type TestContext, ValidationError } from 'yup'
import { builders } from '../../kinds/kind/builders'
import { type Message, problem } from '../../kinds/kind/kind'
import { shapes } from '../../kinds/shapes'
import type { FieldModel } from '../fields/resource'

const made = new WeakMap<FieldModel, AnySchema>()

/** Yup schema of a field; null means "no value" and is not validated. */
export function shapeOf(field: FieldModel): AnySchema {
  const known = made.get(field)
  if (known) return known
  const { kind, own, options } = field.shaped
  const shape = (own ?? shapes[kind])?.(builders, options)
  if (!shape) throw new Error(`no shape of the kind "${kind}"`)
  const whole = field.target ? keyed(shape, field.target.key) : shape.test(customOf(field))
  made.set(field, whole)
  return whole
}

export const hasShape = (field: FieldModel, value: unknown): boolean =>
  shapeOf(field).isValidSync(value, { strict: true })

const unbounded = new WeakMap<FieldModel, FieldModel>()

/** True for a value of the field's kind, also a number or day beyond its `min` and `max`: lists compare with it. */
export function isOfKind(field: FieldModel, value: unknown): boolean {
  const { options } = field.shaped as { readonly options: Limits }
  const isDay = typeof (options.min ?? options.max) === 'string'
  if (!field.isNumeric && !isDay) return hasShape(field, value)
  const limits = isDay ? {} : { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }
  const { min: _min, max: _max, ...others } = options
  const known: FieldModel =
    unbounded.get(field) ??
    Object.create(field, {
      shaped: { value: { ...field.shaped, options: { ...others, ...limits } } },
    })
  unbounded.set(field, known)
  return hasShape(known, value)
}

interface Limits {
  readonly min?: number | string
  readonly max?: number | string
}

export function shapeProblem(field: FieldModel, value: unknown): Message | undefined {
  try {
    shapeOf(field).validateSync(value, { strict: true, disableStackTrace: true })
    return undefined
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return messageOf(error.errors[0])
  }
}

/** The message given to yup; without one, a type error. */
export const messageOf = (given: unknown): Message =>
  typeof given === 'object' && given !== null && 'key' in given
    ? (given as Message)
    : { key: 'wrongType' }

/** Additions of a business's kind to the kind that it extends. */
const customOf = (field: FieldModel) => ({
  name: 'custom',
  test: (value: unknown, context: TestContext) => {
    const given = value == null || value === '' ? undefined : field.problem(value)
    return given === undefined || context.createError({ message: problem(given.key, given.params) })
  },
})

/** A reference has the shape of its target's key. */
const keyed = (shape: AnySchema, key: FieldModel): AnySchema =>
  shape.test({
    name: 'target',
    message: problem('notReference'),
    test: (value: unknown) => value == null || [value].flat().every(one => hasShape(key, one)),
  })
