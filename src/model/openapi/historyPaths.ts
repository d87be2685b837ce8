import type { JsonSchema } from '../../kinds/kind/description'
import { storedFile } from '../endpoints/files'
import { operationKinds } from '../endpoints/operations'
import { byName, choice, flag, instant, integer, list, object, text, uuid } from '../route/shapes'
import { callPaths } from './callPaths'
import { documentPaths } from './documentPaths'
import { etag, idParameterOf, type OperationParts } from './parts/operation'
import {
  openObject,
  parameters,
  person,
  ref,
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

const changes = byName({ type: 'array', minItems: 2, maxItems: 2 })
const entry = openObject({
  version: integer,
  at: instant,
  'by?': person,
  action: { ...text, examples: ['create', 'update', 'revert'] },
  changes,
  'batch?': uuid,
  'operation?': openObject({ 'kind?': choice(operationKinds), 'records?': integer }),
  'approvedBy?': list(person),
  'byHand?': systemParameter,
  _can: openObject({ 'fields?': list(text), 'record?': flag }),
})
/** An approval of a pending transition; `said` 0: the record has changed since. */
const vote = openObject({
  at: instant,
  'by?': person,
  action: text,
  changes,
  said: integer,
  needed: integer,
})
const refused = [401, 403, 404]

/** History, newest first, in pages. */
const historyPath = ({ resource, operation }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
  get: operation('history', {
    parameters: [{ name: 'before', in: 'query', schema: integer }],
    answer: openObject({ history: list(entry), more: flag, 'votes?': list(vote) }),
    refused,
  }),
})

/** Versions of a file field that keeps them, current file first. */
function versionsPath(path: string, { resource, operation }: OperationParts) {
  const kept = [...resource.fields.values()].filter(({ words }) => 'keepVersions' in words)
  if (kept.length === 0) return {}
  const names = choice(kept.map(({ name }) => name))
  const version = openObject({ file: storedFile, at: instant, by: person, isCurrent: flag })
  return {
    [`${path}/{id}/versions/{field}`]: {
      parameters: [
        idParameterOf(resource),
        { name: 'field', in: 'path', required: true, schema: names },
      ],
      get: operation('versions', { answer: openObject({ versions: list(version) }), refused }),
    },
  }
}

/** Reverts one field, or all writable fields, to their values before a history entry. */
const revertPath = ({ resource, operation }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
  post: operation('revert', {
    parameters: [ref('parameters', 'IfMatch'), ref('parameters', 'IdempotencyKey')],
    body: object({ before: integer, 'field?': text }),
    answer: ref('schemas', resource.name),
    headers: etag,
    refused: [401, 403, 404, 409, 412, 422, 428],
  }),
})

/** Deleted rows, with user and time of deletion. */
const trashPath = ({ resource, operation }: OperationParts): JsonSchema => ({
  get: operation('trash', {
    parameters: [ref('parameters', 'filter'), ref('parameters', 'range')],
    answer: openObject({
      [resource.rest.envelope]: list({
        allOf: [ref('schemas', resource.name)],
        required: ['_DELETED'],
        properties: { _DELETED: openObject({ 'at?': instant, 'by?': person }) },
      }),
    }),
    headers: { 'Content-Range': { schema: text, example: `${resource.name} 0-24/30` } },
    refused: [401, 403],
  }),
})

const restorePath = ({ resource, language, operation }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
  post: operation('restore', {
    parameters: [
      { ...parameters(language).IfMatch, required: false },
      ref('parameters', 'IdempotencyKey'),
    ],
    answer: ref('schemas', resource.name),
    headers: etag,
    refused: [401, 403, 404, 409, 412, 422],
  }),
})

/** Changes by a user, as far as the reader may see them. */
const activityPath = ({ resource, operation, company }: OperationParts): JsonSchema => ({
  parameters: [idParameterOf(resource)],
  get: operation('activity', {
    parameters: [
      { name: 'before', in: 'query', schema: text },
      ...(company.length > 0 ? [] : tenantParameters()),
    ],
    answer: openObject({ activity: list(activityEntry), 'next?': text }),
    refused,
  }),
})

const activityEntry = openObject({
  resource: text,
  id: { type: ['integer', 'string'] },
  title: text,
  version: integer,
  at: instant,
  action: text,
  changes,
})
