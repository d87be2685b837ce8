import type { DataProvider, GetListParams, GetListResult, GetOneResult } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { Catalogue, Resource } from '../../model/fields/resource'
import type { Http } from '../http/http'
import { type ResourceCall, resourceCaller } from './addresses'
import { createCursors } from './cursors'
import { type DialectCall, dialect } from './dialect'
import type { TabCounts } from './extras'
import type { ListTitles } from './listTitles'
import type { RecordRow, WireRow } from './local/rowIdentity'
import { createWholeLists, type WholeLists } from './local/wholeLists'

export interface DataProviderConfig {
  readonly http: Http
  readonly catalogue: Catalogue
  readonly company: () => string | null
  /** The server has only the original API, whose lists are whole. Default: it has ours. */
  readonly isPlain?: () => boolean
  /** Takes the titles of references that a list brings along. */
  readonly onTitles?: (titles: ListTitles) => void
  /** Lists that answer on the device; none by default. */
  readonly copies?: (parts: Omit<ProviderParts, 'copies'>) => ListCopies
  /** Base URL of the API; '' is the page's own origin. */
  readonly base: string
}

/** Lists that answer on the device. */
export interface ListCopies {
  /** Keeps the rows of a list that a page has shown. */
  keep(name: string): Promise<void>
  /** Undefined until the code is loaded. */
  kept(): CopiedLists | undefined
}

export interface CopiedLists {
  /** The list or record, read where only the server knows it; without the network as it was last known. */
  list(
    name: string,
    params: GetListParams,
    read: () => Promise<GetListResult>,
  ): Promise<GetListResult>
  one(name: string, id: unknown, read: () => Promise<GetOneResult>): Promise<GetOneResult>
  /** The records of these ids that the person may read; undefined where only the server knows them. */
  many(name: string, ids: readonly unknown[]): RecordRow[] | undefined
  tabs(name: string, filter: WireRow): TabCounts | undefined
}

export interface ProviderParts extends Omit<DataProviderConfig, 'copies'> {
  readonly wholeLists: WholeLists
  readonly copies?: ListCopies | undefined
  readonly cursors: ReturnType<typeof createCursors>
  /** ra-data-simple-rest with this resource's dialect, for one call. */
  rest(call: DialectCall): DataProvider
  find(name: string): FoundPage
  /** Calls an address below the path of a resource. */
  ask(name: string, path: string, call?: AskedCall): ReturnType<ReturnType<typeof resourceCaller>>
}
interface AskedCall extends ResourceCall {
  /** Changes rows, so that a whole list is read again. */
  readonly writes?: true
}
export interface FoundPage {
  readonly resource: Resource
  /** The resource name for ra-data-simple-rest: the path without its leading slash. */
  readonly path: string
}

export function createParts(config: DataProviderConfig): ProviderParts {
  const wholeLists = createWholeLists(config.company, config.isPlain)
  const askResource = resourceCaller(config.http)
  const parts: Omit<ProviderParts, 'copies'> = {
    ...config,
    wholeLists,
    cursors: createCursors(),
    async ask(name, path, { writes, ...call } = {}) {
      const resource = config.catalogue.get(name)
      const answer = askResource(resource, path, call)
      return writes ? answer.finally(() => wholeLists.forget(resource)) : answer
    },
    rest: call => simpleRest('', dialect({ http: config.http, wholeLists }, call)),
    find(name) {
      const resource = config.catalogue.get(name)
      return { resource, path: resource.rest.path.replace(/^\//, '') }
    },
  }
  return { ...parts, copies: config.copies?.(parts) }
}
