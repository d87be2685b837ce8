import type { Me } from '../../../src/model/access'
import type { Catalogue } from '../../../src/model/resource'
import type { Db } from '../../db/db'
import type { FileStore } from '../../records/fileStore'

/** What uploads and downloads stand on. */
export interface FilesContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => Date
  readonly files: FileStore
  /** Who may open what hangs on no record of a schema, by the name it is kept under. */
  readonly places?: Readonly<
    Record<string, (me: Me, place: string, file: string) => Promise<boolean>>
  >
}
