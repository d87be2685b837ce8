import { describe, expect, test } from 'vitest'
import { businessOrder, engineOrder, ofEngine, startsTheServer } from './serverRooms'
import {
  commentsOf,
  type Import,
  importsOf,
  isBarrel,
  lines,
  type SourceFile,
  sourceFiles,
} from './sourceFiles'

/**
 * Allowed imports of each room, besides its own files. `*` stands for one folder; its siblings may not
 * import each other.
 */
const belowKinds = ['src/base', 'src/model/rules', 'src/kinds/kind']
const kindParts = ['src/kinds/*/data', 'src/kinds/*/description', 'src/kinds/*/shape']
const kindData = [...belowKinds, ...kindParts]
const general = ['src/base', 'src/i18n', 'src/model', 'src/kinds/registry', ...kindData]
const core = ['src/domain', ...general]
const looks = ['src/fields', 'src/ui', 'src/providers', ...general]
const own = ['src/contracts', 'src/domain', 'src/business/locales', 'src/schemas/features']
const ofBusiness = ['src/resources', 'src/kinds', ...own, ...looks]

const mayImport: Record<string, string[]> = {
  'src/base': [],
  'src/domain': ['src/base'],
  'src/model/rules': ['src/base'],
  'src/kinds/kind': belowKinds,
  'src/kinds/*/data': kindData,
  'src/kinds/*/description': kindData,
  'src/kinds/*/shape': kindData,
  'src/kinds/shapes': [...kindData, 'src/kinds/registry'],
  'src/kinds/registry': [...kindData, 'src/kinds/descriptions'],
  'src/kinds/descriptions': [...kindData, 'src/kinds/registry'],
  'src/kinds/*/view': ['src/kinds/*/view', ...looks],
  'src/kinds/views': ['src/kinds/*/view', ...looks],
  'src/model': ['src/locales', 'src/kinds/registry', 'src/kinds/shapes', ...kindData],
  'src/contracts': core,
  'src/custom-kinds': ['src/fields', 'src/ui', ...core],
  'src/defaults': looks,
  'src/business/app': [
    'src/custom-kinds',
    'src/custom-pages',
    'src/defaults',
    'src/features',
    ...looks,
  ],
  'src/business': ['src/custom-kinds', ...core],
  'src/schemas': ['src/business', ...core],
  'src/catalogue': general,
  'src/appCatalogue': ['src/i18n', 'src/providers'],
  'src/locales': [],
  'src/i18n': ['src/locales', ...general],
  'src/providers': general,
  'src/ui': ['src/providers', ...general],
  'src/fields': ['src/ui', 'src/providers', ...general],
  'src/resources': looks,
  'src/features/*': ofBusiness,
  'src/custom-pages/*': ['src/custom-kinds', 'src/features', ...ofBusiness],
  'src/layout': ['src/ui', 'src/providers', ...general],
  'src/*.tsx': ['src'],
}

for (const room of startsTheServer)
  mayImport[room] = [...engineOrder, 'server/business', ...general, 'src/catalogue']
engineOrder.forEach((room, index) => {
  mayImport[room] = [...engineOrder.slice(0, index), ...general]
})
businessOrder.forEach((room, index) => {
  const before = businessOrder.slice(0, index).map(folderOf)
  mayImport[room] = [...ofEngine, ...before, ...core, 'src/contracts', 'src/schemas/features']
})

const withoutReact =
  /^((server|src\/(base|domain|model|contracts|schemas|i18n|catalogue))[/.]|src\/kinds\/(registry|shapes|kind|\w+\/(data|description|shape))[/.])/
