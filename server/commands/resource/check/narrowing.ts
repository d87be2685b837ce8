import type { JsonSchema } from '../../../../src/kinds/kind/description'

/** Values that are no longer allowed, as text. */
export function narrowedIn(before: JsonSchema, after: JsonSchema): string[] {
  const types = [typeText(before), typeText(after)] as const
  if (types[0] !== types[1] && widerTypes[types[0]] !== types[1])
    return [`is ${types[1]} instead of ${types[0]}`]
  const removedValues = valuesOf(before).filter(value => !valuesOf(after).includes(value))
  return [
    ...(hasValues(after) && removedValues.length > 0
      ? [`no longer takes ${removedValues.join(', ')}`]
      : []),
    ...(hasValues(after) && !hasValues(before) ? ['takes only some values now'] : []),
    ...bounds.flatMap(name => tightened(name, before, after)),
    ...(after.pattern !== undefined && after.pattern !== before.pattern
      ? [`must fit ${String(after.pattern)} now`]
      : []),
    ...(after['x-resource'] !== before['x-resource']
      ? [`refers to ${String(after['x-resource'])} instead of ${String(before['x-resource'])}`]
      : []),
  ]
}

/** Values that readers may not expect. */
export function widenedIn(before: JsonSchema, after: JsonSchema): string[] {
  const fresh = valuesOf(after).filter(value => !valuesOf(before).includes(value))
  return hasValues(before) && fresh.length > 0 ? [`may also be ${fresh.join(', ')}`] : []
}

const widerTypes: Readonly<Record<string, string>> = {
  integer: 'number',
  'string email': 'string idn-email',
  'string uri': 'string iri',
}
const bounds = ['minimum', 'minLength', 'minItems', 'maximum', 'maxLength', 'maxItems']

function tightened(name: string, before: JsonSchema, after: JsonSchema): string[] {
  const now = after[name]
  if (typeof now !== 'number') return []
  const isFloor = name.startsWith('min')
  const none = isFloor ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const was = typeof before[name] === 'number' ? before[name] : none
  if (isFloor ? now <= was : now >= was) return []
  return [`${name} is ${now}${was === none ? '' : ` instead of ${was}`}`]
}

const typeText = ({ type, format }: JsonSchema) =>
  [type ?? 'anything', format].filter(Boolean).join(' ')
const itemsOf = ({ items }: JsonSchema) => (items ?? {}) as JsonSchema
const valuesOf = (schema: JsonSchema) =>
  ((schema.enum ?? itemsOf(schema).enum ?? []) as readonly unknown[]).map(String)
const hasValues = (schema: JsonSchema) =>
  schema.enum !== undefined || itemsOf(schema).enum !== undefined
