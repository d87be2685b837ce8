import { type AnySchema, array, boolean, mixed, number, object, string } from 'yup'
import { cents, dollars } from '../../base/money'
import { shape as dateShape } from '../../kinds/date/shape'
import { shape as dateTimeShape } from '../../kinds/dateTime/shape'
import { shape as emailShape } from '../../kinds/email/shape'
import { builders } from '../../kinds/kind/builders'
import { problem } from '../../kinds/kind/kind'
import type { RouteShape } from './shapes'

interface Words {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly anyOf?: readonly RouteShape[]
  readonly items?: RouteShape
  readonly properties?: Readonly<Record<string, RouteShape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: RouteShape | boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/**
 * Yup schema of a shape, created once per route. It converts nothing, because yup's conversions call
 * methods of the value: `readShape` comes first.
 */
export function routeYupOf(shape: RouteShape): AnySchema {
  const words = shape as Words
  const types = [words.type ?? []].flat()
  const made = make(words, types.find(type => type !== 'null') ?? '')
  return types.includes('null') ? made.nullable() : made
}

function make(words: Words, type: string): AnySchema {
  if (words.anyOf) return oneOf(words.anyOf.map(routeYupOf))
  if (type === 'string') return textOf(words)
  if (type === 'integer' || type === 'number') return numberOf(words, type)
  if (type === 'boolean') return kept(boolean(), 'notBoolean')
  if (type === 'array') return listOf(words)
  if (type === 'object') return words.properties ? objectOf(words) : mapOf(words)
  return mixed().nullable()
}

/** Converts money and record numbers sent as text; leaves other values unchanged. */
export function readShape(shape: RouteShape, value: unknown): unknown {
  const { format, items, properties, additionalProperties } = shape as Words
  if (value === null || value === undefined) return value
  if (format === 'int64') return digitsRead(value)
  if (format === 'money') return moneyRead(value)
  if (Array.isArray(value)) return items ? value.map(each => readShape(items, each)) : value
  if (typeof value !== 'object' || !(properties || additionalProperties)) return value
  const others = typeof additionalProperties === 'object' ? additionalProperties : {}
  const shapeOf = (name: string) =>
    properties && Object.hasOwn(properties, name) ? (properties[name] ?? others) : others
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, readShape(shapeOf(name), each)]),
  )
}

const moneyRead = (given: unknown) => {
  const amount = cents(given)
  return amount === undefined ? Number.NaN : dollars(amount)
}

const digitsRead = (given: unknown) =>
  typeof given === 'string' && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : given

/** Reports null and wrong types as the same problem. */
const kept = (schema: AnySchema, key: string) =>
  schema.strict().typeError(problem(key)).nonNullable(problem(key))

const formats: Readonly<Record<string, () => AnySchema>> = {
  email: () => emailShape(builders, {}),
  date: () => dateShape(builders, {}),
  'date-time': () => dateTimeShape(builders, {}),
  uuid: () => string().uuid(problem('wrongType')),
}

function textOf({ format = '', minLength, maxLength, pattern, enum: values }: Words) {
  let made = (formats[format]?.().test('filled', problem('required'), value => value !== '') ??
    string()) as ReturnType<typeof string>
  if (minLength !== undefined) made = made.min(minLength, problem('tooShort', { min: minLength }))
  if (maxLength !== undefined) made = made.max(maxLength, problem('tooLong', { max: maxLength }))
  if (pattern !== undefined) made = made.matches(new RegExp(pattern), problem('notCode'))
  return kept(among(made, values), 'notText')
}

const among = (made: AnySchema, values: readonly unknown[] | undefined): AnySchema =>
  values ? made.oneOf([...values], problem('notChoice')) : made

function numberOf({ format, minimum, maximum, enum: values }: Words, type: string) {
  const key = type === 'integer' ? 'notInteger' : 'notNumber'
  let made = number()
  if (type === 'integer') made = made.integer(problem(key))
  const { MAX_SAFE_INTEGER } = Number
  if (format === 'int64')
    return kept(made.min(minimum ?? 1, problem(key)).max(MAX_SAFE_INTEGER, problem(key)), key)
  if (minimum !== undefined) made = made.min(minimum, problem('min', { min: minimum }))
  made = made.max(maximum ?? MAX_SAFE_INTEGER, problem('max', { max: maximum ?? MAX_SAFE_INTEGER }))
  return kept(among(made, values), format === 'money' ? 'notMoney' : key)
}

const listOf = ({ items = {}, minItems = 0, maxItems = 5000 }: Words) =>
  kept(
    array()
      .min(minItems, problem('required'))
      .max(maxItems, problem('tooMany', { max: maxItems }))
      .of(routeYupOf(items).defined(problem('required'))),
    'notList',
  )

function objectOf({ properties = {}, required = [], additionalProperties }: Words) {
  const fields = Object.entries(properties).map(([name, shape]) => {
    const made = routeYupOf(shape)
    return [name, required.includes(name) ? made.defined(problem('required')) : made.optional()]
  })
  const made = object(Object.fromEntries(fields) as Record<string, AnySchema>).default(undefined)
  const checked =
    additionalProperties === false
      ? made.test('unknown', (value, context) => {
          const name = Object.keys(value ?? {}).find(each => !Object.hasOwn(properties, each))
          if (name === undefined) return true
          const path = [context.path, name.slice(0, 60)].filter(Boolean).join('.')
          return context.createError({ path, message: problem('unknownField') })
        })
      : made
  return kept(checked, 'wrongType')
}

/** Object with arbitrary names and values of one shape or any. */
function mapOf({ additionalProperties }: Words) {
  const each =
    typeof additionalProperties === 'object' ? routeYupOf(additionalProperties) : undefined
  return mixed().test('map', problem('wrongType'), value => {
    if (value === undefined || value === null) return value === undefined
    if (typeof value !== 'object' || Array.isArray(value)) return false
    return !each || Object.values(value).every(one => each.isValidSync(one))
  })
}

const oneOf = (schemas: readonly AnySchema[]) =>
  mixed()
    .nullable()
    .test(
      'oneOf',
      problem('wrongType'),
      value => value === undefined || schemas.some(each => each.isValidSync(value)),
    )
