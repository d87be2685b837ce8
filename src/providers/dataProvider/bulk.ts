import { isObject } from '../../base/parseJson'
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
  /** The record's title and resource, in the refusals of an undo. */
  readonly title?: string
  readonly resource?: string
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
  /** Set if a call after the first was refused, failed or was cancelled: the rows before it are written. */
  readonly halted?: HaltedParts
}
export interface HaltedParts {
  /** Number of rows before the call that was not made. */
  readonly at: number
  /** Message of the call that failed; the rows name the errors of a refused one. */
  readonly error?: string
}

export interface BulkInput {
  /** Previews the results. */
  readonly dryRun?: boolean
  /** Writes the valid rows although others are refused; otherwise one refusal stops all. */
  readonly skipRefused?: boolean
  /** Calls with the same batch are undone together. */
  readonly batch?: string
  /** Where the rows come from; by default selected records. */
  readonly source?: 'sheet' | 'reassign'
  /** Batches of several resources with the same operation are undone together. */
  readonly operation?: string
  /** Idempotency key: a repeated request has one effect. */
  readonly key?: string
  /** Called after each call of many, with the number of rows done. */
  readonly onPart?: (done: number) => void
  /** Ends the work before its next call. */
  readonly signal?: AbortSignal
  /** Continues work that was halted, in its batch. */
  readonly after?: BulkAnswer
}
export interface BulkMoveRequest {
  readonly name: string
  readonly rows: readonly { readonly id: Key; readonly _VERSION?: number | undefined }[]
  readonly answers: WireRow
}

/** The result of an undo: the number of restored records, and those that could not be. */
export interface UndoAnswer {
  readonly undone: number
  readonly refused: readonly BulkRowView[]
}

/** The rows that a refusal names. */
export const refusedRows = (body: unknown): readonly BulkRowView[] =>
  isObject(body) && Array.isArray(body.rows) ? body.rows : []

/** Bulk calls, for servers that support them. */
export interface Bulk {
  bulk(resource: string, items: readonly BulkWrite[], wish: BulkInput): Promise<BulkAnswer>
  bulkFlow(resource: string, move: BulkMoveRequest, wish: BulkInput): Promise<BulkAnswer>
  /** Undoes a whole batch, or what can be restored of it. */
  undoBatch(
    resource: string,
    batch: string,
    wish?: { readonly skipRefused?: boolean },
  ): Promise<UndoAnswer>
}

/** True for Mostrador's own server. */
export const knowsBulk = ({ rest }: Resource): boolean =>
  rest.concurrency && rest.paging !== 'whole' && rest.operations?.update === undefined
