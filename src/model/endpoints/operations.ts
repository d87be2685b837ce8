import { defineRoute, type ResponseOf } from '../route/defineRoute'
import {
  anything,
  byName,
  choice,
  day,
  either,
  flag,
  instant,
  integer,
  keyShape,
  list,
  object,
  orNull,
  text,
  uuid,
} from '../route/shapes'

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

const person = object({ ID: keyShape, DISPLAYNAME: text })

/** Records imported, changed, deleted or moved together. */
const operation = object({
  id: uuid,
  resource: text,
  /** Its batches: one of each resource that it wrote. */
  parts: list(object({ id: uuid, resource: text })),
  kind: choice(operationKinds),
  at: instant,
  by: orNull(person),
  /** Number of records written, and of those created, changed and deleted. */
  records: integer,
  created: integer,
  changed: integer,
  deleted: integer,
  /** Records changed after the operation; an undo leaves them out. */
  moved: integer,
  /** Records still to undo after an interrupted undo. */
  'left?': integer,
  /** Records that the undo left as they are; those that did not change since (`moved`) may be undone later. */
  leftOut: integer,
  'undone?': object({ at: instant, by: orNull(person) }),
  /** `undo`: as a whole. `undoRest`: without the records that changed since. */
  _can: object({ undo: flag, undoRest: flag }),
})

/** Every operation that the reader may see, newest first; `next` is the `before` of the next page. */
export const operations = defineRoute(`GET ${PATH}`, {
  ...asReader,
  name: 'operations.operations',
  query: { 'resource?': text, 'by?': keyShape, 'from?': day, 'to?': day, 'before?': text },
  response: object({ operations: list(operation), 'next?': text }),
  refusals: [404],
})

/** A record of an operation: its fields that the reader may read, before and after. */
const record = object({
  resource: text,
  record: either(text, integer),
  title: text,
  version: integer,
  at: instant,
  action: text,
  changes: byName(list(anything)),
  /** It was changed after the operation. */
  moved: flag,
  /** It is deleted now. */
  gone: flag,
})

/** One operation with its records, in pages. */
export const operationRecords = defineRoute(`GET ${PATH}/:id`, {
  ...asReader,
  name: 'operations.operationRecords',
  query: { 'from?': { ...integer, minimum: 0, maximum: 1_000_000 } },
  response: object({
    operation,
    records: list(record),
    /** Records of this page that the reader may not see. */
    hidden: integer,
    /** `from` of the next page. */
    'next?': integer,
  }),
  refusals: [404],
})

export type BulkOperation = ResponseOf<typeof operations>['operations'][number]
export type BulkOperationRecord = ResponseOf<typeof operationRecords>['records'][number]
