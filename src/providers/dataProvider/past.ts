import type { ActivityPage, HistoryPage } from '../../model/openapi/historyPaths'
import { isObject } from '../session/sessionView'
import { addressIn, encoded } from './addresses'
import { httpErrorOf } from './httpError'
import { type RecordRow, withId } from './local/rowIdentity'
import type { ProviderParts } from './parts'

type Id = string | number

export interface RevertInput {
  readonly id: Id
  /** Version of the entry. */
  readonly before: number
  /** All changes since, by default. */
  readonly field?: string | undefined
  /** Version of the record on the person's screen. */
  readonly version: number | undefined
  readonly key: string
}

/** A deleted record, with author and time of the deletion. */
export type DeletedRow = RecordRow & {
  readonly _DELETED: {
    readonly at: string
    readonly by: { readonly ID: number; readonly DISPLAYNAME: string } | null
  }
}
export interface TrashPageView {
  readonly records: readonly DeletedRow[]
  /** A lower bound. */
  readonly total: number
}
export interface TrashInput {
  readonly words: string
  readonly from: number
  readonly signal?: AbortSignal
}

/** History, trash and the calls that restore earlier states. */
export interface PastCalls {
  /** Changes of a record, newest first; `below` a version for the next page. */
  history(
    resource: string,
    id: Id,
    params?: { before?: number | undefined; signal?: AbortSignal },
  ): Promise<HistoryPage>
  /** Restores a field, or the record, to its state before an entry; returns the record. */
  revert(resource: string, wish: RevertInput): Promise<RecordRow>
  /** A person's changes, newest first, limited to readable records. */
  activity(
    id: Id,
    params?: { before?: string | undefined; signal?: AbortSignal },
  ): Promise<ActivityPage>
  /** Deleted rows that may be restored, last deleted first. */
  trash(resource: string, wish: TrashInput): Promise<TrashPageView>
  /** Restores deleted records; returns the refusals. */
  restore(resource: string, ids: readonly Id[]): Promise<readonly unknown[]>
}

const TRASH_PAGE = 50

export const past = ({ http, wholeLists, find }: ProviderParts): PastCalls => ({
  async history(name, id, { before, signal } = {}) {
    const query = before === undefined ? '' : `?before=${before}`
    const path = addressIn(find(name).resource, `${encoded(id)}/history${query}`)
    const { ok, status, body } = await http.exchange(path, { signal })
    if (!ok || !isObject(body) || !Array.isArray(body.history))
      throw httpErrorOf({ ok, status, body })
    return body as HistoryPage
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
    wholeLists.forget(resource)
    if (!answer.ok || !isObject(answer.body)) throw httpErrorOf(answer)
    return withId(resource, answer.body)
  },
  async activity(id, { before, signal } = {}) {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
    const path = addressIn(find('users').resource, `${encoded(id)}/activity${query}`)
    const { ok, status, body } = await http.exchange(path, { signal })
    if (!ok || !isActivityPage(body)) throw httpErrorOf({ ok, status, body })
    return body
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
    wholeLists.forget(resource)
    return refused
  },
})

const isActivityPage = (body: unknown): body is ActivityPage =>
  isObject(body) && Array.isArray(body.activity)
