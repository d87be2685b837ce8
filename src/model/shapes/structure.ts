import { array, mixed, number, object, string } from 'yup'
import type { LinesOptions } from '../kinds/structure'
import { problem } from './problem'

/** `validation.ts` checks the fields of rows, and lists that must not be empty. */
export const lines = ({ min = 0, max = 200 }: LinesOptions) =>
  array()
    .typeError(problem('notList'))
    .test('min', problem('tooFewLines', { min }), rows => !rows?.length || rows.length >= min)
    .max(max, problem('tooManyLines', { max }))

export const json = () =>
  mixed().test(
    'json',
    problem('notJson'),
    value => value == null || (isJson(value) && JSON.stringify(value).length <= 20_000),
  )

const isJson = (value: unknown, depth = 0): boolean => {
  if (depth > 8) return false
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(part => isJson(part, depth + 1))
  return typeof value === 'object' && Object.values(value).every(part => isJson(part, depth + 1))
}

export const location = () =>
  object({ lat: degrees(90), lng: degrees(180) })
    .noUnknown(true, problem('notLocation'))
    .typeError(problem('notLocation'))
    .default(undefined)
    .nullable()

const degrees = (most: number) =>
  number()
    .strict()
    .typeError(problem('notLocation'))
    .required(problem('notLocation'))
    .min(-most, problem('notLocation'))
    .max(most, problem('notLocation'))

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const file = () =>
  object({
    id: string()
      .strict()
      .matches(uuid, { message: problem('notFile') })
      .required(problem('notFile')),
  })
    .typeError(problem('notFile'))
    .default(undefined)
    .nullable()
