import { mostMerged } from '../lists/matchFields'
import { defineRoute, type InputOf, type ResponseOf } from '../route/defineRoute'
import {
  anything,
  byName,
  either,
  flag,
  integer,
  list,
  object,
  orNull,
  text,
  uuid,
} from '../route/shapes'

const recordKey = either(text, integer)

/**
 * Merges records into one: it takes chosen values of the others, what referred to them refers to it, and they
 * are deleted, all or nothing. `dryRun` answers the same and writes nothing.
 */
export const mergeRecords = defineRoute('POST merge/:resource/:id', {
  tag: 'platform',
  policy: 'schema',
  varies: 'tenant',
  name: 'merge.mergeRecords',
  idempotent: true,
  body: object({
    version: integer,
    others: list(object({ id: recordKey, version: integer }), mostMerged - 1),
    /** The record whose value a field takes. */
    'values?': byName(recordKey),
    'dryRun?': flag,
  }),
  response: object({
    /** Undoes the merge; null if it is a rehearsal. */
    batch: orNull(uuid),
    /** Old and new values of the record that stays. */
    changes: byName(list(anything)),
    deleted: integer,
    /** Records whose reference changes, by field. */
    moved: list(object({ resource: text, field: text, records: integer })),
  }),
  refusals: [403, 404, 409, 412, 422],
})

export type MergeInput = InputOf<typeof mergeRecords>['body']
export type MergeResult = ResponseOf<typeof mergeRecords>
