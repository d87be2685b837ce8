import type { Catalogue } from '../../../src/model/resource'
import type { Db } from '../../db/db'
import type { FileStore } from '../../records/fileStore'

/** What uploads and downloads stand on. */
export interface FilesContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => Date
  readonly files: FileStore
}
