import type { DataProvider } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { Catalogue, Resource } from '../../model/fields/resource'
import type { Http } from '../http/http'
import { type Copies, type CopiesConfig, createCopies } from './copies/copies'
import { createCursors } from './cursors'
import { type DialectCall, dialect } from './dialect'
import type { ListTitles } from './listTitles'
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
  readonly copying?: CopiesConfig
  /** Base URL of the API; '' is the page's own origin. */
  readonly base: string
}

export interface ProviderParts extends DataProviderConfig {
  readonly wholeLists: WholeLists
  readonly copies?: Copies
  readonly cursors: ReturnType<typeof createCursors>
  /** ra-data-simple-rest with this resource's dialect, for one call. */
  rest(call: DialectCall): DataProvider
  find(name: string): FoundPage
}
export interface FoundPage {
  readonly resource: Resource
  /** The resource name for ra-data-simple-rest: the path without its leading slash. */
  readonly path: string
}

export function createParts(config: DataProviderConfig): ProviderParts {
  const wholeLists = createWholeLists(config.company, config.isPlain)
  const parts = {
    ...config,
    wholeLists,
    cursors: createCursors(),
    rest: (call: DialectCall) => simpleRest('', dialect({ http: config.http, wholeLists }, call)),
    find(name: string) {
      const resource = config.catalogue.get(name)
      return { resource, path: resource.rest.path.replace(/^\//, '') }
    },
  }
  return config.copying ? { ...parts, copies: createCopies(config.copying, parts) } : parts
}
