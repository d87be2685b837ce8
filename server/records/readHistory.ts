import { type Me, policyOf } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import type { Row } from '../db/db'
import { sql } from '../db/fragment'
import { Refusal } from '../refusal'
import { column } from './condition'
import type { Asking } from './context'
import { demand } from './forbid'
import { historyId } from './history'
import { keyOf, load, notFound, presentValue } from './read'
import { readScope } from './scope'

const page = 30

export interface HistoryEntry {
  readonly version: number
  readonly at: string
  readonly by: { readonly ID: number; readonly DISPLAYNAME: string } | null
  /** `create`, `update`, `delete`, or the name of a transition. */
  readonly action: string
  /** Written together with others: by a change of many rows, an import. */
  readonly batch?: string
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
}

export interface History {
  readonly history: readonly HistoryEntry[]
  /** There are older ones: ask again with `before` the last version. */
  readonly more: boolean
}

/** Who changed what, newest first; only what this person may read of the record today. */
export async function readHistory(
  asking: Asking,
  id: string,
  before: string | undefined,
): Promise<History> {
  const { records, resource, me } = asking
  demand(asking, 'read')
  if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new Refusal(400, 'badVersion')
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, id),
    among: readScope(resource, me),
  })
  if (!loaded) throw notFound()
  const rows = await records.db.read
    .selectFrom('_HISTORY')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, loaded.record))
    .where('VERSION', '<', before === undefined ? Number.MAX_SAFE_INTEGER : Number(before))
    .orderBy('VERSION', 'desc')
    .limit(page + 1)
    .execute()
  const shown = rows.slice(0, page)
  const people = await peopleOf(asking, shown)
  const history = shown.map(row => ({
    version: Number(row.VERSION),
    at: String(row.AT),
    by: people.get(row.BY) ?? null,
    action: String(row.ACTION),
    ...(row.BATCH !== null && { batch: String(row.BATCH) }),
    changes: readableChanges(resource, me, JSON.parse(String(row.CHANGES))),
  }))
  return { history, more: rows.length > page }
}

type Changes = Record<string, [unknown, unknown]>

function readableChanges(resource: Resource, me: Me, changes: Changes): Changes {
  const { readable } = policyOf(resource, me)
  const former = new Map([...resource.fields.values()].map(field => [field.words.was, field]))
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, [was, is]]) => {
      const field = resource.fields.get(name) ?? former.get(name)
      if (!field || !readable.has(field.name)) return []
      return [[field.name, [presentValue(field, was, me), presentValue(field, is, me)]]]
    }),
  )
}

/** The names of those who acted, as far as the reader may know them. */
async function peopleOf({ records, me }: Asking, rows: readonly Row[]) {
  const users = records.catalogue.get('users')
  const ids = [...new Set(rows.map(row => row.BY).filter(by => by !== null))]
  const people = new Map<unknown, { ID: number; DISPLAYNAME: string }>()
  if (ids.length === 0 || !policyOf(users, me).readable.has('DISPLAYNAME')) return people
  const found =
    await sql<Row>`select ${column('ID')}, ${column('DISPLAYNAME')} from ${sql.table(users.table)} as t where ${column('ID')} in (${sql.join(ids)}) and ${readScope(users, me)}`.execute(
      records.db.read,
    )
  for (const row of found.rows) {
    people.set(row.ID, { ID: Number(row.ID), DISPLAYNAME: String(row.DISPLAYNAME) })
  }
  return people
}
