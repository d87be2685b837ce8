import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../src/fieldNames.ts')

/** Source of `src/fieldNames.ts`: the names of the fields of each resource, one line per resource. */
export function fieldNamesOf(found) {
  const lines = found.map(
    ({ outline, fields }) =>
      `  '${outline.words.name}': ${fields.map(name => `'${name}'`).join(' | ')}`,
  )
  return [
    '/** Field names of each resource. Written by `npm start`, `npm run dev` and `npm run docs`. */',
    'export type FieldNames = {',
    ...lines.toSorted(),
    '}',
    '',
  ].join('\n')
}

/** Writes `src/fieldNames.ts` unless it is up to date. */
export function writeFieldNames(found) {
  const source = fieldNamesOf(found)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
}
