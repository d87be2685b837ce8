import type { JsonSchema } from '../../kinds/kind/description'
import { storedFile } from '../endpoints/files'
import { operationKinds } from '../endpoints/operations'
import * as s from '../route/shapes'
import { callPaths } from './callPaths'
import { documentPaths } from './documentPaths'
import { etag, type OperationParts, writtenRecord } from './parts/operation'
import {
  knownPerson,
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

const changes = s.byName({ type: 'array', minItems: 2, maxItems: 2 } as s.RouteShape<
  readonly [old: unknown, now: unknown]
>)
const entry = openObject({
  version: s.integer,
  at: s.instant,
  by: person,
  /** `create`, `update`, `revert`, `delete`, `restore`, or the name of a transition. */
  action: { ...s.text, examples: ['create', 'update', 'revert'] } as typeof s.text,
  changes,
  /** Id of the import or bulk change that wrote it. */
  'batch?': s.uuid,
  /** The operation of its batch, where the reader may see it. */
  'operation?': openObject({ kind: s.choice(operationKinds), records: s.integer }),
  /** Earlier approvers, for transitions that need several people. */
  'approvedBy?': s.list(knownPerson),
  /** System whose answer was entered by hand: `Billing`. */
  'byHand?': systemParameter,
  /** Changes that the reader may revert now: fields, and the whole record to its state before this entry. */
  _can: openObject({ fields: s.list(s.text), record: s.flag }),
})
/** An approval of a pending transition; `said` 0: the record has changed since, and it no longer counts. */
const vote = openObject({
  at: s.instant,
  by: person,
  action: s.text,
  changes,
  said: s.integer,
  needed: s.integer,
})
/** `more`: older entries exist. Votes are sent with the newest entries. */
const history = openObject({ history: s.list(entry), more: s.flag, 'votes?': s.list(vote) })
export type HistoryEntry = s.ValueOf<typeof entry>
export type Vote = s.ValueOf<typeof vote>
export type HistoryPage = s.ValueOf<typeof history>

const refused = [401, 403, 404]

/** History, newest first, in pages. */
const historyPath = ({ operation, id }: OperationParts): JsonSchema => ({
  parameters: [id],
  get: operation('history', {
    parameters: [
      { name: 'before', in: 'query', schema: s.integer },
      { name: 'field', in: 'query', schema: s.text },
    ],
    answer: history,
    refused,
  }),
})

const version = openObject({ file: storedFile, at: s.instant, by: person, isCurrent: s.flag })
export type FileVersion = s.ValueOf<typeof version>

/** Versions of a file field that keeps them, current file first. */
function versionsPath(path: string, { resource, operation, id }: OperationParts) {
  const kept = [...resource.fields.values()].filter(({ words }) => 'keepVersions' in words)
  if (kept.length === 0) return {}
  const names = s.choice(kept.map(({ name }) => name))
  return {
    [`${path}/{id}/versions/{field}`]: {
      parameters: [id, { name: 'field', in: 'path', required: true, schema: names }],
      get: operation('versions', { answer: openObject({ versions: s.list(version) }), refused }),
    },
  }
}

/** Reverts one field, or all writable fields, to their values before a history entry. */
const revertPath = ({ resource, operation, id }: OperationParts): JsonSchema => ({
  parameters: [id],
  post: operation('revert', {
    ...writtenRecord(resource),
    body: s.object({ before: s.integer, 'field?': s.text }),
    refused: [401, 403, 404, 409, 412, 422, 428],
    ofOne: false,
  }),
})

/** Deleted rows, with user and time of deletion. */
const trashPath = ({ resource, operation }: OperationParts): JsonSchema => ({
  get: operation('trash', {
    parameters: [ref('parameters', 'filter'), ref('parameters', 'range')],
    answer: openObject({
      [resource.rest.envelope]: s.list({
        allOf: [ref('schemas', resource.name)],
        required: ['_DELETED'],
        properties: { _DELETED: openObject({ 'at?': s.instant, 'by?': person }) },
      }),
    }),
    headers: { 'Content-Range': { schema: s.text, example: `${resource.name} 0-24/30` } },
    refused: [401, 403],
  }),
})

const restorePath = ({ resource, language, operation, id }: OperationParts): JsonSchema => ({
  parameters: [id],
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
const activityPath = ({ operation, company, id }: OperationParts): JsonSchema => ({
  parameters: [id],
  get: operation('activity', {
    parameters: [
      { name: 'before', in: 'query', schema: s.text },
      ...(company.length > 0 ? [] : tenantParameters()),
    ],
    answer: activity,
    refused,
  }),
})

const activityEntry = openObject({
  resource: s.text,
  id: { type: ['integer', 'string'] } as s.RouteShape<string | number>,
  title: s.text,
  version: s.integer,
  at: s.instant,
  action: s.text,
  changes,
})
/** `next` is the `before` of older entries. */
const activity = openObject({ activity: s.list(activityEntry), 'next?': s.text })
export type ActivityEntry = s.ValueOf<typeof activityEntry>
export type ActivityPage = s.ValueOf<typeof activity>
