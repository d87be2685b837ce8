import { type Language, textIn } from '../../../base/text'
import type { FieldOf } from '../../definition/field'
import type { FieldModel } from '../../fields/resource'
import { optionLabel } from '../../kinds/choice'
import { longestPassword } from '../../kinds/contact'
import { descriptionOf, type KindName } from '../../kinds/registry'

/** JSON Schema 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Schema of a field on the wire. A kind without an entry is a compile error. */
export function fieldSchema(field: FieldModel, language: Language): JsonSchema {
  const custom = descriptionOf(field.kind)
  if (custom) return custom.jsonSchema(field.words as never)
  const make = schemas[field.kind as KindName] as (
    words: FieldModel['words'],
    model: FieldModel,
    language: Language,
  ) => JsonSchema
  return make(field.words, field, language)
}

type Makers = {
  [K in KindName]: (words: FieldOf<K>, field: FieldModel, language: Language) => JsonSchema
}

const text = (more: JsonSchema = {}): JsonSchema => ({ type: 'string', ...more })
const number = (more: JsonSchema = {}): JsonSchema => ({ type: 'number', ...more })
const bounds = (words: { min?: number | string; max?: number | string }, floor?: number) => ({
  ...((words.min ?? floor) !== undefined && { minimum: words.min ?? floor }),
  ...(words.max !== undefined && { maximum: words.max }),
})
const lengths = (words: { minLength?: number; maxLength?: number }, most: number) => ({
  ...(words.minLength !== undefined && { minLength: words.minLength }),
  maxLength: words.maxLength ?? most,
})
const biggest = Number.MAX_SAFE_INTEGER

const stored: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    type: { type: 'string', readOnly: true },
    size: { type: 'integer', readOnly: true },
    url: { type: 'string', format: 'uri-reference', readOnly: true },
  },
}

const schemas: Makers = {
  id: () => ({ type: 'integer', minimum: 0, maximum: biggest }),
  text: words => text(lengths(words, 200)),
  longText: words => text(lengths(words, 4000)),
  richText: words => text({ ...lengths(words, 40_000), contentMediaType: 'text/html' }),
  code: words =>
    text({
      ...lengths(words, 50),
      ...(words.pattern && { pattern: signs(words.pattern) }),
      ...(words.lengths && { pattern: `^(${words.lengths.map(n => `.{${n}}`).join('|')})$` }),
    }),
  email: () => text({ format: 'idn-email', maxLength: 254 }),
  url: () => text({ format: 'iri', maxLength: 2000, pattern: '^https://' }),
  password: () =>
    text({ format: 'password', minLength: 8, maxLength: longestPassword, writeOnly: true }),
  integer: words => ({ type: 'integer', ...bounds(words) }),
  decimal: words => number(bounds(words)),
  money: words => number({ ...bounds(words, 0), 'x-decimals': 2 }),
  percent: words => number({ ...bounds(words, 0), maximum: words.max ?? 100, 'x-decimals': 2 }),
  boolean: () => ({ type: 'boolean' }),
  date: () => text({ format: 'date' }),
  dateTime: () => text({ format: 'date-time' }),
  time: () => text({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  choice: (words, field, language) => ({
    type: words.numeric ? 'integer' : 'string',
    ...(!words.allowOther && options(field, language, Boolean(words.numeric))),
  }),
  choices: (_, field, language) => ({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', ...options(field, language, false) },
  }),
  status: (_, field, language) => ({ type: 'integer', ...options(field, language, true) }),
  reference: (_, { target }, language) => keyOf(target, language),
  references: (_, { target }, language) => ({
    type: 'array',
    uniqueItems: true,
    maxItems: 200,
    items: keyOf(target, language),
  }),
  lines: (words, { fields = [] }, language) => ({
    type: 'array',
    ...(words.min !== undefined && { minItems: words.min }),
    maxItems: words.max ?? 200,
    items: {
      type: 'object',
      properties: {
        _ID: { type: 'integer' },
        ...Object.fromEntries(
          fields.map(field => [field.name, nullable(fieldSchema(field, language))]),
        ),
      },
    },
  }),
  file: () => stored,
  image: () => stored,
  location: () => ({
    type: 'object',
    required: ['lat', 'lng'],
    properties: {
      lat: number({ minimum: -90, maximum: 90 }),
      lng: number({ minimum: -180, maximum: 180 }),
    },
  }),
  json: () => ({}),
  computed: words => (words.format === 'integer' ? { type: 'integer' } : number()),
}

/** Schema of the target's key. */
const keyOf = (target: FieldModel['target'], language: Language): JsonSchema =>
  target ? { ...fieldSchema(target.key, language), 'x-resource': target.name } : {}

function options({ options = {} }: FieldModel, language: Language, numeric: boolean) {
  const values = Object.keys(options).map(value => (numeric ? Number(value) : value))
  const labels = Object.entries(options).map(([value, option]) => [
    value,
    textIn(optionLabel(option), language),
  ])
  return { enum: values, 'x-labels': Object.fromEntries(labels) }
}

/** Regular expression of a code pattern: A is a letter, 0 a digit. */
function signs(pattern: string) {
  const runs = pattern.match(/0+|A+|./gsu) ?? []
  const parts = runs.map(run => {
    const letter = { '0': '\\d', A: '[A-Z]' }[run[0] ?? '']
    if (!letter) return run.replace('.', '\\.')
    return run.length > 1 ? `${letter}{${run.length}}` : letter
  })
  return `^${parts.join('')}$`
}

/** Every field except the key may be null. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema
  if (type === undefined || Array.isArray(type)) return schema
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  }
}
