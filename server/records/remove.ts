import { plural, textOf } from '../../src/i18n/labels'
import { policyOf } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import type { Resource } from '../../src/model/resource'
import { isToldAlone } from '../../src/model/sealed'
import type { Trx } from '../db/db'
import { Refusal } from '../refusal'
import { type Current, current } from './answer'
import type { Asking } from './context'
import { endFlows } from './flow/begin'
import { keepInStep } from './flow/keepInStep'
import { demand, forbidden } from './forbid'
import { writeHistory } from './history'
import { keyOf, type Loaded, present } from './read'
import { letGo, referrersOf } from './references'
import { updateRecord } from './store'
import type { Update } from './update'

/** Deletes a record: it is marked, leaves every list, and can be found again by who may restore. */
export async function deleteOne(asking: Asking, { id, version }: Omit<Update, 'body'>) {
  demand(asking, 'delete')
  const key = keyOf(asking.resource, id)
  return asking.records.db.transaction(trx => deleteIn(trx, asking, { key, version }))
}

/** The same inside the caller's transaction. */
export async function deleteIn(trx: Trx, asking: Asking, { key, version }: Current) {
  const { resource, me } = asking
  demand(asking, 'delete')
  const loaded = await current(trx, asking, { key, version })
  if (!holds(policyOf(resource, me).delete, loaded.record, {}))
    throw forbidden(asking, 'delete', loaded.record)
  await discard(trx, asking, loaded)
  return present(asking, loaded)
}

/** Puts it into the trash, whoever asks; refused where other records need it (409). */
export async function discard(trx: Trx, asking: Asking, loaded: Loaded) {
  const { resource, me, records, language } = asking
  const key = keyOf(resource, String(loaded.record[resource.key.name]))
  await endFlows(trx, asking, loaded.record)
  const all = [...records.catalogue.resources.values()]
  const referrers = await referrersOf(trx, { resource, all, record: loaded.record })
  if (referrers.length > 0) {
    const names = referrers.map(({ schema }) => plural(textOf(schema.label, language)))
    throw new Refusal(409, 'inUse', { params: { by: names.join(', ') } })
  }
  await letGo(trx, { resource, all, record: loaded.record })
  const now = records.clock()
  const at = now.toISOString()
  const after = loaded.version + 1
  const marks = { _VERSION: after, _UPDATED_AT: at, _UPDATED_BY: me.ID, _DELETED_AT: at }
  const names = sealedIn(resource)
  const left = { ...loaded.record, ...Object.fromEntries([...names].map(name => [name, null])) }
  await updateRecord(trx, records, { resource, record: left, marks, names })
  await writeHistory(trx, resource, {
    action: 'delete',
    before: loaded.record,
    after: {},
    version: after,
    me,
    now,
    batch: asking.batch,
  })
  const before = loaded.record
  await keepInStep(trx, asking, { before })
  await records.afterWrite[resource.name]?.(trx, { me, key, before, after: undefined })
}

/** What was given sealed was given for the work on the record: it is kept no longer, trash or not. */
const sealedIn = ({ fields }: Resource): ReadonlySet<string> =>
  new Set([...fields.values()].filter(isToldAlone).map(({ name }) => name))
