import { afterEach, beforeEach } from 'vitest'
import { type Config, readConfig } from '../../server/base/config'
import { distributor } from '../../server/business'
import { tablesOf } from '../../server/query/tables'
import { aCatalogue } from './aCatalogue'
import { temporaryFolder } from './testDb'

/** A separate data folder for each test; these tests apply to the embedded database only. */
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
  const business = distributor()
  const parts = { business, catalogue, tables: tablesOf(catalogue, business.tables) }
  return { path: () => folder.path, config, parts }
}
