import type { Language } from '../../src/base/text'
import type { Me } from '../../src/model/access/access'
import type { Catalogue } from '../../src/model/fields/resource'
import type { Db } from '../db/db'
import type { Records } from '../query/requestContext'

export interface NoticesContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => Date
  readonly records: Records
}

export interface NoticeReader {
  readonly me: Me
  readonly language: Language
}