const reactPackages = /^(react|react-.*|ra-.*|@mui\/.*|@emotion\/.*)(\/|$)/
const nodePackages = /^(node:|pg$|@photostructure\/sqlite|@node-rs\/|@hono\/node-server)/
const mayUseNode = /^server\/(main|dev|commands|node|db\/.*(sqlite|postgres|driver))/i
const mayBeLong = /seed/
const vagueName = /(^|\/)(utils?|misc|common|helpers?|types)(\.tsx?)?(\/|$)/
const machinePath = /(^|[\s'"`(])\/(work|home|root|Users|tmp|usr|opt)\/\w/

const files = sourceFiles('src', 'server')
const everything = [...files, ...sourceFiles('tests', 'bench', 'scripts', 'examples')]

describe('the rooms', () => {
  test('every file stands in a room of the table', () => {
    expect(files.filter(file => !roomOf(file.path)).map(file => file.path)).toEqual([])
  })

  test('a room imports only the rooms the table gives it', () => {
    expect(files.flatMap(strangersIn)).toEqual([])
  })

  test('the catalogue is known to the server by its type alone, except where it starts', () => {
    const knows = files.filter(({ path, imports }) => {
      const valued = imports.some(({ from, typeOnly }) => from === 'src/catalogue' && !typeOnly)
      return valued && !['src', ...startsTheServer].includes(folderOf(roomOf(path) ?? ''))
    })
    expect(knows.map(file => file.path)).toEqual([])
  })

  test('the business that runs is known where the app and the server are composed, and nowhere else', () => {
    const mayKnow = /^(src\/(App|FrontApp|Root|main|catalogue)\.tsx?|server\/(main|dev)\.ts)$/
    const knows = files.filter(({ imports }) =>
      imports.some(({ from }) => from.startsWith('@business/')),
    )
    expect(knows.map(({ path }) => path).filter(path => !mayKnow.test(path))).toEqual([])
  })

  test('what both sides share is free of React', () => {
    expect(importsWhere(withoutReact, from => reactPackages.test(from))).toEqual([])
  })

  test('the app and all it imports run without Node', () => {
    const reached = reachableFrom('server/app/app.ts').filter(file => !mayUseNode.test(file.path))
    const needNode = reached.flatMap(file =>
      file.imports
        .filter(({ from, typeOnly }) => !typeOnly && nodePackages.test(from))
        .map(({ from }) => `${file.path} imports ${from}`),
    )
    expect(needNode).toEqual([])
  })
})

test('a worker thread needs no business, which nobody hands to it', () => {
  const threads = files.filter(({ text }) => /^serveThread\(/m.test(text))
  const knowing = threads.filter(({ path }) =>
    reachableFrom(path).some(file => file.path === 'src/base/business.ts'),
  )
  expect(threads.length).toBeGreaterThan(1)
  expect(knowing.map(({ path }) => path)).toEqual([])
})

test('what comes later brings its theme: only `later` and its like make it so', () => {
  const lazy = files.filter(({ text }) => /\blazy\b[^}]*\} from 'react'/.test(text))
  expect(lazy.map(file => file.path)).toEqual(['src/ui/theme/plainLater.ts'])
})

test('a page that waits for no theme stands without Material’s widgets', () => {
  const pages = files.filter(({ path, text }) => isPage.test(path) && /\bplainLater\(/.test(text))
  const drawn = pages.flatMap(({ path, imports }) =>
    imports.filter(({ later }) => later).flatMap(({ from }) => widgetsBehind(from, path)),
  )
  expect(drawn).toEqual([])
  expect(pages.length).toBeGreaterThan(0)
})

const isPage = /^src\/custom-pages\/[^/]+\/index\.ts$/
const widgets = /^(@mui\/(material|x-)|ra-ui-materialui|react-admin)/

/** Modules that a module imports statically, without those it loads later. */
function widgetsBehind(start: string, page: string) {
  return reachableFrom(start, ({ later }) => !later).flatMap(({ path, imports }) =>
    imports
      .filter(({ from, typeOnly }) => !typeOnly && widgets.test(from))
      .map(({ from }) => `${page} by ${path}: ${from}`),
  )
}

describe('the files', () => {
  test('none is longer than 250 lines', () => {
    const long = everything.filter(({ path, text }) => !mayBeLong.test(path) && lines(text) > 250)
    expect(long.map(({ path, text }) => `${path}: ${lines(text)} lines`)).toEqual([])
  })

  test('none has a name that says nothing', () => {
    expect(everything.filter(file => vagueName.test(file.path)).map(file => file.path)).toEqual([])
  })

  test('none is a barrel', () => {
    expect(everything.filter(isBarrel).map(file => file.path)).toEqual([])
  })

  test('no comment names a place on somebody’s machine', () => {
    const telling = everything.filter(file =>
      commentsOf(file.text).some(comment => machinePath.test(comment)),
    )
    expect(telling.map(file => file.path)).toEqual([])
  })
})

test('imports are found in all their forms', () => {
  const text = `import type { A } from './a'
import { b, type C } from 'b'
import './c.css'
export { d } from '../d'
// import x from 'commented'
const e = () => import('./e')
const f = import.meta.glob<unknown>('./f/*.ts', { eager: true })
const address = 'https://example.test' // from 'nowhere'`
  expect(importsOf(text).map(({ from }) => from)).toEqual([
    './a',
    'b',
    '../d',
    './c.css',
    './e',
    './f/*.ts',
  ])
})

function folderOf(room: string) {
  return room.replace(/\/\*.*$/, '')
}

/** The room of a path, as spelled in the table. */
function roomOf(path: string) {
  return Object.keys(mayImport).find(room => pattern(room).test(path))
}

function pattern(room: string) {
  if (room.endsWith('.tsx')) return /^src\/[^/]+\.tsx$/
  if (room.endsWith('.ts')) return new RegExp(`^${room}$`)
  return new RegExp(`^${room.replace('/*', '/[^/]+')}([/.]|$)`)
}

function strangersIn({ path, imports }: SourceFile) {
  const room = roomOf(path)
  if (!room) return []
  const own = pattern(room).exec(path)?.[0].replace(/[/.]$/, '') ?? room
  const known = [own, ...(mayImport[room] ?? []), ...typesOnly(room)]
  return imports
    .filter(({ from }) => /^(src|server|tests|bench)(\/|$)/.test(from))
    .filter(({ from }) => !known.some(place => pattern(place).test(from)))
    .map(({ from }) => `${path} imports ${from}`)
}

const typesOnly = (room: string) => (room.startsWith('server/') ? ['src/catalogue'] : [])

function importsWhere(room: RegExp, unwanted: (from: string) => boolean) {
  return files
    .filter(file => room.test(file.path))
    .flatMap(({ path, imports }) =>
      imports.filter(({ from }) => unwanted(from)).map(({ from }) => `${path} imports ${from}`),
    )
}

function reachableFrom(path: string, follows: (found: Import) => boolean = () => true) {
  const reached = new Set<SourceFile>()
  const visit = (start: string) => {
    const file = files.find(({ path }) => [start, `${start}.ts`, `${start}.tsx`].includes(path))
    if (!file || reached.has(file)) return
    reached.add(file)
    for (const found of file.imports) if (!found.typeOnly && follows(found)) visit(found.from)
  }
  visit(path)
  return [...reached]
}
