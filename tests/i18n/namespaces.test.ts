import { expect, test } from 'vitest'
import { frameNamespaces, frontNamespaces, viewNamespaces } from '../../src/i18n/firstNamespaces'
import { loadTexts, type TextTree } from '../../src/i18n/namespaces'
import { commentsOf, sourceFiles } from '../sourceFiles'

/**
 * Code loaded by `import()` has the namespaces of the frame, those of its importer, and those named
 * beside the `import()`: by `withNamespaces`, `later` or `plainLater`, or as `namespaces` of a custom page.
 */
const files = new Map(
  sourceFiles('src').map(file => {
    const text = commentsOf(file.text).reduce(
      (code, comment) => code.replace(comment, ''),
      file.text,
    )
    return [file.path, { ...file, text }]
  }),
)
const frame = 'src/App.tsx'
const starts = new Map([
  // the public pages, which read these without keys
  ['src/main.tsx', new Set<string>(frontNamespaces)],
  [frame, new Set<string>(frameNamespaces)],
])

const keysOf = (tree: TextTree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )
const english: TextTree = await loadTexts('en')
const allNamespaces = Object.keys(english)
const keys = keysOf(english)
const quoted = new RegExp(
  `["'\`]((?:${allNamespaces.filter(name => name !== 'columns').join('|')})\\.(?:[\\w.-]|\\$\\{[^}\`]*\\})*)`,
  'g',
)

/** The namespaces of the keys in quotes in the code, whole or with `${…}`. */
function saidIn(code: string): string[] {
  const written = new Set([...code.matchAll(quoted)].map(([, text = '']) => text))
  return [...written].flatMap(text => {
    const pattern = new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}`)
    return keys.some(key => pattern.test(key)) ? (text.split('.')[0] ?? []) : []
  })
}
/** Columns are named by the dictionary like fields; paths of the model resemble keys. */
const callsFields = (code: string) =>
  /\buse(Labels|ResourceView|Texts)\b/.test(code) && /\.(field|column)\(/.test(code)
const readText = new Map(
  [...files].map(([path, { text }]) => [
    path,
    /^src\/(model|contracts)\//.test(path)
      ? []
      : [...new Set([...saidIn(text), ...(callsFields(text) ? ['columns'] : [])])],
  ]),
)
/** Parts of a page that the frame draws are loaded with that page. */
const ofPages = new Set(['src/kinds/lines/view/RowsTable.tsx'])

const importsOf = (path: string, later: boolean) =>
  (files.get(path)?.imports ?? []).flatMap(found =>
    found.typeOnly || (found.later === true) !== later ? [] : (moduleAt(found.from) ?? []),
  )
const moduleAt = (path: string) => [`${path}.ts`, `${path}.tsx`].find(it => files.has(it))

/** A module and all modules loaded with it. */
function closureOf(start: string, all = new Set<string>()) {
  if (all.has(start)) return all
  all.add(start)
  const folders = start === 'src/business/app/pages.ts' ? pages : []
  for (const path of [...importsOf(start, false), ...folders]) closureOf(path, all)
  return all
}
const pages = [...files.keys()].filter(path => /^src\/custom-pages\/[^/]+\/index\.ts$/.test(path))

const edges = [...files.keys()].flatMap(from => importsOf(from, true).map(to => ({ from, to })))
const units = new Map(
  [...starts.keys(), ...edges.map(({ to }) => to)].map(path => [path, closureOf(path)]),
)

/** The namespaces that `from` names for its import. */
function namedFor({ from, to }: (typeof edges)[number]): string[] {
  const { text = '' } = files.get(from) ?? {}
  const name = to.replace(/.*\/|\.tsx?$/g, '')
  const beside = [...text.matchAll(besideImport)]
    .filter(([, path = '']) => path.endsWith(`/${name}`))
    .map(([, , names = '']) => namesIn(names))
  const ofPages = [...text.matchAll(/\bnamespaces: \[([^\]]*)\]/g)].map(([, all = '']) =>
    namesIn(all),
  )
  const lists = [...beside, ...ofPages]
  return (lists[0] ?? []).filter(one => lists.every(list => list.includes(one)))
}
const besideImport =
  /(?:withNamespaces\(\s*|\b(?:l|plainL)ater\(\s*\(\) => )import\('([^']+)'\),([^)]*)\)/g
const namesIn = (list: string): string[] => [
  ...[...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  ...[...list.matchAll(/viewNamespaces\.(\w+)/g)].flatMap(
    ([, view]) => viewNamespaces[view as keyof typeof viewNamespaces],
  ),
]

/** The namespaces available to a unit, whichever module loads it. */
function availableTo() {
  const all = new Set<string>(allNamespaces)
  const available = new Map([...units.keys()].map(unit => [unit, starts.get(unit) ?? all]))
  const withModule = (path: string) =>
    [...units].flatMap(([unit, modules]) => (modules.has(path) ? (available.get(unit) ?? all) : []))
  for (let isStable = false; !isStable; ) {
    isStable = true
    for (const unit of [...units.keys()].filter(unit => !starts.has(unit))) {
      const ways = edges
        .filter(({ to }) => to === unit)
        .flatMap(edge => withModule(edge.from).map(had => new Set([...had, ...namedFor(edge)])))
      const known = available.get(unit) ?? all
      const left = new Set([...known].filter(name => ways.every(way => way.has(name))))
      if (left.size < known.size) isStable = false
      available.set(unit, left)
    }
  }
  return available
}

test('whatever is loaded says only texts whose namespaces are loaded with it', () => {
  const available = availableTo()
  const missing = [...units].flatMap(([unit, modules]) =>
    [...modules].flatMap(path =>
      (ofPages.has(path) ? [] : (readText.get(path) ?? []))
        .filter(name => !available.get(unit)?.has(name))
        .map(name => `${unit} needs ${name}, which ${path} says`),
    ),
  )
  expect(missing).toEqual([])
})

test('each page of an area names its namespaces, whichever page is opened first', () => {
  const count = (text: string, word: string) => text.split(`\n  ${word}: `).length - 1
  const silent = [...files].flatMap(([path, { text }]) => {
    const named = count(text, 'namespaces')
    return /custom-pages\/[\w-]+\/index\.ts$/.test(path) && named > 0 && named < count(text, 'path')
      ? [path]
      : []
  })
  expect(silent).toEqual([])
})
