import type { FileStore } from '../files/fileStore'

const TOGETHER = 8

/** Copies files by name between stores. Returns the names missing in the source. */
export async function copyFiles(names: readonly string[], from: FileStore, to: FileStore) {
  const lacking: string[] = []
  const copy = async (name: string) => {
    const bytes = await from.get(name)
    if (bytes) await to.put(name, bytes)
    else lacking.push(name)
  }
  for (let at = 0; at < names.length; at += TOGETHER)
    await Promise.all(names.slice(at, at + TOGETHER).map(copy))
  return lacking
}

/** The list as shown to the operator. */
export const missing = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : `\nThe store has no bytes of ${names.length} files: ${names.slice(0, 5).join(', ')}`
