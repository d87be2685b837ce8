import type { Me } from '../../src/model/access/access'
import type { DataContext } from '../db/db'
import type { FileStore } from './fileStore'

export interface FilesContext extends DataContext {
  readonly files: FileStore
  /** Days that a file waits for its record, by storage name: those of records that wait offline. @default 1 */
  readonly waitingDays?: Readonly<Record<string, number>>
  /** Rights on files outside schemas, by storage name. */
  readonly places?: Readonly<
    Record<string, (me: Me, place: string, file: string) => Promise<boolean>>
  >
}
