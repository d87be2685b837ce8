import type { Resource } from '../../model/fields/resource'
import { isObject } from '../session/sessionView'
import { httpErrorOf } from './httpError'
import type { WireRow } from './local/rowIdentity'
import type { ProviderParts } from './parts'

type Key = string | number

/** One row: an update, a creation, or an update of the matching record, else a creation. */
interface BulkChange {
  readonly id?: Key
  readonly _VERSION?: number | undefined
  readonly match?: WireRow
  readonly changes: WireRow
  readonly create?: boolean
}
interface BulkDeletion {
  readonly id: Key
  readonly _VERSION?: number | undefined
  readonly delete: true
}
export type BulkWrite = BulkChange | BulkDeletion

/** The result of one row, or its preview. */
export interface BulkRowView {
  readonly index: number
  readonly outcome: 'create' | 'change' | 'delete' | 'same' | 'refused'
  readonly id?: Key
  readonly changes?: Readonly<Record<string, readonly [old: unknown, now: unknown]>>
  readonly errors?: Readonly<Record<string, string>>
  readonly warnings?: Readonly<Record<string, string>>
  readonly unmet?: readonly string[]
  readonly message?: string
  readonly code?: string
}
export interface BulkAnswer {
  /** Null if nothing was written. */
  readonly batch: string | null
  readonly rows: readonly BulkRowView[]
  readonly counts: Readonly<Record<BulkRowView['outcome'], number>>
}

export interface BulkInput {
  /** Previews the results. */
  readonly dryRun?: boolean
  /** Writes the valid rows although others are refused; otherwise one refusal stops all. */
  readonly skipRefused?: boolean
  /** Calls with the same batch are undone together. */
  readonly batch?: string
  /** Idempotency key: a repeated request has one effect. */
  readonly key?: string
}
export interface BulkMoveRequest {
  readonly name: string
  readonly rows: readonly { readonly id: Key; readonly _VERSION?: number | undefined }[]
  readonly answers: WireRow
}

/** Records imported, changed, deleted or moved together. */
export interface Batch {
  readonly id: string
  readonly kind: 'import' | 'change' | 'delete' | 'flow'
  readonly at: string
  readonly by: Person | null
  readonly records: number
  readonly created: number
  readonly changed: number
  readonly deleted: number
  /** Number of records changed since; the batch can be undone only if it is zero. */
  readonly moved: number
  /** Number of records still to undo, after an interrupted undo. */
  readonly left?: number
  readonly undone?: { readonly at: string; readonly by: Person | null }
  readonly _can: { readonly undo: boolean }
}
export interface BatchPage {
  readonly batches: readonly Batch[]
  /** Cursor of the next page. */
  readonly next?: string
}
interface Person {
  readonly ID: number
  readonly DISPLAYNAME: string
}

/** Bulk calls, for servers that support them. */
export interface Bulk {
  bulk(resource: string, items: readonly BulkWrite[], wish: BulkInput): Promise<BulkAnswer>
  bulkFlow(resource: string, move: BulkMoveRequest, wish: BulkInput): Promise<BulkAnswer>
  /** Undoes a whole batch; returns the number of records. */
  undoBatch(resource: string, batch: string): Promise<number>
  /** Recent batches of a resource, newest first, a page at a time. */
  batches(
    resource: string,
    params?: { before?: string | undefined; signal?: AbortSignal },
  ): Promise<BatchPage>
}

/** True for Mostrador's own server. */
export const knowsBulk = ({ rest }: Resource): boolean =>
  rest.concurrency && rest.paging !== 'whole' && rest.operations?.update === undefined

export function bulkCalls({ http, wholes, find }: ProviderParts): Bulk {
  const post = async (path: string, body: unknown, key?: string) => {
    const headers = key === undefined ? {} : { 'Idempotency-Key': key }
    return http.exchange(path, { method: 'POST', body, headers })
  }
  const many = async (resource: Resource, { path, body, wish }: Call): Promise<BulkAnswer> => {
    const { dryRun, key } = wish
    const answer = await post(`${path}?${queryOf(wish)}`, body, dryRun ? undefined : key)
    wholes.forget(resource)
    const { ok, status } = answer
    if (isRows(answer.body) && (ok || status === 422))
      return { ...answer.body, batch: batchOf(answer.body) }
    throw httpErrorOf(answer)
  }
  return {
    bulk(name, items, wish) {
      const { resource } = find(name)
      return many(resource, { path: below(resource, ''), body: items, wish })
    },
    bulkFlow(name, { name: move, rows, answers }, wish) {
      const { resource } = find(name)
      const path = below(resource, `/flow/${encodeURIComponent(move)}`)
      return many(resource, { path, body: { rows, answers }, wish })
    },
    async undoBatch(name, batch) {
      const { resource } = find(name)
      const path = below(resource, `/${encodeURIComponent(batch)}/undo`)
      for (let undone = 0; ; ) {
        const answer = await post(path, {})
        wholes.forget(resource)
        const { body, ok } = answer
        if (!ok || !isObject(body)) throw httpErrorOf(answer)
        undone += Number(body.undone)
        if (!body.left) return undone
      }
    },
    async batches(name, { before, signal } = {}) {
      const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
      const answer = await http.exchange(`${below(find(name).resource, '')}${query}`, { signal })
      const { body, ok } = answer
      if (!ok || !isObject(body) || !Array.isArray(body.batches)) throw httpErrorOf(answer)
      return body as unknown as BatchPage
    },
  }
}

interface Call {
  readonly path: string
  readonly body: unknown
  readonly wish: BulkInput
}

const below = ({ rest }: Resource, more: string) => `${rest.path.replace(/\/$/, '')}/bulk${more}`

const queryOf = ({ dryRun = false, skipRefused = false, batch }: BulkInput) =>
  new URLSearchParams({
    dryRun: String(dryRun),
    skipRefused: String(skipRefused),
    ...(batch !== undefined && { batch }),
  })

const isRows = (body: unknown): body is BulkAnswer => isObject(body) && Array.isArray(body.rows)
const batchOf = ({ batch }: Partial<BulkAnswer>) => batch ?? null
