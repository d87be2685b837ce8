import { afterEach, beforeEach } from 'vitest'
import { type Config, readConfig } from '../../server/config'
import { tablesOf } from '../../server/records/tables'
import { aCatalogue } from './aCatalogue'
import { temporaryFolder } from './testDb'

/** A data folder of its own for each test; the embedded database has nothing to say to PostgreSQL. */
export function anEmbeddedFolder() {
  let folder: ReturnType<typeof temporaryFolder>
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => folder.drop())
  const config = (change: Partial<Config> = {}): Config => ({
    ...readConfig({ DATA_DIR: folder.path, SEED: 'none' }),
    host: '127.0.0.1',
    port: 0,
    ...change,
  })
  const catalogue = aCatalogue()
  const parts = { catalogue, tables: tablesOf(catalogue) }
  return { path: () => folder.path, config, parts }
}
