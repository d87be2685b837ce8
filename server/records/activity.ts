import { type Me, policyOf } from '../../src/model/access'
import type { Resource } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import type { Row } from '../db/db'
import { sql } from '../db/fragment'
import { Refusal } from '../refusal'
import { column } from './condition'
import type { Asking } from './context'
import { type Changes, entryOf, readableChanges } from './entries'
import { demand } from './forbid'
import { keyOf, load, notFound } from './read'
import { readScope } from './scope'
import { titleReader } from './titles'

const page = 30
const batch = 100
/** How many entries are looked through for a page: what a reader may not see takes time too. */
const farthest = 2000

export interface Deed {
  readonly resource: string
  readonly id: string | number
  readonly title: string
  readonly version: number
  readonly at: string
  readonly action: string
  readonly changes: Changes
}
export interface Activity {
  readonly activity: readonly Deed[]
  /** There are older ones: ask again with `before` this. */
  readonly next?: string
}

/**
 * What somebody changed, newest first, as far as the reader may read the person, the records and the
 * fields today; what they may not is absent, as are records that are gone.
 */
export async function readActivity(
  asking: Asking,
  id: string,
  before: string | undefined,
): Promise<Activity> {
  const { records, resource, me } = asking
  demand(asking, 'read')
  const key = keyOf(resource, id)
  const place = readPlace(before)
  const person = await load(records.db.read, resource, { key, among: readScope(resource, me) })
  if (!person) throw notFound()
  const titles = titleReader(asking)
  const activity: Deed[] = []
  let [at, looked] = [place, 0]
  while (looked < farthest) {
    const rows = await rowsFrom(asking, key, at)
    const seen = await visible(asking, rows, titles)
    for (const [n, row] of rows.entries()) {
      at = after(at, row)
      const deed = seen[n]
      if (deed) activity.push(deed)
      if (activity.length === page) return { activity, next: textOf(at) }
    }
    if (rows.length < batch) return { activity }
    looked += rows.length
  }
  return { activity, next: textOf(at) }
}

/** A moment, and how many entries of that moment were told: it names no record. */
interface Place {
  readonly at: string
  readonly told: number
}

const textOf = ({ at, told }: Place) => `${at}~${told}`

function readPlace(text: string | undefined): Place {
  if (text === undefined) return { at: '9999', told: 0 }
  const [, at, told] = /^(\d{4}-[\dT:.Z-]{10,30})~(\d{1,6})$/.exec(text) ?? []
  if (at === undefined) throw new Refusal(400, 'badCursor')
  return { at, told: Number(told) }
}

const after = ({ at, told }: Place, row: Row): Place =>
  row.AT === at ? { at, told: told + 1 } : { at: String(row.AT), told: 1 }

const rowsFrom = ({ records }: Asking, by: string | number, { at, told }: Place) =>
  records.db.read
    .selectFrom('_HISTORY')
    .selectAll()
    .where('BY', '=', by)
    .where('AT', '<=', at)
    .orderBy('AT', 'desc')
    .orderBy('RESOURCE')
    .orderBy('RECORD_ID')
    .orderBy('VERSION', 'desc')
    .offset(told)
    .limit(batch)
    .execute()

type Titles = ReturnType<typeof titleReader>

/** Each entry as the reader may see it, or nothing; a query or two a resource. */
async function visible(asking: Asking, rows: readonly Row[], titles: Titles) {
  const { records, me } = asking
  const found = new Map<string, ReadonlyMap<unknown, string>>()
  for (const name of new Set(rows.map(row => String(row.RESOURCE)))) {
    const resource = records.catalogue.resources.get(name)
    if (!resource || isNever(policyOf(resource, me).read)) continue
    const keys = rows
      .filter(row => row.RESOURCE === name)
      .flatMap(row => keyIn(resource, String(row.RECORD_ID), me) ?? [])
    found.set(name, await titled(asking, resource, { keys: [...new Set(keys)], titles }))
  }
  return rows.map(row => {
    const resource = records.catalogue.resources.get(String(row.RESOURCE))
    return resource && deedOf(asking, row, { resource, known: found.get(resource.name) })
  })
}

/** The key of a record by its name in the history; none where it is of another company. */
function keyIn(resource: Resource, recordId: string, me: Me): string | number | undefined {
  if (!resource.naturalKey) return Number(recordId)
  if (!resource.company) return recordId
  const company = `${me.EMPRESA}/`
  return recordId.startsWith(company) ? recordId.slice(company.length) : undefined
}

interface Finding {
  readonly keys: readonly (string | number)[]
  readonly titles: Titles
}
async function titled({ records, me }: Asking, resource: Resource, { keys, titles }: Finding) {
  if (keys.length === 0) return new Map<unknown, string>()
  const key = column(resource.key.name)
  const { rows } =
    await sql<Row>`select ${key} from ${sql.table(resource.table)} as t where ${key} in (${sql.join(keys)}) and ${readScope(resource, me)}`.execute(
      records.db.read,
    )
  const there = rows.map(row => row[resource.key.name])
  const named = await titles(resource, there)
  return new Map(there.map(each => [each, named.get(each) ?? String(each)]))
}

interface Known {
  readonly resource: Resource
  readonly known: ReadonlyMap<unknown, string> | undefined
}
function deedOf({ me }: Asking, row: Row, { resource, known }: Known): Deed | undefined {
  const id = keyIn(resource, String(row.RECORD_ID), me)
  const title = id === undefined ? undefined : known?.get(id)
  if (id === undefined || title === undefined) return undefined
  const { version, at, action, changes } = entryOf(resource, row)
  const readable = readableChanges(resource, me, changes)
  // That a hidden field changed is hidden as well.
  const isHidden = Object.keys(readable).length === 0 && Object.keys(changes).length > 0
  if (isHidden && (action === 'update' || action === 'revert')) return undefined
  return { resource: resource.name, id, title, version, at, action, changes: readable }
}
