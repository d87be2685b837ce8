import { policyOf } from '../../src/model/access/access'
import type { Resource } from '../../src/model/fields/resource'
import type { ActivityEntry, ActivityPage } from '../../src/model/openapi/historyPaths'
import { isNever } from '../../src/model/rules/rule'
import { demand } from '../access/permissions'
import { entryOf, readableChanges } from '../audit/historyEntries'
import { keyInHistory } from '../audit/writeHistory'
import { Refusal } from '../base/refusal'
import { column, type DbRow, fromRows, sql } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { titleReader } from '../query/titles'
import { keyOf, load, recordNotFound } from '../read/read'

const page = 30
const batch = 100
/** Most entries examined for a page; entries the reader may not see cost time too. */
const farthest = 2000

/**
 * The changes of one person, newest first, limited to the people, records and fields that the reader may read
 * today. Deleted records are left out.
 */
export async function readActivity(
  request: RequestContext,
  id: string,
  before: string | undefined,
): Promise<ActivityPage> {
  const { records, resource, me } = request
  demand(request, 'read')
  const key = keyOf(resource, id)
  const place = readPlace(before)
  const person = await load(records.db.read, resource, { key, scope: readScope(resource, me) })
  if (!person) throw recordNotFound()
  const titles = titleReader(request)
  const own = (await titles(resource, [key])).get(key)
  const activity: ActivityEntry[] = []
  let [at, looked] = [place, 0]
  while (looked < farthest) {
    const rows = await rowsFrom(request, key, at)
    const seen = await visible(request, rows, titles)
    for (const [n, row] of rows.entries()) {
      at = after(at, row)
      const entry = seen[n]
      if (entry) activity.push({ ...entry, title: titleWithout(own, entry.title) })
      if (activity.length === page) return { activity, next: textOf(at) }
    }
    if (rows.length < batch) return { activity }
    looked += rows.length
  }
  return { activity, next: textOf(at) }
}

/** A title of several parts without the name of the person whose page it stands on. */
const titleWithout = (own: string | undefined, title: string) =>
  title
    .split(' · ')
    .filter(part => part !== own)
    .join(' · ') || title

/** A moment and the number of entries of that moment already sent; contains no record key. */
interface ActivityCursor {
  readonly at: string
  readonly sent: number
}

const textOf = ({ at, sent }: ActivityCursor) => `${at}~${sent}`

function readPlace(text: string | undefined): ActivityCursor {
  if (text === undefined) return { at: '9999', sent: 0 }
  const [, at, sent] = /^(\d{4}-[\dT:.Z-]{10,30})~(\d{1,6})$/.exec(text) ?? []
  if (at === undefined) throw new Refusal(400, 'badCursor')
  return { at, sent: Number(sent) }
}

const after = ({ at, sent }: ActivityCursor, row: DbRow): ActivityCursor =>
  row.AT === at ? { at, sent: sent + 1 } : { at: String(row.AT), sent: 1 }

const rowsFrom = ({ records }: RequestContext, by: string | number, { at, sent }: ActivityCursor) =>
  records.db.read
    .selectFrom('_HISTORY')
    .selectAll()
    .where('BY', '=', by)
    .where('AT', '<=', at)
    .orderBy('AT', 'desc')
    .orderBy('RESOURCE')
    .orderBy('RECORD_ID')
    .orderBy('VERSION', 'desc')
    .offset(sent)
    .limit(batch)
    .execute()

type Titles = ReturnType<typeof titleReader>

/** Each entry as the reader may see it, or undefined; one or two queries per resource. */
async function visible(request: RequestContext, rows: readonly DbRow[], titles: Titles) {
  const { records, me } = request
  const found = new Map<string, ReadonlyMap<unknown, string>>()
  for (const name of new Set(rows.map(row => String(row.RESOURCE)))) {
    const resource = records.catalogue.resources.get(name)
    if (!resource || isNever(policyOf(resource, me).read)) continue
    const keys = rows
      .filter(row => row.RESOURCE === name)
      .flatMap(row => keyInHistory(resource, String(row.RECORD_ID), me) ?? [])
    found.set(name, await titled(request, resource, { keys: [...new Set(keys)], titles }))
  }
  return rows.map(row => {
    const resource = records.catalogue.resources.get(String(row.RESOURCE))
    return resource && toActivityEntry(request, row, { resource, known: found.get(resource.name) })
  })
}

async function titled(
  { records, me }: RequestContext,
  resource: Resource,
  { keys, titles }: { readonly keys: readonly (string | number)[]; readonly titles: Titles },
) {
  if (keys.length === 0) return new Map<unknown, string>()
  const key = column(resource.key.name)
  const query = sql`select ${key} ${fromRows(resource, sql`${key} in (${sql.join(keys)})`, readScope(resource, me))}`
  const { rows } = await query.execute(records.db.read)
  const there = rows.map(row => row[resource.key.name])
  const named = await titles(resource, there)
  return new Map(there.map(each => [each, named.get(each) ?? String(each)]))
}

interface Known {
  readonly resource: Resource
  readonly known: ReadonlyMap<unknown, string> | undefined
}
function toActivityEntry(
  { me }: RequestContext,
  row: DbRow,
  { resource, known }: Known,
): ActivityEntry | undefined {
  const id = keyInHistory(resource, String(row.RECORD_ID), me)
  const title = id === undefined ? undefined : known?.get(id)
  if (id === undefined || title === undefined) return undefined
  const { version, at, action, changes } = entryOf(resource, row)
  const readable = readableChanges(resource, me, changes)
  // A change of an unreadable field only is hidden as well.
  const isHidden = Object.keys(readable).length === 0 && Object.keys(changes).length > 0
  if (isHidden && (action === 'update' || action === 'revert')) return undefined
  return { resource: resource.name, id, title, version, at, action, changes: readable }
}
