import { describe, expect, test } from 'vitest'
import { pageFolders } from '../../src/business/app/pages'
import { catalogue } from '../../src/catalogue'
import { sourceFiles } from '../sourceFiles'

const files = new Map(sourceFiles('src').map(file => [file.path.replace(/\.tsx?$/, ''), file]))

/** The static imports of a page. Later dialogs load their own parts. */
function closureOf(path: string, index: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path) || !files.has(path)) return seen
  seen.add(path)
  for (const { from, typeOnly, later } of files.get(path)?.imports ?? [])
    if (!typeOnly && (!later || path === index)) closureOf(from, index, seen)
  return seen
}

const drawnIn = (text: string) =>
  [...text.matchAll(/\buseResource\(\s*'([a-z-]+)'/g)].map(([, name = '']) => name)

describe.each(Object.entries(pageFolders))('%s', (index, pages) => {
  const folder = index.slice(1).replace('index.ts', '')
  const drawn = [...closureOf(`${folder}index`, `${folder}index`)].flatMap(path =>
    drawnIn(files.get(path)?.text ?? ''),
  )
  const named = Object.values(pages).flatMap(({ resources = [] }) => resources)

  test('names the resources that it draws', () => {
    expect(drawn.filter(name => !named.includes(name))).toEqual([])
  })

  test('names resources that there are', () => {
    expect(named.filter(name => !catalogue.resources.has(name))).toEqual([])
  })
})

test('no part of the frame draws a resource by its name: every page would load that schema', () => {
  const frame = sourceFiles('src/layout', 'src/ui', 'src/providers', 'src/fields')
  expect(frame.filter(({ text }) => drawnIn(text).length > 0).map(({ path }) => path)).toEqual([])
})
