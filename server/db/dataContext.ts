import type { Catalogue } from '../../src/model/fields/resource'
import type { Db } from './db'

/** Dependencies of work on stored data, provided once by the app. */
export interface DataContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => Date
}
