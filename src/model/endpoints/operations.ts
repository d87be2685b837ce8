import { defineRoute, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'

const PATH = 'operations'
const asReader = { tag: 'platform', policy: 'schema', varies: 'tenant' } as const

/**
 * `flow`: a step of many records; `sheet`: the grid of a list; `reassign`: what referred to one record refers to
 * another; `merge`: records made one; `change` and `delete`: selected records.
 */
export const operationKinds = [
  'import',
  'sheet',
  'reassign',
  'merge',
  'change',
  'delete',
  'flow',
] as const

const person = s.object({ ID: s.keyShape, DISPLAYNAME: s.text })

/** Records imported, changed, deleted or moved together. */
const operation = s.object({
  id: s.uuid,
  resource: s.text,
  /** Its batches: one of each resource that it wrote. */
  parts: s.list(s.object({ id: s.uuid, resource: s.text })),
  kind: s.choice(operationKinds),
  at: s.instant,
  by: s.orNull(person),
  /** Number of records written, and of those created, changed and deleted. */
  records: s.integer,
  created: s.integer,
  changed: s.integer,
  deleted: s.integer,
  /** Records changed after the operation; an undo leaves them out. */
  moved: s.integer,
  /** Records still to undo after an interrupted undo. */
  'left?': s.integer,
  /** Records that the undo left as they are; those that did not change since (`moved`) may be undone later. */
  leftOut: s.integer,
  'undone?': s.object({ at: s.instant, by: s.orNull(person) }),
  /** `undo`: as a whole. `undoRest`: without the records that changed since. */
  _can: s.object({ undo: s.flag, undoRest: s.flag }),
})

/** Every operation that the reader may see, newest first; `next` is the `before` of the next page. */
export const operations = defineRoute(`GET ${PATH}`, {
  ...asReader,
  name: 'operations.operations',
  query: {
    'resource?': s.text,
    'by?': s.keyShape,
    'from?': s.day,
    'to?': s.day,
    'before?': s.text,
  },
  response: s.object({ operations: s.list(operation), 'next?': s.text }),
  refusals: [404],
})

/** A record of an operation: its fields that the reader may read, before and after. */
const record = s.object({
  resource: s.text,
  record: s.either(s.text, s.integer),
  title: s.text,
  version: s.integer,
  at: s.instant,
  action: s.text,
  changes: s.byName(s.list(s.anything)),
  /** It was changed after the operation. */
  moved: s.flag,
  /** It is deleted now. */
  gone: s.flag,
})

/** One operation with its records, in pages. */
export const operationRecords = defineRoute(`GET ${PATH}/:id`, {
  ...asReader,
  name: 'operations.operationRecords',
  query: { 'from?': { ...s.integer, minimum: 0, maximum: 1_000_000 } },
  response: s.object({
    operation,
    records: s.list(record),
    /** Records of this page that the reader may not see. */
    hidden: s.integer,
    /** `from` of the next page. */
    'next?': s.integer,
  }),
  refusals: [404],
})

export type BulkOperation = ResponseOf<typeof operations>['operations'][number]
export type BulkOperationRecord = ResponseOf<typeof operationRecords>['records'][number]
