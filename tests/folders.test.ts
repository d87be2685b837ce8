import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { isViewHalf } from './kindHalves'
import { engineOrder } from './serverRooms'
import { sourceFiles } from './sourceFiles'

const files = sourceFiles('src', 'server')
/** Columns, resources, systems, places and documents of the distributor. */
const businessWords =
  /warehouse|card_?code|sucursal|imei|c[eé]dula|guayaquil|tomebamba|equifax|uanataca|servientrega|hanadb|\b(empresa|ruc|sap|invoices|serials|kanban|rrhh|attendance|checkout)\b/gi

const engineOfFront = [
  ...['src/base', 'src/model', 'src/i18n', 'src/providers', 'src/ui', 'src/fields'],
  ...['src/kinds', 'src/resources', 'src/layout'],
]
const sideBySide = /^(src\/schemas|server\/seed)$/

test('a folder holds at most 20 files; schemas stand side by side', () => {
  const held = new Map<string, number>()
  for (const { path } of files) held.set(dirname(path), (held.get(dirname(path)) ?? 0) + 1)
  const full = [...held].filter(([folder, count]) => count > 20 && !sideBySide.test(folder))
  expect(full.map(([folder, count]) => `${folder}: ${count} files`)).toEqual([])
})

test('folders do not import each other in a circle', () => {
  expect(circleOf(foldersImportedBy())).toEqual([])
})

test('the engine speaks no word of a business', () => {
  const engine = [...engineOrder, ...engineOfFront].map(room => `${room}/`)
  const told = files
    .filter(({ path }) => engine.some(room => path.startsWith(room)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(businessWords)].map(([word]) => `${path}: ${word}`),
    )
  expect(told).toEqual([])
})

test('the halves of a kind know each other by their types alone', () => {
  const isData = /^src\/kinds\/\w+\/(data|description|shape)$/
  const joined = files
    .filter(({ path }) => isViewHalf(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ from, typeOnly }) => isData.test(from) && !typeOnly)
        .map(({ from }) => `${path} imports ${from}`),
    )
  expect(joined).toEqual([])
})

/** The folders imported by the files of a folder. */
function foldersImportedBy() {
  const paths = new Set(files.map(({ path }) => path.replace(/\.tsx?$/, '')))
  const imported = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const folders = imported.get(dirname(path)) ?? new Set()
    for (const { from } of imports) if (paths.has(from)) folders.add(dirname(from))
    imported.set(dirname(path), folders)
  }
  return imported
}

/** The folders left after repeatedly removing those that import none of the others. */
function circleOf(imported: ReadonlyMap<string, ReadonlySet<string>>) {
  let left = [...imported.keys()]
  for (;;) {
    const remaining = left.filter(folder =>
      left.some(other => other !== folder && imported.get(folder)?.has(other)),
    )
    if (remaining.length === left.length) return left
    left = remaining
  }
}
