import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'sentences')
type Row = readonly [list: string, text: string, expected: string]

/** Sentences of a file with their readings, one a line; without a name those of all files. */
export const sentenceRows = (name?: string): readonly Row[] =>
  (name === undefined ? readdirSync(folder) : [name]).flatMap(file =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line): Row[] => {
        const [, list, text, expected] = /^([\w-]+): (.+) → (.+)$/.exec(line) ?? []
        return list && text && expected ? [[list, text, expected]] : []
      }),
  )
