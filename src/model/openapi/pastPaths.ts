import { callPaths } from './callPaths'
import type { JsonSchema } from './fieldSchema'
import { etag, idOf, type Parts } from './operation'
import { messagePath, paperPaths } from './paperPaths'
import { answered, ref, refusals, sent } from './shared'

/** What became of a record, and the ways back. */
export function pastPaths(path: string, parts: Parts): Record<string, JsonSchema> {
  const { may } = parts
  return {
    ...(may.one && { [`${path}/{id}/history`]: historyPath(parts) }),
    ...(may.update && { [`${path}/{id}/revert`]: revertPath(parts) }),
    ...(may.one &&
      parts.resource.name === 'users' && { [`${path}/{id}/activity`]: activityPath(parts) }),
    ...(may.one && {
      ...paperPaths(path, parts),
      ...callPaths(path, parts),
      ...messagePath(path, parts),
    }),
    ...(may.restore && {
      [`${path}/trash`]: trashPath(parts),
      [`${path}/{id}/restore`]: restorePath(parts),
    }),
  }
}

const person: JsonSchema = {
  type: ['object', 'null'],
  properties: { ID: { type: 'integer' }, DISPLAYNAME: { type: 'string' } },
}
const entry = {
  type: 'object',
  required: ['version', 'at', 'action', 'changes', '_can'],
  properties: {
    version: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    by: person,
    action: { type: 'string', examples: ['create', 'update', 'revert'] },
    changes: {
      type: 'object',
      additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
    },
    _can: {
      type: 'object',
      properties: {
        fields: { type: 'array', items: { type: 'string' } },
        record: { type: 'boolean' },
      },
    },
  },
}

/** Who changed what, newest first, a page at a time. */
const historyPath = ({ resource, language, operation, company }: Parts): JsonSchema => ({
  parameters: [idOf(resource)],
  get: operation('history', {
    parameters: [{ name: 'before', in: 'query', schema: { type: 'integer' } }, ...company],
    responses: {
      '200': answered(language, {
        type: 'object',
        required: ['history', 'more'],
        properties: { history: { type: 'array', items: entry }, more: { type: 'boolean' } },
      }),
      ...refusals(400, 401, 403, 404),
    },
  }),
})

/** One field, or all that a person writes, as it was before an entry. */
const revertPath = ({ resource, language, operation, company }: Parts): JsonSchema => ({
  parameters: [idOf(resource)],
  post: operation('revert', {
    parameters: [ref('parameters', 'IfMatch'), ref('parameters', 'IdempotencyKey'), ...company],
    requestBody: sent({
      type: 'object',
      additionalProperties: false,
      required: ['before'],
      properties: { before: { type: 'integer' }, field: { type: 'string' } },
    }),
    responses: {
      '200': answered(language, ref('schemas', resource.name), etag),
      ...refusals(400, 401, 403, 404, 409, 412, 422, 428),
    },
  }),
})

/** Deleted rows, with who deleted them and when. */
const trashPath = ({ resource, language, operation, company }: Parts): JsonSchema => ({
  get: operation('trash', {
    parameters: [ref('parameters', 'filter'), ref('parameters', 'range'), ...company],
    responses: {
      '200': answered(
        language,
        {
          type: 'object',
          required: [resource.rest.envelope],
          properties: {
            [resource.rest.envelope]: {
              type: 'array',
              items: {
                allOf: [ref('schemas', resource.name)],
                required: ['_DELETED'],
                properties: {
                  _DELETED: {
                    type: 'object',
                    properties: { at: { type: 'string', format: 'date-time' }, by: person },
                  },
                },
              },
            },
          },
        },
        { 'Content-Range': { schema: { type: 'string' }, example: `${resource.name} 0-24/30` } },
      ),
      ...refusals(400, 401, 403),
    },
  }),
})

const restorePath = ({ resource, language, operation, company }: Parts): JsonSchema => ({
  parameters: [idOf(resource)],
  post: operation('restore', {
    parameters: [ref('parameters', 'IfMatch'), ref('parameters', 'IdempotencyKey'), ...company],
    responses: {
      '200': answered(language, ref('schemas', resource.name), etag),
      ...refusals(400, 401, 403, 404, 409, 412, 422),
    },
  }),
})

/** What a person changed, as far as the reader may see it. */
const activityPath = ({ resource, language, operation }: Parts): JsonSchema => ({
  parameters: [idOf(resource)],
  get: operation('activity', {
    parameters: [
      { name: 'before', in: 'query', schema: { type: 'string' } },
      ref('parameters', 'XEmpresa'),
    ],
    responses: {
      '200': answered(language, {
        type: 'object',
        required: ['activity'],
        properties: { activity: { type: 'array', items: deed }, next: { type: 'string' } },
      }),
      ...refusals(400, 401, 403, 404),
    },
  }),
})

const deed: JsonSchema = {
  type: 'object',
  required: ['resource', 'id', 'title', 'version', 'at', 'action', 'changes'],
  properties: {
    resource: { type: 'string' },
    id: { type: ['integer', 'string'] },
    title: { type: 'string' },
    version: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    action: { type: 'string' },
    changes: entry.properties.changes,
  },
}
