import { Refusal } from '../refusal'
import type { Asking } from './context'
import { peopleOf } from './people'
import { keyOf, load } from './read'
import { everScope } from './scope'

/**
 * Adds to "not found" who deleted the record, and when, for a reader who could see it until then. For anybody
 * else a deleted record and one that never was stay the same.
 */
export const goneFor = (asking: Asking, id: string) => async (error: unknown) => {
  if (!(error instanceof Refusal) || error.code !== 'notFound' || error.extra) throw error
  const { records, resource, me } = asking
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, id),
    among: everScope(resource, me),
  })
  const at = loaded?.row._DELETED_AT
  if (!at) throw error
  const by = loaded.row._UPDATED_BY
  const people = await peopleOf(asking, [by])
  throw new Refusal(404, 'notFound', {
    extra: { deleted: { at: String(at), by: people.get(by) ?? null } },
  })
}
