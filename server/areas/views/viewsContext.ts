import type { Language } from '../../../src/domain/text'
import type { Me } from '../../../src/model/access'
import type { Catalogue } from '../../../src/model/resource'
import type { Db } from '../../db/db'

/** What kept views stand on. */
export interface ViewsContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => Date
}

/** Who asks. */
export interface Viewer {
  readonly me: Me
  readonly language: Language
}

/** The most views one person keeps, and the longest one. */
export const MOST_VIEWS = 100
export const LONGEST_STATE = 8000
export const LONGEST_NAME = 60
