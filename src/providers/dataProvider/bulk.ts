import type { Resource } from '../../model/fields/resource'
import type { WireRow } from './local/rowIdentity'

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
