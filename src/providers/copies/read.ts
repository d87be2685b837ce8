import { isObject } from '../../base/parseJson'
import { followLive } from '../../model/endpoints/platform'
import { mostCopied } from '../../model/lists/deviceCopy'
import { maxPage } from '../../model/lists/query/parseQuery'
import { call } from '../dataProvider/call'
import { httpErrorOf } from '../dataProvider/httpError'
import { titlesIn, titlesQuery } from '../dataProvider/listTitles'
import { type RecordRow, withId } from '../dataProvider/local/rowIdentity'
import type { ProviderParts } from '../dataProvider/parts'
import type { LiveChange } from '../live/live'
import type { CopyBox } from '../session/copyBox'
import { addRows, type ListCopy, type StoredCopy } from './copy'

export type CopyParts = Omit<ProviderParts, 'copies'>

/** Reads all rows of a list, page by page while the browser is idle; false if there are too many. */
export async function readAll(parts: CopyParts, copy: ListCopy, goesOn: () => boolean) {
  const first = JSON.stringify([mostCopied, mostCopied])
  const { rows: beyond } = await readPage(parts, copy, { range: first })
  if (beyond.length > 0) return false
  for (let after: string | undefined; goesOn(); ) {
    const range = JSON.stringify([0, maxPage - 1])
    const page = await readPage(parts, copy, { range, ...(after !== undefined && { after }) })
    addRows(copy, page.rows, page.titles)
    after = page.next
    if (after === undefined) return copy.rows.size <= mostCopied
    await idle()
  }
  return false
}

/** Reads changed records again; those that are no longer there are gone. */
export async function readAgain(parts: CopyParts, copy: ListCopy, ids: readonly string[]) {
  const { key } = copy.resource
  const keys = ids.map(id => (key.store === 'int' ? Number(id) : id))
  const filter = JSON.stringify({ [key.name]: keys })
  const range = JSON.stringify([0, maxPage - 1])
  const { rows, titles } = await readPage(parts, copy, { filter, range })
  for (const id of ids) copy.rows.delete(id)
  addRows(copy, rows, titles)
}

async function readPage(
  { http }: CopyParts,
  { resource, retitled }: ListCopy,
  query: Readonly<Record<string, string>>,
) {
  retitled.clear()
  const sort = JSON.stringify([resource.key.name, 'ASC'])
  const search = new URLSearchParams({ sort, ...query, ...titlesQuery(resource) })
  const path = resource.rest.path.replace(/\/$/, '')
  const answer = await http.exchange(`${path}?${search}`, { aside: true })
  const body = isObject(answer.body) ? answer.body : {}
  const rows = body[resource.rest.envelope]
  if (!answer.ok || !Array.isArray(rows)) throw httpErrorOf(answer)
  const { next } = body.cursors as { readonly next?: string }
  const read: readonly RecordRow[] = rows.map(row => withId(resource, row))
  return { rows: read, titles: titlesIn(body), next }
}

/** Most answers of missed events that are read before all rows are read again. */
const MOST_ANSWERS = 10

/** Takes a list from the device; returns its missed changes, undefined where only reading it again tells them. */
export async function restoreCopy(parts: CopyParts, copy: ListCopy, box: Pick<CopyBox, 'read'>) {
  const { owner, rights, resource } = copy
  // Without a store, as in some private windows, the copy lies in memory alone.
  const found = await box.read(owner, resource.name).catch(() => undefined)
  const stored = found as StoredCopy | undefined
  if (stored?.rights !== rights) return undefined
  copy.retitled.clear()
  const missed = await missedChanges(parts, stored)
  if (!missed || missed.some(change => change.resource === resource.name && change.many))
    return undefined
  addRows(copy, stored.rows, stored.titles)
  return missed
}

async function missedChanges(
  { http }: CopyParts,
  { after, rights }: StoredCopy,
): Promise<readonly LiveChange[] | undefined> {
  const missed: LiveChange[] = []
  let last = after
  for (let asked = 0; asked < MOST_ANSWERS; asked++) {
    const news = await call(http, followLive, { query: { after: last } })
    if (news.reset || news.rights !== rights) return undefined
    missed.push(...news.changes)
    if (String(news.after) === last) return missed
    last = String(news.after)
  }
  return undefined
}

/** The server refused the person this list. */
export const isRefused = (error: unknown) =>
  [401, 403].includes((error as { readonly status?: number } | undefined)?.status ?? 0)

export const idle = () =>
  new Promise<void>(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
