import { defineRoute, type ResponseOf } from '../route/defineRoute'
import { anything, choice, either, flag, integer, list, object, text } from '../route/shapes'

const PATH = 'references/:resource/:id'
const asReader = { tag: 'platform', policy: 'schema', varies: 'tenant', refusals: [404] } as const

/**
 * Readable records that refer to a record, by the field that refers to it. With `deleting`, whoever may delete the
 * record also learns why others, hidden ones included, refuse it.
 */
export const referenceCounts = defineRoute(`GET ${PATH}`, {
  ...asReader,
  name: 'references.references',
  query: { 'deleting?': choice(['true']) },
  response: object({
    references: list(
      object({
        resource: text,
        field: text,
        records: integer,
        /** The reader may change this field of some records. */
        mayChange: flag,
        /** Why the reader may change it of none. */
        'why?': text,
      }),
    ),
    'refusal?': text,
  }),
})

/** The records that refer to a record by one field, in pages; `next` is the `after` of the next page. */
export const referringRecords = defineRoute(`GET ${PATH}/records`, {
  ...asReader,
  name: 'references.referringRecords',
  query: { from: text, field: text, 'after?': text },
  response: object({
    records: list(
      object({
        id: either(text, integer),
        version: integer,
        title: text,
        /** The whole value of a list or of lines. */
        'value?': anything,
      }),
    ),
    'next?': text,
  }),
})

export type ReferenceCount = ResponseOf<typeof referenceCounts>['references'][number]
export type ReferringRecord = ResponseOf<typeof referringRecords>['records'][number]
