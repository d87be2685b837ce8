export type Operation = 'list' | 'one' | 'create' | 'update' | 'delete'
interface Located<Envelope> {
  /**
   * Path of the list or of one operation on that server, below the API's base; `{id}` is the key.
   * @default for an operation, the path of our own interface @example `path: 'productos/{id}/editar'`
   */
  readonly path: string
  /**
   * Property of the answer that holds the list or the record; `null`: the answer is the record itself.
   * @default 'data' for a list, null for a record @example `envelope: 'productos'`
   */
  readonly envelope?: Envelope
}
export interface RestCall extends Partial<Located<string | null>> {
  /** HTTP method of the operation. @default the one of our own interface @example `method: 'PATCH'` */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
}
/** REST interface of a resource on another server; `path` alone keeps our own format. */
export interface RestWords extends Located<string> {
  /** Property that holds a record's key. @default the name of the key field @example `id: 'id'` */
  readonly id?: string
  /**
   * `whole`: the server answers the whole list, and the browser pages, sorts and filters it.
   * @default 'server' @example `paging: 'whole'`
   */
  readonly paging?: 'server' | 'whole'
  /** Unknown parameters of a list are dropped. @default they are refused @example `lenient: true` */
  readonly lenient?: true
  /** The server understands If-Match and Idempotency-Key. @default true @example `concurrency: false` */
  readonly concurrency?: boolean
  /**
   * Operations of a server with only the original API (docs/business.md#original-api). Buttons and pages
   * of the others are hidden there.
   * @default none @example `provides: ['list', 'one']`
   */
  readonly provides?: readonly Operation[]
  /**
   * Method and path of single operations; `false` marks one that the server lacks, and its button is hidden.
   * @default all operations, with our paths @example `operations: { delete: false }`
   */
  readonly operations?: { readonly [O in Operation]?: RestCall | false }
}
