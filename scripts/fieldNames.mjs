import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessIn, root } from './businessFolder.mjs'

/** Source of `fieldNames.ts` of a business: the names of the fields of each resource, one line per resource. */
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

/** Writes `fieldNames.ts` of the business unless it is up to date; an error without names leaves it. */
export function writeFieldNames(found = [], { fieldNames } = businessIn()) {
  if (found.length === 0) return
  const file = join(root, fieldNames)
  const source = fieldNamesOf(found)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
}
