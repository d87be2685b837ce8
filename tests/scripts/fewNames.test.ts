import { expect, test } from 'vitest'
import { listsOf, type Named } from '../../scripts/fewNames'

const file = (fileName: string, more: Partial<Named> = {}, ...styles: string[]): Named => ({
  ...{ fileName, imports: [], dynamicImports: [], moduleIds: [`${fileName}.ts`] },
  ...more,
  viteMetadata: { importedCss: new Set(styles) },
})

const { lists, numbers } = listsOf([
  file('frame', { imports: ['router'], dynamicImports: ['dialog', 'note', 'menu'] }, 'frame.css'),
  file('react'),
  file('router', { imports: ['react'] }),
  file('dialog', { imports: ['react', 'form'] }),
  file('form', { imports: ['router', 'widgets', 'looks'], dynamicImports: ['dialog', 'note'] }),
  file('widgets', { imports: ['react'] }, 'widgets.css'),
  file('looks', { moduleIds: ['looks.css'] }, 'looks.css'),
  file('note', { imports: ['react'] }, 'frame.css'),
  file('menu', { imports: ['widgets', 'form'] }),
])
const named = (host: string, opened: string) =>
  numbers(host, opened).flatMap(it =>
    (lists.lists[Number(it.slice(1))] ?? []).map(place => lists.names[place]),
  )

test('a list leaves out what is there whenever the asking file runs', () => {
  expect(named('frame', 'dialog')).toEqual(['dialog', 'form', 'widgets'])
  expect(named('frame', 'menu')).toEqual(['menu', 'widgets', 'form'])
})

test('a file is named itself only where a style that is not there yet is waited for', () => {
  expect(numbers('frame', 'note')).toEqual([])
  expect(numbers('form', 'dialog')).toEqual([])
  expect(named('form', 'note')).toEqual(['note'])
})
