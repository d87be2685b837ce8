import type { JsonSchema } from '../../kinds/kind/description'
import { storedFile } from '../endpoints/files'
import { operationKinds } from '../endpoints/operations'
import { callPaths } from './callPaths'
import { documentPaths } from './documentPaths'
import { etag, idParameterOf, type OperationParts } from './parts/operation'
import {
  answered,
  parameters,
  ref,
  refusals,
  sent,
  systemParameter,
  tenantParameters,
} from './parts/shared'

/** Paths of history, trash and restore. */
export function historyPaths(path: string, parts: OperationParts): Record<string, JsonSchema> {
  const { may } = parts
  return {
    ...(may.one && { [`${path}/{id}/history`]: historyPath(parts) }),
    ...(may.one && versionsPath(path, parts)),
    ...(may.update && { [`${path}/{id}/revert`]: revertPath(parts) }),
    ...(may.one &&
      parts.resource.name === 'users' && { [`${path}/{id}/activity`]: activityPath(parts) }),
    ...(may.one && { ...documentPaths(path, parts), ...callPaths(path, parts) }),
    ...(may.restore && {
      [`${path}/trash`]: trashPath(parts),
      [`${path}/{id}/restore`]: restorePath(parts),
    }),
  }
}

/** The acting user; null if the reader may not see them. */
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
    batch: { type: 'string', format: 'uuid' },
    operation: {
      type: 'object',
      properties: { kind: { type: 'string', enum: operationKinds }, records: { type: 'integer' } },
    },
    approvedBy: { type: 'array', items: person },
    byHand: systemParameter,
    _can: {
      type: 'object',
      properties: {
        fields: { type: 'array', items: { type: 'string' } },
        record: { type: 'boolean' },
      },
    },
  },
}

/** An approval of a pending transition; `said` 0: the record has changed since. */
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

/** History, newest first, in pages. */
const historyPath = ({ resource, language, operation, company }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
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
      ...refusals(401, 403, 404),
    },
  }),
})

/** Versions of a file field that keeps them, current file first. */
function versionsPath(path: string, { resource, language, operation, company }: OperationParts) {
  const kept = [...resource.fields.values()].filter(({ words }) => 'keepVersions' in words)
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
      parameters: [idParameterOf(resource), field],
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

/** Reverts one field, or all writable fields, to their values before a history entry. */
const revertPath = ({ resource, language, operation, company }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
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
      ...refusals(401, 403, 404, 409, 412, 422, 428),
    },
  }),
})

/** Deleted rows, with user and time of deletion. */
const trashPath = ({ resource, language, operation, company }: OperationParts): JsonSchema => ({
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
      ...refusals(401, 403),
    },
  }),
})

const restorePath = ({ resource, language, operation, company }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
  post: operation('restore', {
    parameters: [
      { ...parameters(language).IfMatch, required: false },
      ref('parameters', 'IdempotencyKey'),
      ...company,
    ],
    responses: {
      '200': answered(language, ref('schemas', resource.name), etag),
      ...refusals(401, 403, 404, 409, 412, 422),
    },
  }),
})

/** Changes by a user, as far as the reader may see them. */
const activityPath = ({ resource, language, operation }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
  get: operation('activity', {
    parameters: [
      { name: 'before', in: 'query', schema: { type: 'string' } },
      ...tenantParameters(),
    ],
    responses: {
      '200': answered(language, {
        type: 'object',
        required: ['activity'],
        properties: { activity: { type: 'array', items: entrySchema }, next: { type: 'string' } },
      }),
      ...refusals(401, 403, 404),
    },
  }),
})

const entrySchema: JsonSchema = {
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
