import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demandFileName, type FileStore } from '../files/fileStore'

/** Files in a folder, by server-assigned id, spread over 256 folders. */
export function diskFileStore(folder: string): FileStore {
  const place = (name: string) => {
    demandFileName(name)
    return join(folder, name.slice(0, 2))
  }
  return {
    async put(name, bytes) {
      const path = join(place(name), name)
      await mkdir(place(name), { recursive: true })
      // A file with its final name is complete.
      try {
        await writeFile(`${path}.part`, bytes, { flush: true })
        await rename(`${path}.part`, path)
      } catch (error) {
        await rm(`${path}.part`, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(join(place(name), name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(name) {
      await rm(join(place(name), name), { force: true })
    },
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
