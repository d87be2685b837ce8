import type { Resource } from '../resource'
import { besidePaths } from './besidePaths'
import { bulkPaths } from './bulkPaths'
import type { JsonSchema } from './fieldSchema'
import { flowPaths } from './flowPaths'
import { etag, idOf, offersOf, type Parts } from './operation'
import { pastPaths } from './pastPaths'
import type { Telling } from './recordSchemas'
import { answered, ref, refusals, refusalsOfOne, sent } from './shared'
import { type OpenApiText, say } from './texts'

/** The addresses of one resource; for one person, those they may ever use. */
export function resourcePaths(resource: Resource, telling: Telling): Record<string, JsonSchema> {
  const { language } = telling
  const path = resource.rest.path.replace(/\/$/, '')
  const may = offersOf(resource, telling)
  const company = resource.company ? [ref('parameters', 'XEmpresa')] : []
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: [resource.name],
    operationId: `${resource.name}.${name}`,
    summary: say(name, language),
    ...more,
  })
  const parts = { resource, telling, language, operation, company, may }
  const all = {
    [path]: {
      ...(may.list && { get: listOf(parts) }),
      ...(may.create && { post: createOf(parts) }),
    },
    [`${path}/{id}`]: onePath(parts),
    ...(may.list && besidePaths(path, parts)),
    ...pastPaths(path, parts),
    ...(may.list && {
      [`${path}/tabs`]: { get: tabsOf(parts) },
      [`${path}/export`]: { post: exportOf(parts) },
    }),
    ...(may.list &&
      resource.schema.list?.summary && { [`${path}/summary`]: { get: summaryOf(parts) } }),
    ...(may.list && resource.schema.alike && { [`${path}/alike`]: { post: alikeIn(parts) } }),
    ...(may.import && { [`${path}/import/names`]: { post: namesOf(parts) } }),
    ...flowPaths(path, { resource, telling, company, id: idOf(resource) }),
    ...bulkPaths(path, parts),
  }
  return Object.fromEntries(Object.entries(all).filter(([, item]) => hasVerb(item)))
}

const hasVerb = (item: JsonSchema) => Object.keys(item).some(name => name !== 'parameters')

const listOf = ({ resource, language, operation, company }: Parts) =>
  operation('list', {
    parameters: [
      ...['filter', 'range', 'sort', 'after', 'before'].map(name => ref('parameters', name)),
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
          },
        },
        {
          'Content-Range': { schema: { type: 'string' }, example: `${resource.name} 0-24/812` },
          'X-Total': { schema: { type: 'string', enum: ['at-least'] } },
        },
      ),
      ...refusals(400, 401, 403),
    },
  })

const createOf = ({ resource, language, operation, company }: Parts) =>
  operation('create', {
    parameters: [ref('parameters', 'IdempotencyKey'), ...company],
    requestBody: sent(ref('schemas', `${resource.name}-create`)),
    responses: {
      '201': answered(language, ref('schemas', resource.name), etag),
      ...refusals(400, 401, 403, 409, 422),
    },
  })

function onePath({ resource, language, operation, company, may }: Parts): JsonSchema {
  const record = answered(language, ref('schemas', resource.name), etag)
  const versioned = [ref('parameters', 'IfMatch'), ...company]
  return {
    parameters: [idOf(resource)],
    ...(may.one && {
      get: operation('one', {
        parameters: company,
        responses: { '200': record, ...refusalsOfOne(401, 403) },
      }),
    }),
    ...(may.update && {
      put: operation('update', {
        parameters: versioned,
        requestBody: sent(ref('schemas', `${resource.name}-update`)),
        responses: { '200': record, ...refusalsOfOne(400, 401, 403, 412, 422, 428) },
      }),
    }),
    ...(may.delete && {
      delete: operation('delete', {
        parameters: versioned,
        responses: { '200': record, ...refusalsOfOne(401, 403, 409, 412, 428) },
      }),
    }),
  }
}

const tabsOf = ({ language, operation, company }: Parts) =>
  operation('tabs', {
    parameters: [ref('parameters', 'filter'), ...company],
    responses: {
      '200': answered(language, {
        type: 'object',
        properties: {
          tabs: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              properties: { count: { type: 'integer' }, atLeast: { type: 'boolean' } },
            },
          },
        },
      }),
      ...refusals(400, 401, 403),
    },
  })

const summaryOf = ({ language, operation, company }: Parts) =>
  operation('summary', {
    parameters: [ref('parameters', 'filter'), ...company],
    responses: {
      '200': answered(language, {
        type: 'object',
        properties: {
          summary: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              properties: { count: { type: 'integer' }, sum: { type: 'number' } },
            },
          },
        },
      }),
      ...refusals(400, 401, 403),
    },
  })

const alikeIn = ({ resource, language, operation, company }: Parts) =>
  operation('alike', {
    parameters: company,
    requestBody: sent({
      type: 'object',
      required: ['values'],
      properties: {
        values: {
          type: 'object',
          properties: Object.fromEntries(
            (resource.schema.alike ?? []).map(name => [name, { type: ['string', 'null'] }]),
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
      ...refusals(400, 401, 403),
    },
  })

const exportOf = ({ resource, language, operation, company }: Parts) =>
  operation('export', {
    parameters: company,
    requestBody: sent({
      type: 'object',
      required: ['format'],
      properties: {
        format: {
          type: 'string',
          enum: ['csv', 'xlsx', ...(resource.schema.list?.report ? ['report'] : [])],
        },
        filter: { type: 'object' },
        sort: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
        columns: { type: 'array', items: { type: 'string' } },
      },
    }),
    responses: {
      '200': answered(language, { type: 'object', properties: { url: { type: 'string' } } }),
      ...refusals(400, 401, 403, 422),
    },
  })

/** The records that the names in a file stand for, field by field. */
const namesOf = ({ language, operation, company }: Parts) =>
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
      ...refusals(400, 401, 403, 422),
    },
  })
