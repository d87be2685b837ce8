import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { FileStore } from '../../records/fileStore'
import type { Entry } from './archive'

const PIECE = 256 * 1024

/**
 * An archive in pieces, as fast as it is read: one file at a time is in memory, and what is packed
 * already is not packed again. A file that cannot be read breaks it off, so that what arrives whole
 * is whole.
 */
export async function* writeArchive(
  entries: readonly Entry[],
  files: FileStore,
): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const { path, id, type, at } of entries) {
    const bytes = await files.get(id)
    if (!bytes) throw new Error(`the bytes of ${id} are not there`)
    const file = isPacked(type) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 3 })
    if (at) file.mtime = at
    zip.add(file)
    for (let from = 0; from === 0 || from < bytes.length; from += PIECE) {
      file.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length)
      yield* parts.splice(0)
    }
  }
  zip.end()
  yield* parts
}

const isPacked = (type: string) => !type.startsWith('text/') && type !== 'application/pdf'
