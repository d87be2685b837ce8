import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { FileStore } from '../../files/fileStore'
import type { ArchiveEntry } from './archive'

const PIECE = 256 * 1024

/**
 * Streams an archive with one file in memory at a time; compressed formats are stored as they are. An
 * unreadable file aborts the stream, so that a completed archive is complete.
 */
export async function* writeArchive(
  entries: readonly ArchiveEntry[],
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
