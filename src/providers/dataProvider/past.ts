import type { ActivityPage, HistoryPage } from '../../model/openapi/historyPaths'
import { encoded } from './addresses'
import { type RecordRow, type WireRow, withId } from './local/rowIdentity'
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
  /** Changes of a record or of one field, newest first; `before` a version for the next page. */
  history(
    resource: string,
    id: Id,
    params?: { before?: number | undefined; field?: string | undefined; signal?: AbortSignal },
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

export const past = ({ ask, find }: ProviderParts): PastCalls => ({
  async history(name, id, { before, field, signal } = {}) {
    const query = new URLSearchParams({
      ...(before !== undefined && { before: String(before) }),
      ...(field !== undefined && { field }),
    })
    const path = `${encoded(id)}/history${query.size > 0 ? `?${query}` : ''}`
    const { body } = await ask(name, path, { signal, list: 'history' })
    return body as HistoryPage
  },
  async revert(name, { id, before, field, version, key }) {
    const asked = { before, ...(field !== undefined && { field }) }
    const call = { method: 'POST', body: asked, version, key, writes: true } as const
    const { body } = await ask(name, `${encoded(id)}/revert`, call)
    return withId(find(name).resource, body)
  },
  async activity(id, { before, signal } = {}) {
    const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
    const path = `${encoded(id)}/activity${query}`
    const { body } = await ask('users', path, { signal, list: 'activity' })
    return body as ActivityPage
  },
  async trash(name, { words, from, signal }) {
    const { resource } = find(name)
    const query = new URLSearchParams({ range: JSON.stringify([from, from + TRASH_PAGE - 1]) })
    if (words) query.set('filter', JSON.stringify({ q: words }))
    const list = resource.rest.envelope
    const { body, headers } = await ask(name, `trash?${query}`, { signal, list })
    const rows = body[list] as readonly WireRow[]
    const total = Number(headers.get('Content-Range')?.split('/')[1] ?? rows.length)
    return { records: rows.map(row => withId(resource, row) as DeletedRow), total }
  },
  async restore(name, ids) {
    const refused: unknown[] = []
    for (const id of ids) {
      const restored = ask(name, `${encoded(id)}/restore`, { method: 'POST', writes: true })
      await restored.catch((error: unknown) => refused.push(error))
    }
    return refused
  },
})
