import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addPreload } from '../../scripts/preload.js'
import { temporaryFolder } from '../server/testDb'

const parts = [
  ...[
    'desk',
    'material',
    'src/FrontApp.tsx',
    'src/custom-pages/login/LoginPage.tsx',
    'src/fields/inputs/TextInput.tsx',
  ],
  ...['list/ListPage', 'form/CreatePage', 'form/EditPage'].map(page => `src/resources/${page}.tsx`),
  ...['namespaces.ts', 'app.json'].map(file => `src/locales/en/${file}`),
  'rental/locales/de/app.json',
]

test('in a language of the business alone, a page requests the engine’s English texts and its own', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder.path, '.vite'))
  const manifest = Object.fromEntries(parts.map(part => [part, { file: part, name: part }]))
  writeFileSync(join(folder.path, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder.path, 'index.html'), '<head></head>')
  addPreload({
    folder: folder.path,
    folders: {},
    schemas: [],
    languages: ['de', 'en'],
    language: 'de',
    texts: 'rental/locales',
    modules: new Map(),
  })
  const [, plan = ''] = /\)\((\{.*\})\)<\/script>/.exec(
    readFileSync(join(folder.path, 'index.html'), 'utf8'),
  ) as RegExpExecArray
  const { names, texts } = JSON.parse(plan)
  const filesOf = (language: string) => texts[language].app.map((place: number) => names[place])
  expect(filesOf('de')).toEqual([
    ...['src/locales/en/namespaces.ts', 'src/locales/en/app.json', 'rental/locales/de/app.json'],
  ])
  expect(filesOf('en')).toEqual(['src/locales/en/namespaces.ts', 'src/locales/en/app.json'])
  folder.drop()
})
