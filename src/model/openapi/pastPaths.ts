import { callPaths } from './callPaths'
import type { JsonSchema } from './fieldSchema'
import { etag, idOf, type Parts } from './operation'
import { messagePath, paperPaths } from './paperPaths'
import { storedFile } from './platformPaths'
import { answered, ref, refusals, sent } from './shared'

/** What became of a record, and the ways back. */
export function pastPaths(path: string, parts: Parts): Record<string, JsonSchema> {
  const { may } = parts
  return {
    ...(may.one && { [`${path}/{id}/history`]: historyPath(parts) }),
    ...(may.one && versionsPath(path, parts)),
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

/** Who acted; none where the reader may not know them. */
export const person: JsonSchema = {
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
    approvedBy: { type: 'array', items: person },
    byHand: { type: 'string', examples: ['SAP'] },
    _can: {
      type: 'object',
      properties: {
        fields: { type: 'array', items: { type: 'string' } },
        record: { type: 'boolean' },
      },
    },
  },
}

/** A yes to a step that waits for more people; `said` 0: the record changed since. */
const vote = {
  type: 'object',
  required: ['at', 'action', 'changes', 'said', 'needed'],
  properties: {
    at: entry.properties.at,
    by: person,
    action: { type: 'string' },
    changes: entry.properties.changes,
    said: { type: 'integer' },
    needed: { type: 'integer' },
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
        properties: {
          history: { type: 'array', items: entry },
          more: { type: 'boolean' },
          votes: { type: 'array', items: vote },
        },
      }),
      ...refusals(400, 401, 403, 404),
    },
  }),
})

/** Where a field keeps what it held before: those files, the current one first. */
function versionsPath(path: string, { resource, language, operation, company }: Parts) {
  const kept = [...resource.fields.values()].filter(({ words }) => 'versions' in words)
  if (kept.length === 0) return {}
  const field = {
    name: 'field',
    in: 'path',
    required: true,
    schema: { type: 'string', enum: kept.map(({ name }) => name) },
  }
  const version: JsonSchema = {
    type: 'object',
    required: ['file', 'at', 'by', 'isCurrent'],
    properties: {
      file: storedFile,
      at: { type: 'string', format: 'date-time' },
      by: person,
      isCurrent: { type: 'boolean' },
    },
  }
  return {
    [`${path}/{id}/versions/{field}`]: {
      parameters: [idOf(resource), field],
      get: operation('versions', {
        parameters: [...company],
        responses: {
          '200': answered(language, {
            type: 'object',
            required: ['versions'],
            properties: { versions: { type: 'array', items: version } },
          }),
          ...refusals(401, 403, 404),
        },
      }),
    },
  }
}

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
