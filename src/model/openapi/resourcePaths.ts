import type { JsonSchema } from '../../kinds/kind/description'
import { hasSheets } from '../definition/feature'
import type { Resource } from '../fields/resource'
import { anyObject, byName, choice, list, orNull, text } from '../route/shapes'
import { bulkPaths } from './bulkPaths'
import { countPaths } from './countPaths'
import { flowPaths } from './flowPaths'
import { historyPaths } from './historyPaths'
import { etag, type OperationParts, offersOf } from './parts/operation'
import type { SchemaReader } from './parts/recordSchemas'
import {
  answered,
  openObject,
  ref,
  refusals,
  refusalsOfOne,
  sent,
  tenantParameters,
} from './parts/shared'
import { type OpenApiText, say } from './parts/texts'

/** Paths of one resource; for a user, those they may use. */
export function resourcePaths(
  resource: Resource,
  schemaReader: SchemaReader,
): Record<string, JsonSchema> {
  const { language } = schemaReader
  const path = resource.rest.path.replace(/\/$/, '')
  const may = offersOf(resource, schemaReader)
  const company = resource.company ? tenantParameters() : []
  const operation: OperationParts['operation'] = (name, described) => {
    const { parameters = [], body, answer, headers, status = 200, refused, ofOne } = described
    const { summary = say(name as OpenApiText, language), description, more } = described
    return {
      tags: [resource.name],
      operationId: `${resource.name}.${name}`,
      summary,
      ...(description && { description }),
      ...more,
      parameters: [...parameters, ...company],
      ...(body && { requestBody: sent(body) }),
      responses: {
        [status]: answered(language, answer, headers),
        ...(ofOne ? refusalsOfOne(...refused) : refusals(...refused)),
      },
    }
  }
  const id = idParameterOf(resource)
  const parts = { resource, schemaReader, language, operation, company, may, id }
  const all = {
    [path]: {
      ...(may.list && { get: listOf(parts) }),
      ...(may.create && { post: createOf(parts) }),
    },
    [`${path}/{id}`]: onePath(parts),
    ...historyPaths(path, parts),
    ...(may.list && {
      ...countPaths(path, parts),
      [`${path}/export`]: { post: exportOf(parts) },
    }),
    ...(may.list && resource.schema.matchFields && { [`${path}/alike`]: { post: alikeIn(parts) } }),
    ...(may.import && { [`${path}/import/names`]: { post: namesOf(parts) } }),
    ...flowPaths(path, parts),
    ...bulkPaths(path, parts),
    ...featurePaths(path, parts),
  }
  return Object.fromEntries(Object.entries(all).filter(([, item]) => hasVerb(item)))
}

/** Paths that the server halves of its features add. */
function featurePaths(path: string, parts: OperationParts): Record<string, JsonSchema> {
  const used = parts.resource.schema.features ?? []
  const { features } = parts.schemaReader
  return Object.assign({}, ...used.map(({ feature }) => features?.[feature]?.paths?.(path, parts)))
}

const idParameterOf = ({ key }: Resource) => ({
  name: 'id',
  in: 'path',
  required: true,
  description: key.name,
  schema: { type: key.store === 'int' ? 'integer' : 'string' },
})

const hasVerb = (item: JsonSchema) => Object.keys(item).some(name => name !== 'parameters')

const listOf = ({ resource, operation }: OperationParts) =>
  operation('list', {
    parameters: ['filter', 'range', 'sort', 'after', 'before', 'titles'].map(name =>
      ref('parameters', name),
    ),
    answer: openObject({
      [resource.rest.envelope]: list(ref('schemas', resource.name)),
      'cursors?': openObject({ 'next?': text, 'previous?': text }),
      'titles?': byName(byName(text)),
    }),
    headers: {
      'Content-Range': { schema: text, example: `${resource.name} 0-24/812` },
      'X-Total': { schema: choice(['at-least']) },
    },
    refused: [401, 403, 422],
  })

const createOf = ({ resource, operation }: OperationParts) =>
  operation('create', {
    parameters: [ref('parameters', 'IdempotencyKey')],
    body: ref('schemas', `${resource.name}-create`),
    status: 201,
    answer: ref('schemas', resource.name),
    headers: etag,
    refused: [401, 403, 409, 422],
  })

function onePath({ resource, operation, may, id }: OperationParts): JsonSchema {
  const record = { answer: ref('schemas', resource.name), headers: etag, ofOne: true } as const
  const versioned = { ...record, parameters: [ref('parameters', 'IfMatch')] }
  const body = ref('schemas', `${resource.name}-update`)
  const change = (name: 'update' | 'patch') => ({
    ...operation('update', { ...versioned, body, refused: [401, 403, 412, 422, 428] }),
    operationId: `${resource.name}.${name}`,
  })
  return {
    parameters: [id],
    ...(may.one && { get: operation('one', { ...record, refused: [401, 403] }) }),
    ...(may.update && { put: change('update'), patch: change('patch') }),
    ...(may.delete && {
      delete: operation('delete', { ...versioned, refused: [401, 403, 409, 412, 428] }),
    }),
  }
}

const alikeIn = ({ resource, operation }: OperationParts) => {
  const names = (resource.schema.matchFields ?? []).map(name => `${name}?`)
  const values = Object.fromEntries(names.map(name => [name, orNull(text)]))
  return operation('alike', {
    body: openObject({ values: openObject(values), 'but?': idOrCode }),
    answer: openObject({ 'alike?': list(openObject({ 'by?': list(text), 'record?': anyObject })) }),
    refused: [401, 403],
  })
}
const idOrCode: JsonSchema = { type: ['string', 'integer'] }

const exportOf = ({ resource, operation }: OperationParts) =>
  operation('export', {
    body: openObject({
      format: choice(['csv', 'xlsx', ...(hasSheets(resource.schema) ? ['report'] : [])]),
      'filter?': anyObject,
      'sort?': { ...list(text, 4), minItems: 2 },
      'columns?': list(text),
    }),
    answer: openObject({ 'url?': text }),
    refused: [401, 403, 422],
  })

/** Resolves names in a file to records, by field. */
const namesOf = ({ operation }: OperationParts) =>
  operation('importNames', {
    body: byName(list(text)),
    answer: openObject({
      'names?': byName(
        list(
          openObject({ 'key?': idOrCode, 'problem?': choice(['notReference', 'severalFound']) }),
        ),
      ),
    }),
    refused: [401, 403, 422],
  })
