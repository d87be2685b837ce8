import type { Resource } from '../../model/resource'
import { isObject } from '../sessionView'
import { httpErrorOf } from './httpError'
import type { Row } from './identity'
import type { Parts } from './parts'

type Key = string | number

/** One row: a change, a new record, or a change of what matches, else a new one. */
export interface BulkChange {
  readonly id?: Key
  readonly _VERSION?: number | undefined
  readonly match?: Row
  readonly changes: Row
  readonly create?: boolean
}
export interface BulkDeletion {
  readonly id: Key
  readonly _VERSION?: number | undefined
  readonly delete: true
}
export type BulkItem = BulkChange | BulkDeletion

/** What became of one row, or would. */
export interface BulkRow {
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
  /** None: nothing was written. */
  readonly batch: string | null
  readonly rows: readonly BulkRow[]
  readonly counts: Readonly<Record<BulkRow['outcome'], number>>
}

export interface BulkWish {
  /** Only tell what would happen. */
  readonly dryRun?: boolean
  /** Leave refused rows out; else they take the fine ones with them. */
  readonly skipRefused?: boolean
  /** Several calls under one batch are undone as one. */
  readonly batch?: string
  /** The name of this intention: sent twice, it is done once. */
  readonly key?: string
}
export interface BulkMove {
  readonly name: string
  readonly rows: readonly { readonly id: Key; readonly _VERSION?: number | undefined }[]
  readonly answers: Row
}

/** Records that were imported, changed, deleted or moved together. */
export interface Batch {
  readonly id: string
  readonly kind: 'import' | 'change' | 'delete' | 'flow'
  readonly at: string
  readonly by: Person | null
  readonly records: number
  readonly created: number
  readonly changed: number
  readonly deleted: number
  /** Records that changed since; while there are any, it is not undone. */
  readonly moved: number
  /** Records still to be undone, where an undo stopped halfway. */
  readonly left?: number
  readonly undone?: { readonly at: string; readonly by: Person | null }
  readonly _can: { readonly undo: boolean }
}
export interface BatchPage {
  readonly batches: readonly Batch[]
  /** Where the older ones begin. */
  readonly next?: string
}
interface Person {
  readonly ID: number
  readonly DISPLAYNAME: string
}

/** Many rows at once, on servers that know how. */
export interface Bulk {
  bulk(resource: string, items: readonly BulkItem[], wish: BulkWish): Promise<BulkAnswer>
  bulkFlow(resource: string, move: BulkMove, wish: BulkWish): Promise<BulkAnswer>
  /** Takes a whole batch back; answers how many records. */
  undoBatch(resource: string, batch: string): Promise<number>
  /** Recent batches of a resource, newest first, a page at a time. */
  batches(
    resource: string,
    params?: { before?: string | undefined; signal?: AbortSignal },
  ): Promise<BatchPage>
}

/** Only our own server takes many rows at once. */
export const knowsBulk = ({ rest }: Resource): boolean =>
  rest.versions && rest.paging !== 'whole' && rest.operations?.update === undefined

export function bulkCalls({ http, wholes, find }: Parts): Bulk {
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
  readonly wish: BulkWish
}

const below = ({ rest }: Resource, more: string) => `${rest.path.replace(/\/$/, '')}/bulk${more}`

const queryOf = ({ dryRun = false, skipRefused = false, batch }: BulkWish) =>
  new URLSearchParams({
    dryRun: String(dryRun),
    skipRefused: String(skipRefused),
    ...(batch !== undefined && { batch }),
  })

const isRows = (body: unknown): body is BulkAnswer => isObject(body) && Array.isArray(body.rows)
const batchOf = ({ batch }: Partial<BulkAnswer>) => batch ?? null
