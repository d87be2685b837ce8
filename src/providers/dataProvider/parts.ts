import type { DataProvider } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { Catalogue, Resource } from '../../model/resource'
import type { Http } from '../http'
import { createCursors } from './cursors'
import { type Call, dialect } from './dialect'
import { createWholeLists, type WholeLists } from './wholeLists'

export interface DataProviderConfig {
  readonly http: Http
  readonly catalogue: Catalogue
  /** The company worked in: what one company's lists said is not said to another. */
  readonly company: () => string | null
  /** Where the API lives; '' is the page's own origin. */
  readonly base: string
}

/** What all methods share. */
export interface Parts extends DataProviderConfig {
  readonly wholes: WholeLists
  readonly cursors: ReturnType<typeof createCursors>
  /** ra-data-simple-rest, speaking this resource's dialect for one call. */
  rest(call: Call): DataProvider
  find(name: string): Found
}
export interface Found {
  readonly resource: Resource
  /** As ra-data-simple-rest names it: the path, without its first slash. */
  readonly path: string
}

export function createParts(config: DataProviderConfig): Parts {
  const wholes = createWholeLists(config.company)
  return {
    ...config,
    wholes,
    cursors: createCursors(),
    rest: call => simpleRest('', dialect({ http: config.http, wholes }, call)),
    find(name) {
      const resource = config.catalogue.get(name)
      return { resource, path: resource.rest.path.replace(/^\//, '') }
    },
  }
}
