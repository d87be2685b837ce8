import { expect, test } from 'vitest'
import { circleIn, filesOf } from '../../scripts/fewFiles'
import type { Chunk } from '../../scripts/firstBundle'

const chunk = (
  path: string,
  imports: string[],
  more: Partial<Omit<Chunk, 'code'>> = {},
): Chunk => ({
  ...{ fileName: path, facadeModuleId: null, isEntry: false, isDynamicEntry: false },
  ...{ imports, dynamicImports: [], moduleIds: [`/app/${path}`], code: '', ...more },
})
const opened = (path: string, ...imports: string[]) =>
  chunk(path, imports, { facadeModuleId: `/app/${path}`, isDynamicEntry: true })

const form = ['src/pieces/theme/ThemeFrame.tsx', 'src/fields/inputs/TextInput.tsx']
const files = filesOf(
  [
    chunk('src/main.tsx', ['react'], { facadeModuleId: '/app/src/main.tsx', isEntry: true }),
    opened('src/App.tsx', 'router', 'store', 'branches'),
    opened('src/custom-pages/about/front.ts', 'branches'),
    {
      ...opened('src/FrontApp.tsx', 'router'),
      dynamicImports: ['src/custom-pages/about/front.ts'],
    },
    opened('src/resources/list/ListPage.tsx', 'store', 'table', 'menu'),
    opened('src/resources/form/CreatePage.tsx', 'fields', 'store'),
    opened('src/resources/form/EditPage.tsx', 'fields', 'values'),
    ...form.map(path => opened(path)),
    opened('src/custom-pages/chat/ChatPage.tsx', 'thread', 'menu', 'src/schemas/users.ts'),
    opened('src/schemas/users.ts', 'src/schemas/texts/people.ts', 'roles'),
    opened('src/schemas/clients.ts', 'src/schemas/texts/people.ts'),
    ...['src/schemas/texts/people.ts', 'roles'].map(path => chunk(path, [])),
    opened('src/custom-pages/chat/SearchDialog.tsx', 'dialog', 'menu'),
    opened('src/custom-pages/chat/GroupDialog.tsx', 'dialog'),
    ...['react', 'router', 'store', 'branches', 'table', 'menu', 'values', 'thread', 'dialog'].map(
      name => chunk(name, name === 'table' ? ['values'] : []),
    ),
    chunk('fields', ['values']),
  ],
  '/app',
)
const fileOf = (path: string) => files.get(`/app/${path}`)

test('what the same views need lies in one file, whatever else needs it beside the frame', () => {
  expect(fileOf('store')).toBe('admin')
  expect(fileOf('fields')).toMatch(/^shared-/)
  expect(fileOf('values')).toMatch(/^shared-/)
  expect(fileOf('values')).not.toBe(fileOf('fields'))
  expect(fileOf('router')).not.toBe(fileOf('store'))
  expect(fileOf('table')).toBe('list')
})

test('what a public page needs stands apart from the frame of the others', () => {
  expect(fileOf('branches')).toBeDefined()
  expect(fileOf('branches')).not.toBe(fileOf('store'))
})

test('what a page needs is apart from what only comes later to it', () => {
  expect(fileOf('thread')).toBe('ChatPage')
  expect(fileOf('menu')).toMatch(/^shared-/)
  expect(fileOf('dialog')).toBeUndefined()
})

test('a schema lies in a file with what it alone needs, apart from the page that draws it', () => {
  expect(fileOf('src/schemas/users.ts')).toBe('users')
  expect(fileOf('roles')).toBe('users')
  expect(fileOf('src/schemas/clients.ts')).toBe('clients')
  expect(fileOf('src/schemas/texts/people.ts')).toMatch(/^shared-/)
})

test('what the entry asks for stands apart from all that may ask for the entry', () => {
  expect(fileOf('react')).toBe('first')
  expect([...files.values()].filter(name => name === 'first')).toHaveLength(1)
})

test('what is opened itself stays a file of its own', () => {
  expect(fileOf('src/App.tsx')).toBeUndefined()
  expect(fileOf('src/main.tsx')).toBeUndefined()
  expect(fileOf('src/custom-pages/chat/ChatPage.tsx')).toBeUndefined()
})

test('a view whose code is in no file stops the build', () => {
  expect(() => filesOf([], '/app')).toThrow(/is in no file of the build/)
})

test('files that ask for each other in a circle are found, however long the way round is', () => {
  const asks = (fileName: string, ...imports: string[]) => ({ fileName, imports })
  const straight = [asks('a', 'b', 'c'), asks('b', 'c'), asks('c', 'outside')]
  expect(circleIn(straight)).toBeUndefined()
  expect(circleIn([...straight, asks('d', 'd')])).toEqual(['d', 'd'])
  expect(circleIn([asks('a', 'b'), asks('b', 'c'), asks('c', 'd'), asks('d', 'b')])).toEqual([
    'b',
    'c',
    'd',
    'b',
  ])
})
