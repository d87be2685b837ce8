import type { Language } from '../../src/base/text'
import type { Me } from '../../src/model/access/access'
import type { DataContext } from '../db/db'
import type { Records } from '../query/requestContext'

export interface NoticesContext extends DataContext {
  readonly records: Records
}

export interface NoticeReader {
  readonly me: Me
  readonly language: Language
}
