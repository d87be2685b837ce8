import { defineRoute, type ResponseOf } from '../route/defineRoute'
import * as s from '../route/shapes'

const PATH = 'references/:resource/:id'
const asReader = { tag: 'platform', policy: 'schema', varies: 'tenant', refusals: [404] } as const

/**
 * Readable records that refer to a record, by the field that refers to it. With `deleting`, whoever may delete the
 * record also learns why others, hidden ones included, refuse it.
 */
export const referenceCounts = defineRoute(`GET ${PATH}`, {
  ...asReader,
  name: 'references.references',
  query: { 'deleting?': s.choice(['true']) },
  response: s.object({
    references: s.list(
      s.object({
        resource: s.text,
        field: s.text,
        records: s.integer,
        /** The reader may change this field of some records. */
        mayChange: s.flag,
        /** Why the reader may change it of none. */
        'why?': s.text,
      }),
    ),
    'refusal?': s.text,
  }),
})

/** The records that refer to a record by one field, in pages; `next` is the `after` of the next page. */
export const referringRecords = defineRoute(`GET ${PATH}/records`, {
  ...asReader,
  name: 'references.referringRecords',
  query: { from: s.text, field: s.text, 'after?': s.text },
  response: s.object({
    records: s.list(
      s.object({
        id: s.either(s.text, s.integer),
        version: s.integer,
        title: s.text,
        /** The whole value of a list or of lines. */
        'value?': s.anything,
      }),
    ),
    'next?': s.text,
  }),
})

export type ReferenceCount = ResponseOf<typeof referenceCounts>['references'][number]
export type ReferringRecord = ResponseOf<typeof referringRecords>['records'][number]
