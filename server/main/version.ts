import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Identifies a build: its main file names all others by content hash. */
export const versionOf = (main: string) =>
  createHash('sha256').update(readFileSync(main)).digest('hex').slice(0, 10)
