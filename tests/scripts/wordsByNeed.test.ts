import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Chunk } from '../../scripts/firstBundle'
import { columnsOf } from '../../scripts/schemasByNeed'
import { keysIn, partOf, roomsApart, spokenBy } from '../../scripts/wordsByNeed'

const root = process.cwd()
const all = [
  ...['app.form.save', 'app.form.saved', 'app.filter.eq', 'app.filter.lt', 'app.home.hello'],
  ...['shop.added_one', 'shop.added_other', 'validation.required', 'columns.CODIGO'],
]
const keysOf = keysIn(all)

test('a code says the words whose keys begin with what it writes in quotes', () => {
  expect(keysOf(`translate("app.home.hello")`)).toEqual(['app.home.hello'])
  expect(keysOf(`translate(\`app.filter.\${how}\`)`)).toEqual(['app.filter.eq', 'app.filter.lt'])
  expect(keysOf(`translate('shop.added', { count })`)).toEqual([
    'shop.added_one',
    'shop.added_other',
  ])
  expect(keysOf(`translate(\`app.\${what}.saved\`)`)).toEqual(['app.form.saved'])
  expect(keysOf(`say(\`validation.\${key}\`)`)).toEqual(['validation.required'])
})

test('a key in a longer word is none, and columns are asked for by nobody’s quotes', () => {
  expect(keysOf(`go("/app.home.hello"); const a = "wapp.form.save"`)).toEqual([])
  expect(keysOf(`translate(\`columns.\${key}\`)`)).toEqual([])
})

test('columns are called by the dictionary, whatever their case', () => {
  const keys = ['columns.CODIGO', 'columns.PRICE', 'columns.TOTAL']
  expect(columnsOf(['CODIGO', 'price', 'OTHER'], keys)).toEqual(['columns.CODIGO', 'columns.PRICE'])
})

const chunk = (path: string, code: string, imports: string[] = []): Chunk => ({
  ...{ fileName: path, facadeModuleId: join(root, path), isEntry: false, isDynamicEntry: true },
  ...{ imports, dynamicImports: [], moduleIds: [join(root, path)], code },
})

test('a page says what the code it stands on says, but for what the frame says already', () => {
  const spoken = spokenBy(
    [
      chunk('src/App.tsx', `t("app.home.hello")`, ['src/pieces/Words.tsx']),
      chunk('src/pieces/Words.tsx', `textAt(3)`),
      chunk(
        'src/custom-pages/shop/ShopPage.tsx',
        `t("shop.added"); t("app.home.hello"); textAt(4)`,
        ['src/pieces/Words.tsx', 'src/schemas/products.ts'],
      ),
      chunk('src/schemas/products.ts', `textAt$1(5)`),
      chunk('src/layout/menu/Quiet.tsx', `t("app.home.hello")`),
    ],
    keysOf,
    new Map([['src/schemas/products.ts', ['columns.CODIGO']]]),
  )
  const told = [...spoken].map(([part, { keys, places }]) => [part, ...keys, ...places])
  expect(told).toEqual([
    ['App', 'app.home.hello', 3],
    ['custom-pages/shop/ShopPage', 'shop.added_one', 'shop.added_other', 'columns.CODIGO', 4, 5],
    ['schemas/products', 'columns.CODIGO', 5],
  ])
})

test('what is fetched may share its file with others, and be told by none', () => {
  const shared = { isDynamicEntry: false, facadeModuleId: null }
  const modules = ['src/pieces/Brand.tsx', 'src/resources/papers/PaperButton.tsx']
  const spoken = spokenBy(
    [
      { ...chunk('src/App.tsx', ''), dynamicImports: ['shared.js'] },
      {
        ...chunk('shared.js', `t("app.home.hello")`),
        ...shared,
        moduleIds: modules.map(path => join(root, path)),
      },
    ],
    keysOf,
    new Map(),
  )
  expect(spoken.get('resources/papers')?.keys).toEqual(new Set(['app.home.hello']))
})

test('a room that several parts may say any word of is a file of its own', () => {
  const said = (...keys: string[]) => ({ keys: new Set(keys), places: new Set<number>() })
  const { parts, spoken } = roomsApart(
    new Map([
      ['form', said('app.form.save', 'validation.required')],
      ['sheet', said('validation.required')],
      ['shop', said('shop.added_one', 'shop.added_other')],
    ]),
    all,
  )
  expect([...parts]).toEqual([
    ['form', ['form', 'rooms/validation']],
    ['sheet', ['rooms/validation']],
    ['shop', ['shop']],
  ])
  expect([...spoken].map(([file, { keys }]) => [file, ...keys])).toEqual([
    ['form', 'app.form.save'],
    ['shop', 'shop.added_one', 'shop.added_other'],
    ['rooms/validation', 'validation.required'],
  ])
})

test('pages and schemas are parts of their own, what else comes later is one with its folder', () => {
  const part = (path: string) => partOf(join(root, 'src', path))
  expect(part('App.tsx')).toBe('App')
  expect(part('custom-pages/chat/ChatPage.tsx')).toBe('custom-pages/chat/ChatPage')
  expect(part('schemas/products.ts')).toBe('schemas/products')
  expect(part('resources/bulk/Review.tsx')).toBe('resources/bulk')
})
