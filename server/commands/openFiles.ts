import { join } from 'node:path'
import { type Config, ConfigError, type S3Settings } from '../base/config'
import type { FileStore } from '../files/fileStore'
import { diskFileStore } from '../node/diskFileStore'

export const filesFolder = (dataDir: string) => join(dataDir, 'files')

export interface OpenFiles {
  readonly store: FileStore
  readonly close: () => void
}

/** The configured file store: a bucket, after a test, or a folder beside the database. */
export async function openFiles({
  s3,
  dataDir,
}: Pick<Config, 's3' | 'dataDir'>): Promise<OpenFiles> {
  return s3 ? openBucket(s3) : { store: diskFileStore(filesFolder(dataDir)), close: () => {} }
}

async function openBucket(settings: S3Settings): Promise<OpenFiles> {
  // the client is 2 MB of code that only buckets need
  const { s3FileStore } = await import('../node/s3FileStore')
  const store = s3FileStore(settings)
  try {
    await tryOut(store)
  } catch (error) {
    store.close()
    const { s3SettingsError } = await import('../node/s3SettingsError')
    const why = s3SettingsError(error)
    throw why === undefined ? error : new ConfigError([`${why} (${placeOf(settings)})`])
  }
  return { store, close: store.close }
}

/** Tests write, read and delete with an empty file, to detect errors at start. */
async function tryOut(store: FileStore) {
  const name = crypto.randomUUID()
  await store.put(name, new Uint8Array())
  await store.get(name)
  await store.remove(name)
}

const placeOf = ({ bucket, endpoint, region }: S3Settings) =>
  `${bucket}, ${endpoint ? new URL(endpoint).host : region}`
