import { mostMerged } from '../lists/matchFields'
import { defineRoute, type InputOf, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'

const recordKey = s.either(s.text, s.integer)

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
  body: s.object({
    version: s.integer,
    others: s.list(s.object({ id: recordKey, version: s.integer }), mostMerged - 1),
    /** The record whose value a field takes. */
    'values?': s.byName(recordKey),
    'dryRun?': s.flag,
  }),
  response: s.object({
    /** Undoes the merge; null if it is a rehearsal. */
    batch: s.orNull(s.uuid),
    /** Old and new values of the record that stays. */
    changes: s.byName(s.list(s.anything)),
    deleted: s.integer,
    /** Records whose reference changes, by field. */
    moved: s.list(s.object({ resource: s.text, field: s.text, records: s.integer })),
  }),
  refusals: [403, 404, 409, 412, 422],
})

export type MergeInput = InputOf<typeof mergeRecords>['body']
export type MergeResult = ResponseOf<typeof mergeRecords>
