import { peopleOf } from '../access/people'
import { Refusal } from '../base/refusal'
import type { RequestContext } from '../query/requestContext'
import { scopeWithDeleted } from '../query/scope'
import { keyOf, load } from './read'

/**
 * Adds who deleted the record and when to "not found", for a reader who could read it before. For anybody
 * else a deleted record looks like one that never existed.
 */
export const explainDeletion = (request: RequestContext, id: string) => async (error: unknown) => {
  if (!(error instanceof Refusal) || error.code !== 'notFound' || error.extra) throw error
  const { records, resource, me } = request
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, id),
    scope: scopeWithDeleted(resource, me),
  })
  const at = loaded?.row._DELETED_AT
  if (!at) throw error
  const by = loaded.row._UPDATED_BY
  const people = await peopleOf(request, [by])
  throw new Refusal(404, 'notFound', {
    extra: { deleted: { at: String(at), by: people.get(by) ?? null } },
  })
}
