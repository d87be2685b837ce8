import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../records/fileStore'

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Files in a folder, by ids the server made; in 256 folders, so that none grows too wide. */
export function diskFileStore(folder: string): FileStore {
  const place = (name: string) => {
    if (!NAME.test(name)) throw new Error('a file is stored under an id the server made')
    return join(folder, name.slice(0, 2))
  }
  return {
    async put(name, bytes) {
      const path = join(place(name), name)
      await mkdir(place(name), { recursive: true })
      // Under its own name it is always whole.
      await writeFile(`${path}.part`, bytes, { flush: true })
      await rename(`${path}.part`, path)
    },
    async get(name) {
      try {
        return await readFile(join(place(name), name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: name => rm(join(place(name), name), { force: true }),
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
