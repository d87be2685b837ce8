import { policyOf } from '../../src/model/access/access'
import { isShownAlone } from '../../src/model/fields/confidential'
import type { Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { demand, forbidden } from '../access/permissions'
import type { Trx } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { keyOf, type Loaded, present } from '../read/read'
import { inUse } from './inUse'
import { clearReferences, referrersOf } from './rows/references'
import { currentRecord, type SeenVersion } from './rows/writeAnswer'
import { endFlows } from './startFlows'
import type { Update } from './update'
import { updateRollups } from './updateRollups'
import { writeDeletion } from './writeChange'

/** Deletes a record: it is marked, leaves every list, and can be restored by those who may. */
export async function deleteOne(request: RequestContext, { id, version }: Omit<Update, 'body'>) {
  demand(request, 'delete')
  const key = keyOf(request.resource, id)
  return request.records.db.transaction(trx => deleteIn(trx, request, { key, version }))
}

/** The same inside the caller's transaction. */
export async function deleteIn(trx: Trx, request: RequestContext, { key, version }: SeenVersion) {
  const { resource, me } = request
  demand(request, 'delete')
  const loaded = await currentRecord(trx, request, { key, version })
  if (!holds(policyOf(resource, me).delete, loaded.record, {}))
    throw forbidden(request, 'delete', loaded)
  await discard(trx, request, loaded)
  return present(request, loaded)
}

/** Moves a record to the trash; refused (409) where other records need it. */
export async function discard(trx: Trx, request: RequestContext, loaded: Loaded) {
  const { resource, me, records } = request
  const key = keyOf(resource, String(loaded.record[resource.key.name]))
  await endFlows(trx, request, loaded.record)
  const deleting = { catalogue: records.catalogue, resource, record: loaded.record }
  const referrers = await referrersOf(trx, deleting)
  if (referrers.size > 0) throw inUse(request, referrers)
  await clearReferences(trx, deleting, { at: records.clock(), by: me.ID })
  await writeDeletion(trx, request, { ...loaded, emptied: confidentialFields(resource) })
  const before = loaded.record
  await updateRollups(trx, request, { before })
  await records.afterWrite[resource.name]?.(trx, { me, key, before, after: undefined })
}

/** Confidential fields are erased on deletion, in the trash too. */
const confidentialFields = ({ fields }: Resource): ReadonlySet<string> =>
  new Set([...fields.values()].filter(isShownAlone).map(({ name }) => name))
