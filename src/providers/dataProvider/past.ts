import { isObject } from '../sessionView'
import { addressIn, encoded } from './addresses'
import { httpErrorOf } from './httpError'
import { type RecordRow, withId } from './identity'
import type { Parts } from './parts'

type Id = string | number

export interface HistoryEntry {
  readonly version: number
  readonly at: string
  readonly by: { readonly ID: number; readonly DISPLAYNAME: string } | null
  /** `create`, `update`, `revert`, `delete`, `restore`, or the name of a transition. */
  readonly action: string
  /** Written together with others: by an import, or a change of many. */
  readonly batch?: string
  readonly changes: Readonly<Record<string, readonly [old: unknown, now: unknown]>>
  /** Who had said yes before, where it took several people. */
  readonly approvedBy?: readonly { readonly ID: number; readonly DISPLAYNAME: string }[]
  /** In place of which system it was entered by hand: `SAP`. */
  readonly byHand?: string
  /** What of it one may put back now. */
  readonly _can: { readonly fields: readonly string[]; readonly record: boolean }
}
/** A yes to a move that waits for others; `said` 0: the record changed since. */
export interface Vote extends Pick<HistoryEntry, 'at' | 'by' | 'action' | 'changes'> {
  readonly said: number
  readonly needed: number
}
export interface HistoryPage {
  readonly history: readonly HistoryEntry[]
  /** There are older ones. */
  readonly more: boolean
  readonly votes?: readonly Vote[]
}
export interface RevertWish {
  readonly id: Id
  /** The version of the entry. */
  readonly before: number
  /** All that was written since, where none is named. */
  readonly field?: string | undefined
  /** The version its maker saw. */
  readonly version: number | undefined
  readonly key: string
}

/** A deleted record, with who deleted it and when. */
export type DeletedRow = RecordRow & {
  readonly _DELETED: {
    readonly at: string
    readonly by: { readonly ID: number; readonly DISPLAYNAME: string } | null
  }
}
export interface TrashPage {
  readonly records: readonly DeletedRow[]
  /** At least so many. */
  readonly total: number
}
export interface TrashWish {
  readonly words: string
  readonly from: number
  readonly signal?: AbortSignal
}

/** A change somebody made to some record. */
export interface Deed extends Pick<HistoryEntry, 'version' | 'at' | 'action' | 'changes'> {
  readonly resource: string
  readonly id: Id
  readonly title: string
}
export interface ActivityPage {
  readonly activity: readonly Deed[]
  /** Where the older ones begin. */
  readonly next?: string
}

/** What became of records, and the ways back. */
export interface Past {
  /** Who changed what, newest first; below a version, where one is named. */
  history(
    resource: string,
    id: Id,
    params?: { before?: number | undefined; signal?: AbortSignal },
  ): Promise<HistoryPage>
  /** Puts a field, or the record, back to what it was before an entry; answers it as it is then. */
  revert(resource: string, wish: RevertWish): Promise<RecordRow>
  /** What somebody changed, newest first, as far as one may see it. */
  activity(
    id: Id,
    params?: { before?: string | undefined; signal?: AbortSignal },
  ): Promise<ActivityPage>
  /** Deleted rows that may come back, the last deleted first. */
  trash(resource: string, wish: TrashWish): Promise<TrashPage>
  /** Brings deleted records back; answers why some cannot come. */
  restore(resource: string, ids: readonly Id[]): Promise<readonly unknown[]>
}

/** So many of the trash at a time. */
const TRASH_PAGE = 50

export const past = ({ http, wholes, find }: Parts): Past => ({
  async history(name, id, { before, signal } = {}) {
    const query = before === undefined ? '' : `?before=${before}`
    const path = addressIn(find(name).resource, `${encoded(id)}/history${query}`)
    const { ok, status, body } = await http.exchange(path, { signal })
    if (!ok || !isObject(body) || !Array.isArray(body.history))
      throw httpErrorOf({ ok, status, body })
    const votes = (body.votes ?? []) as readonly Vote[]
    return { history: body.history as readonly HistoryEntry[], more: body.more === true, votes }
  },
  async revert(name, { id, before, field, version, key }) {
    const { resource } = find(name)
    const answer = await http.exchange(addressIn(resource, `${encoded(id)}/revert`), {
      method: 'POST',
      body: { before, ...(field !== undefined && { field }) },
      headers: {
        'Idempotency-Key': key,
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
    })
    wholes.forget(resource)
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    return withId(resource, answer.body)
  },
  async activity(id, { before, signal } = {}) {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
    const path = addressIn(find('users').resource, `${encoded(id)}/activity${query}`)
    const { ok, status, body } = await http.exchange(path, { signal })
    if (!ok || !isObject(body) || !Array.isArray(body.activity))
      throw httpErrorOf({ ok, status, body })
    return body as unknown as ActivityPage
  },
  async trash(name, { words, from, signal }) {
    const { resource } = find(name)
    const query = new URLSearchParams({ range: JSON.stringify([from, from + TRASH_PAGE - 1]) })
    if (words) query.set('filter', JSON.stringify({ q: words }))
    const answer = await http.exchange(addressIn(resource, `trash?${query}`), { signal })
    const rows = isObject(answer.body) ? answer.body[resource.rest.envelope] : undefined
    if (!answer.ok || !Array.isArray(rows)) throw httpErrorOf(answer)
    const total = Number(answer.headers.get('Content-Range')?.split('/')[1] ?? rows.length)
    return { records: rows.map(row => withId(resource, row) as DeletedRow), total }
  },
  async restore(name, ids) {
    const { resource } = find(name)
    const refused: unknown[] = []
    for (const id of ids) {
      const path = addressIn(resource, `${encoded(id)}/restore`)
      const answer = await http.exchange(path, { method: 'POST' })
      if (!answer.ok) refused.push(httpErrorOf(answer))
    }
    wholes.forget(resource)
    return refused
  },
})
