import type { JsonSchema } from '../../kinds/kind/description'
import { flowsOf, type Move, movesOf } from '../access/transition'
import type { ManualEntry } from '../definition/manualEntry'
import type { Resource } from '../fields/resource'
import { type MoveView, mayEverMove, moveViewOf } from './parts/flowView'
import { type OperationParts, writtenRecord } from './parts/operation'
import { propertyOf, type SchemaReader } from './parts/recordSchemas'
import { say } from './parts/texts'

/** One operation per transition: rights, guards and dialog fields. */
export const flowPaths = (path: string, parts: OperationParts): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...movesOf(parts.resource).values()]
      .filter(move => mayEverMove(parts.resource, move, parts.schemaReader))
      .map(move => [
        `${path}/{id}/flow/${move.name}`,
        { parameters: [parts.id], post: stepOf(move, parts) },
      ]),
  )

function stepOf(move: Move, { resource, schemaReader, operation }: OperationParts): JsonSchema {
  const moveView = moveViewOf(resource, move, schemaReader)
  const entries = schemaReader.handEntries?.(resource, move) ?? []
  return operation(`flow.${move.name}`, {
    summary: moveView.label,
    description: [
      descriptionOf(moveView, resource, schemaReader),
      ...entries.map(enteredIn(schemaReader)),
    ].join('. '),
    more: {
      'x-from': moveView.from,
      ...(moveView.to.length > 0 && { 'x-to': moveView.to.map(({ state }) => state) }),
      ...(moveView.need.length > 0 && { 'x-need': moveView.need }),
      ...(entries.length > 0 && { 'x-entered-by-hand': entries }),
    },
    ...writtenRecord(resource),
    body: answerSchema(
      [...moveView.ask, ...entries.flatMap(({ fields }) => fields)],
      resource,
      schemaReader,
    ),
  })
}

/** Systems that are not connected, with the fields that take their results. */
const enteredIn =
  ({ language }: SchemaReader) =>
  ({ system, fields }: ManualEntry) =>
    `${say('byHand', language).replace('{system}', system)}: ${fields.join(', ')}`

/** Body of a transition; a required field may be filled in the record already. */
export function answerSchema(
  ask: readonly string[],
  resource: Resource,
  schemaReader: SchemaReader,
): JsonSchema {
  const properties = [...new Set(ask)].flatMap(name => {
    const field = resource.fields.get(name)
    if (!field) return []
    const { readOnly: _, ...property } = propertyOf(field, resource, schemaReader)
    return [[name, property] as const]
  })
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  }
}

function descriptionOf(moveView: MoveView, resource: Resource, schemaReader: SchemaReader): string {
  const { language, label } = schemaReader
  const field = flowsOf(resource).find(([, flow]) => moveView.name in flow.transitions)?.[0]
  const named = (state: number) => field?.print(state, language) ?? String(state)
  const labels = moveView.need.map(name => {
    const needed = resource.fields.get(name)
    return needed ? label(needed) : name
  })
  const lines: [Parameters<typeof say>[0], readonly string[]][] = [
    ['who', [moveView.by ?? '']],
    ['from', moveView.from.map(named)],
    ['to', moveView.to.map(({ state, when }) => named(state) + (when ? ` (${when})` : ''))],
    ['needs', labels],
  ]
  return lines
    .filter(([, words]) => words.join('') !== '')
    .map(([key, words]) => `${say(key, language)}: ${words.join(', ')}`)
    .concat(moveView.when)
    .concat(moveView.warn.map(text => `${say('warns', language)}: ${text}`))
    .join('. ')
}
