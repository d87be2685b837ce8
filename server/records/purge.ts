import type { Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { violationOf } from '../db/violation'
import { keyValues } from './children'
import type { Records } from './context'
import { historyId } from './history'
import { reader, storedFields } from './row'
import { childTable } from './tables'

const DAY_MS = 24 * 3_600_000
/** At most so many of a resource at a time; the next purge goes on. */
const atOnce = 1000

type Purging = Pick<Records, 'db' | 'catalogue' | 'tables' | 'clock'>

/**
 * Throws away for good what lay in the trash longer than its schema's `keep`, with its child rows and
 * history; files go loose and are swept. Without the word nothing goes, nor does what other rows, the
 * deleted ones too, still refer to. So goes what is older than its schema's `lasts`, deleted or not.
 * Answers how many rows went, by resource.
 */
export async function purgeTrash(purging: Purging): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  for (const resource of purging.catalogue.resources.values()) {
    const ends = [
      ['_DELETED_AT', resource.trash?.keep],
      ['_CREATED_AT', resource.schema.lasts],
    ] as const
    for (const [since, days] of ends) {
      if (days === undefined) continue
      const count = await purgeResource(purging, resource, { since, days })
      if (count > 0) gone[resource.name] = (gone[resource.name] ?? 0) + count
    }
  }
  return gone
}

interface End {
  readonly since: '_DELETED_AT' | '_CREATED_AT'
  readonly days: number
}

async function purgeResource(purging: Purging, resource: Resource, { since, days }: End) {
  const { db, clock, tables } = purging
  const now = clock()
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  const rows = await db.read
    .selectFrom(resource.table)
    .selectAll()
    .where(since, '<', before)
    .orderBy(since)
    .limit(atOnce)
    .execute()
  let count = 0
  for (const row of rows) {
    try {
      if (await db.transaction(trx => purgeRow(trx, resource, { row, now }))) count += 1
    } catch (error) {
      // Something refers to it: it stays until that is gone too.
      if (violationOf(error, tables)?.kind !== 'foreign') throw error
    }
  }
  return count
}

interface Dead {
  readonly row: Row
  readonly now: Date
}

async function purgeRow(trx: Trx, resource: Resource, { row, now }: Dead): Promise<boolean> {
  const record = reader(storedFields(resource))(row)
  const key = keyValues(resource, record)
  const { numUpdatedRows } = await trx
    .updateTable(resource.table)
    .set({ _UPDATED_AT: now.toISOString() })
    .where(eb => eb.and({ ...key, _VERSION: row._VERSION }))
    .executeTakeFirstOrThrow()
  // Brought back meanwhile.
  if (numUpdatedRows === 0n) return false
  const mine = { RESOURCE: resource.name, RECORD_ID: historyId(resource, record) }
  for (const field of resource.fields.values()) {
    if (field.kind !== 'lines' && field.kind !== 'references') continue
    await trx
      .deleteFrom(childTable(resource, field))
      .where(eb => eb.and(key))
      .execute()
  }
  await trx
    .deleteFrom(resource.table)
    .where(eb => eb.and(key))
    .execute()
  await trx
    .deleteFrom('_HISTORY')
    .where(eb => eb.and(mine))
    .execute()
  await trx
    .deleteFrom('_APPROVAL')
    .where(eb => eb.and(mine))
    .execute()
  await trx
    .updateTable('_FILE')
    .set({ RECORD_ID: null, DETACHED_AT: now.toISOString() })
    .where(eb => eb.and(mine))
    .execute()
  return true
}
