import type { FileStore } from '../records/fileStore'

/** How many travel at once. */
const TOGETHER = 8

/** Copies files by name from one store to another; answers those that the first one has not. */
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

/** What of it the operator is told. */
export const missing = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : `\nThe store has no bytes of ${names.length} files: ${names.slice(0, 5).join(', ')}`
