import type { Keyed } from '../rules/sharedWords'

export type Operation = 'list' | 'one' | 'create' | 'update' | 'delete'
interface Located<Envelope> {
  /**
   * Path of the list or of one operation on that server, below the API's base; `{id}` is the key, and an operation may
   * begin with its HTTP method. @default for an operation, that of our own interface @example `path: 'PATCH productos/{id}'`
   */
  readonly path: string
  /**
   * Property of the answer that holds the list or the record; `null`: the answer is the record itself.
   * @default 'data' for a list, null for a record @example `envelope: 'productos'`
   */
  readonly envelope?: Envelope
}
export interface RestCall extends Partial<Located<string | null>> {}
/** REST interface of a resource on another server; `path` alone keeps our own format. */
export interface RestWords extends Located<string>, Partial<Keyed<string>> {
  /**
   * `whole`: the server answers the whole list, and the browser pages, sorts and filters it.
   * @default 'server' @example `paging: 'whole'`
   */
  readonly paging?: 'server' | 'whole'
  /** The server understands If-Match and Idempotency-Key. @default true @example `concurrency: false` */
  readonly concurrency?: boolean
  /**
   * Operations of a server with only the original API (docs/business.md#original-api). Buttons and pages
   * of the others are hidden there; unknown parameters of such a list are dropped.
   * @default none @example `provides: ['list', 'one']`
   */
  readonly provides?: readonly Operation[]
  /**
   * Path of single operations; `false` marks one that the server lacks, and its button is hidden.
   * @default all operations, with our paths @example `operations: { delete: false }`
   */
  readonly operations?: { readonly [O in Operation]?: RestCall | false }
}
