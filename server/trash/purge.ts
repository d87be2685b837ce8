import { addDays, dayOf } from '../../src/base/day'
import type { RetentionWords } from '../../src/model/definition/retentionWords'
import type { Resource } from '../../src/model/fields/resource'
import { announceRow } from '../audit/writeHistory'
import type { DbRow, Trx } from '../db/db'
import { violationOf } from '../db/migration/violation'
import { keyValues } from '../query/children'
import type { Records } from '../query/requestContext'
import { reader, storedFields } from '../query/row'
import { onDelete } from '../query/scope'
import { eraseHistory } from '../write/rows/eraseHistory'

const DAY_MS = 24 * 3_600_000
/** Most rows of a resource per purge; the next purge continues. */
const atOnce = 1000

interface Purging extends Pick<Records, 'db' | 'catalogue' | 'tables' | 'clock'> {
  /** Retention in days from the configuration, overriding the schema. */
  readonly lasts?: Readonly<Record<string, number>>
}

/**
 * Deletes permanently what lay in the trash longer than the schema's `keep`, and rows older than its
 * retention, with child rows and history; files are detached and swept. Rows that others still refer to stay.
 * Returns the number of rows.
 */
export async function purgeTrash(purging: Purging): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  for (const resource of purging.catalogue.resources.values()) {
    for (const end of await endsOf(purging, resource)) {
      const count = await purgeResource(purging, resource, end)
      if (count > 0) gone[resource.name] = (gone[resource.name] ?? 0) + count
    }
  }
  return gone
}

interface End {
  readonly since: '_DELETED_AT' | '_CREATED_AT'
  readonly days: number
  /** Only rows of this company, or of all companies except these. */
  readonly of?: string
  readonly notOf?: readonly string[]
}

async function endsOf(purging: Purging, resource: Resource): Promise<readonly End[]> {
  const keep = resource.trash?.keep
  const lasts = purging.lasts?.[resource.name] ?? resource.schema.retention
  const dead: End[] = keep === undefined ? [] : [{ since: '_DELETED_AT', days: keep }]
  if (lasts === undefined) return dead
  if (typeof lasts === 'number') return [...dead, { since: '_CREATED_AT', days: lasts }]
  const periods = await retentionPeriods(purging, lasts)
  const own = periods.map(([of, days]): End => ({ since: '_CREATED_AT', days, of }))
  const notOf = periods.map(([company]) => company)
  return [...dead, ...own, { since: '_CREATED_AT', days: lasts.default, notOf }]
}

/** Companies that set their own retention, with the days. */
async function retentionPeriods({ db, catalogue }: Purging, { field: setting }: RetentionWords) {
  const [name = '', field = ''] = setting.split('.')
  const { table, key } = catalogue.get(name)
  const rows = await db.read
    .selectFrom(table)
    .select([key.name, field])
    .where(field, 'is not', null)
    .execute()
  return rows.map(row => [String(row[key.name]), Number(row[field])] as const)
}

async function purgeResource(purging: Purging, resource: Resource, end: End) {
  const { since, days, of, notOf = [] } = end
  const { db, clock, tables } = purging
  const now = clock()
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  const company = resource.company?.name
  const rows = await db.read
    .selectFrom(resource.table)
    .selectAll()
    .where(since, '<', before)
    .$if(company !== undefined && of !== undefined, query => query.where(`${company}`, '=', of))
    .$if(company !== undefined && notOf.length > 0, query =>
      query.where(`${company}`, 'not in', notOf),
    )
    .orderBy(since)
    .limit(atOnce)
    .execute()
  let count = 0
  const companies = new Set<string>()
  for (const row of rows) {
    try {
      if (!(await db.transaction(trx => purgeRow(trx, purging, { resource, row, now })))) continue
      count += 1
      if (company !== undefined) companies.add(String(row[company]))
    } catch (error) {
      // A row still referred to stays until the reference is gone.
      if (violationOf(error, tables)?.kind !== 'foreign') throw error
    }
  }
  const { retention } = resource.schema
  if (since === '_CREATED_AT' && typeof retention === 'object')
    await notePurge(purging, retention, { companies, days })
  return count
}

interface PurgedRow {
  readonly resource: Resource
  readonly row: DbRow
  readonly now: Date
}

async function purgeRow(trx: Trx, purging: Purging, dead: PurgedRow): Promise<boolean> {
  const { resource, row, now } = dead
  const record = reader(storedFields(resource))(row)
  const key = keyValues(resource, record)
  const { numUpdatedRows } = await trx
    .updateTable(resource.table)
    .set({ _UPDATED_AT: now.toISOString() })
    .where(eb => eb.and({ ...key, _VERSION: row._VERSION }))
    .executeTakeFirstOrThrow()
  // Restored in the meantime.
  if (numUpdatedRows === 0n) return false
  await deleteParts(trx, purging, dead)
  await eraseHistory(trx, resource, { rows: [row], now })
  return true
}

async function deleteParts(trx: Trx, { catalogue }: Purging, { resource, row, now }: PurgedRow) {
  for (const part of catalogue.resources.values()) {
    const { parent, company } = part
    if (parent?.target !== resource || onDelete(parent) !== 'cascade') continue
    const shared = company && resource.company ? { [company.name]: row[resource.company.name] } : {}
    const rows = await trx
      .selectFrom(part.table)
      .selectAll()
      .where(eb => eb.and({ ...shared, [parent.name]: row[resource.key.name] }))
      .execute()
    await eraseHistory(trx, part, { rows, now })
  }
}

interface PurgedRows {
  /** Companies whose rows were purged. */
  readonly companies: ReadonlySet<string>
  readonly days: number
}

/**
 * Records the date from which all rows are kept, in the company's record, after a purge. Not a person's
 * change: the version stays.
 */
async function notePurge(
  { db, catalogue, clock }: Pick<Records, 'db' | 'catalogue' | 'clock'>,
  { since }: RetentionWords,
  { companies, days }: PurgedRows,
): Promise<void> {
  const [name = '', field = ''] = since?.split('.') ?? []
  if (companies.size === 0 || field === '') return
  const resource = catalogue.get(name)
  const now = clock()
  const completeSince = addDays(dayOf(now.toISOString()), 1 - days)
  await db.transaction(async trx => {
    const rows = await trx
      .updateTable(resource.table)
      .set({ [field]: completeSince })
      .where(resource.key.name, 'in', [...companies])
      .where(eb => eb.or([eb(field, 'is', null), eb(field, '<', completeSince)]))
      .returningAll()
      .execute()
    for (const row of rows) await announceRow(trx, resource, { row, at: now, by: 0 })
  })
}
