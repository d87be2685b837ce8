import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles'

const files = sourceFiles('src', 'server')
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
    const readStored = left.filter(folder =>
      left.some(other => other !== folder && imported.get(folder)?.has(other)),
    )
    if (readStored.length === left.length) return left
    left = readStored
  }
}
