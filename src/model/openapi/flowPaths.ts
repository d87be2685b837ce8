import type { JsonSchema } from '../../kinds/kind/description'
import { flowsOf, type Move, movesOf } from '../access/transition'
import type { HandEntry } from '../definition/handEntry'
import type { Resource } from '../fields/resource'
import { type MoveView, mayEverMove, moveViewOf } from './parts/flowView'
import { propertyOf, type SchemaReader } from './parts/recordSchemas'
import { answered, ref, refusalsOfOne, sent } from './parts/shared'
import { say } from './parts/texts'

interface Parts {
  readonly resource: Resource
  readonly telling: SchemaReader
  readonly company: readonly JsonSchema[]
  /** Key of the record in the address. */
  readonly id: JsonSchema
}

/** One operation per transition: rights, guards and dialog fields. */
export const flowPaths = (path: string, parts: Parts): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...movesOf(parts.resource).values()]
      .filter(move => mayEverMove(parts.resource, move, parts.telling))
      .map(move => [
        `${path}/{id}/flow/${move.name}`,
        { parameters: [parts.id], post: stepOf(move, parts) },
      ]),
  )

function stepOf(move: Move, { resource, telling, company }: Parts): JsonSchema {
  const { language } = telling
  const told = moveViewOf(resource, move, telling)
  const entries = telling.handEntries?.(resource, move) ?? []
  return {
    tags: [resource.name],
    operationId: `${resource.name}.flow.${move.name}`,
    summary: told.label,
    description: [descriptionOf(told, resource, telling), ...entries.map(enteredIn(telling))].join(
      '. ',
    ),
    'x-from': told.from,
    ...(told.to.length > 0 && { 'x-to': told.to.map(({ state }) => state) }),
    ...(told.need.length > 0 && { 'x-need': told.need }),
    ...(entries.length > 0 && { 'x-entered-by-hand': entries }),
    parameters: [ref('parameters', 'IfMatch'), ref('parameters', 'IdempotencyKey'), ...company],
    requestBody: sent(answerSchema([...told.ask, ...fieldsOf(entries)], resource, telling)),
    responses: {
      '200': answered(language, ref('schemas', resource.name), {
        ETag: { schema: { type: 'string' } },
      }),
      ...refusalsOfOne(401, 403, 409, 412, 422, 428),
    },
  }
}

const fieldsOf = (entries: readonly HandEntry[]) => entries.flatMap(({ fields }) => fields)

/** Systems that are not connected, with the fields that take their results. */
const enteredIn =
  ({ language }: SchemaReader) =>
  ({ system, fields }: HandEntry) =>
    `${say('byHand', language).replace('{system}', system)}: ${fields.join(', ')}`

/** Body of a transition; a required field may be filled in the record already. */
export function answerSchema(
  ask: readonly string[],
  resource: Resource,
  telling: SchemaReader,
): JsonSchema {
  const properties = [...new Set(ask)].flatMap(name => {
    const field = resource.fields.get(name)
    if (!field) return []
    const { readOnly: _, ...property } = propertyOf(field, resource, telling)
    return [[name, property] as const]
  })
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  }
}

function descriptionOf(told: MoveView, resource: Resource, telling: SchemaReader): string {
  const { language, label } = telling
  const field = flowsOf(resource).find(([, flow]) => told.name in flow.transitions)?.[0]
  const named = (state: number) => field?.print(state, language) ?? String(state)
  const labels = told.need.map(name => {
    const needed = resource.fields.get(name)
    return needed ? label(needed) : name
  })
  const lines: [Parameters<typeof say>[0], readonly string[]][] = [
    ['who', [told.by ?? '']],
    ['from', told.from.map(named)],
    ['to', told.to.map(({ state, when }) => named(state) + (when ? ` (${when})` : ''))],
    ['needs', labels],
  ]
  return lines
    .filter(([, words]) => words.join('') !== '')
    .map(([key, words]) => `${say(key, language)}: ${words.join(', ')}`)
    .concat(told.when)
    .concat(told.warn.map(text => `${say('warns', language)}: ${text}`))
    .join('. ')
}
