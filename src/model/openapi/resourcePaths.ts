import type { JsonSchema } from '../../kinds/kind/description'
import { hasSheets } from '../definition/feature'
import type { Resource } from '../fields/resource'
import { bulkPaths } from './bulkPaths'
import { countPaths } from './countPaths'
import { flowPaths } from './flowPaths'
import { historyPaths } from './historyPaths'
import { etag, idParameterOf, type OperationParts, offersOf } from './parts/operation'
import type { SchemaReader } from './parts/recordSchemas'
import { answered, ref, refusals, refusalsOfOne, sent, tenantParameters } from './parts/shared'
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
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: [resource.name],
    operationId: `${resource.name}.${name}`,
    summary: say(name, language),
    ...more,
  })
  const parts = { resource, schemaReader, language, operation, company, may }
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
    ...flowPaths(path, { resource, schemaReader, company, id: idParameterOf(resource) }),
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

const hasVerb = (item: JsonSchema) => Object.keys(item).some(name => name !== 'parameters')

const listOf = ({ resource, language, operation, company }: OperationParts) =>
  operation('list', {
    parameters: [
      ...['filter', 'range', 'sort', 'after', 'before', 'titles'].map(name =>
        ref('parameters', name),
      ),
      ...company,
    ],
    responses: {
      '200': answered(
        language,
        {
          type: 'object',
          required: [resource.rest.envelope],
          properties: {
            [resource.rest.envelope]: { type: 'array', items: ref('schemas', resource.name) },
            cursors: {
              type: 'object',
              properties: { next: { type: 'string' }, previous: { type: 'string' } },
            },
            titles: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                additionalProperties: { type: 'string' },
              },
            },
          },
        },
        {
          'Content-Range': { schema: { type: 'string' }, example: `${resource.name} 0-24/812` },
          'X-Total': { schema: { type: 'string', enum: ['at-least'] } },
        },
      ),
      ...refusals(401, 403, 422),
    },
  })

const createOf = ({ resource, language, operation, company }: OperationParts) =>
  operation('create', {
    parameters: [ref('parameters', 'IdempotencyKey'), ...company],
    requestBody: sent(ref('schemas', `${resource.name}-create`)),
    responses: {
      '201': answered(language, ref('schemas', resource.name), etag),
      ...refusals(401, 403, 409, 422),
    },
  })

function onePath({ resource, language, operation, company, may }: OperationParts): JsonSchema {
  const record = answered(language, ref('schemas', resource.name), etag)
  const versioned = [ref('parameters', 'IfMatch'), ...company]
  const change = (name: 'update' | 'patch') => ({
    ...operation('update', {
      parameters: versioned,
      requestBody: sent(ref('schemas', `${resource.name}-update`)),
      responses: { '200': record, ...refusalsOfOne(401, 403, 412, 422, 428) },
    }),
    operationId: `${resource.name}.${name}`,
  })
  return {
    parameters: [idParameterOf(resource)],
    ...(may.one && {
      get: operation('one', {
        parameters: company,
        responses: { '200': record, ...refusalsOfOne(401, 403) },
      }),
    }),
    ...(may.update && { put: change('update'), patch: change('patch') }),
    ...(may.delete && {
      delete: operation('delete', {
        parameters: versioned,
        responses: { '200': record, ...refusalsOfOne(401, 403, 409, 412, 428) },
      }),
    }),
  }
}

const alikeIn = ({ resource, language, operation, company }: OperationParts) =>
  operation('alike', {
    parameters: company,
    requestBody: sent({
      type: 'object',
      required: ['values'],
      properties: {
        values: {
          type: 'object',
          properties: Object.fromEntries(
            (resource.schema.matchFields ?? []).map(name => [name, { type: ['string', 'null'] }]),
          ),
        },
        but: { type: ['string', 'integer'] },
      },
    }),
    responses: {
      '200': answered(language, {
        type: 'object',
        properties: {
          alike: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                by: { type: 'array', items: { type: 'string' } },
                record: { type: 'object' },
              },
            },
          },
        },
      }),
      ...refusals(401, 403),
    },
  })

const exportOf = ({ resource, language, operation, company }: OperationParts) =>
  operation('export', {
    parameters: company,
    requestBody: sent({
      type: 'object',
      required: ['format'],
      properties: {
        format: {
          type: 'string',
          enum: ['csv', 'xlsx', ...(hasSheets(resource.schema) ? ['report'] : [])],
        },
        filter: { type: 'object' },
        sort: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 4 },
        columns: { type: 'array', items: { type: 'string' } },
      },
    }),
    responses: {
      '200': answered(language, { type: 'object', properties: { url: { type: 'string' } } }),
      ...refusals(401, 403, 422),
    },
  })

/** Resolves names in a file to records, by field. */
const namesOf = ({ language, operation, company }: OperationParts) =>
  operation('importNames', {
    parameters: company,
    requestBody: sent({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    }),
    responses: {
      '200': answered(language, {
        type: 'object',
        properties: {
          names: {
            type: 'object',
            additionalProperties: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  key: { type: ['string', 'integer'] },
                  problem: { type: 'string', enum: ['notReference', 'severalFound'] },
                },
              },
            },
          },
        },
      }),
      ...refusals(401, 403, 422),
    },
  })
