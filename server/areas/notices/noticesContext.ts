import type { Language } from '../../../src/domain/text'
import type { Me } from '../../../src/model/access'
import type { Catalogue } from '../../../src/model/resource'
import type { Db } from '../../db/db'
import type { Records } from '../../records/context'

/** What notices stand on. */
export interface NoticesContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => Date
  readonly records: Records
}

/** Whose notices, and in which words. */
export interface Reader {
  readonly me: Me
  readonly language: Language
}
