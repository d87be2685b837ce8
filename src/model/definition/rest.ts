export type Operation = 'list' | 'one' | 'create' | 'update' | 'delete'
export interface RestCall {
  /** HTTP method of the operation. @default the one of our own interface @example `method: 'PATCH'` */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /**
   * Path of the operation; `{id}` is the key.
   * @default the path of our own interface @example `path: 'productos/{id}/editar'`
   */
  readonly path?: string
  /**
   * Property around the record in the answer; `null` for the record itself.
   * @default null @example `envelope: 'producto'`
   */
  readonly envelope?: string | null
}
/** REST interface of a resource on another server; `path` alone keeps our own format. */
export interface RestWords {
  /** Path of the list on that server, below the API's base. @example `path: 'productos'` */
  readonly path: string
  /** Property of the answer that holds the list. @default 'data' @example `envelope: 'productos'` */
  readonly envelope?: string
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
