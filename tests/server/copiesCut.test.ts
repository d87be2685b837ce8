import { expect, test, vi } from 'vitest'
import { liveStateOf } from '../../src/providers/live/liveState'
import { API, useCopies, versionOf } from './copiesWorld'

const { browserOf, twoCrates } = useCopies()
const slow = { timeout: 5_000 }

test('a change by somebody else arrives, and until it is read the server answers', async () => {
  const { browser, add, change, amber } = await twoCrates()
  await change(amber, { NOMBRE: 'Bronce' })
  await add('Acero', 'B1')
  await browser.hear()
  await expect(browser.names()).rejects.toThrow('asked')
  await vi.waitFor(async () => expect(await browser.names()).toEqual(['Acero', 'Bronce']))
})

test('a row that is deleted, or no longer theirs, goes', async () => {
  const { admin, browser, add, change, amber } = await twoCrates()
  const steel = await add('Acero', 'B1')
  await browser.hear()
  await vi.waitFor(async () => expect(await browser.names()).toEqual(['Acero', 'Ámbar']))
  await change(amber, { BODEGA: 'B2' })
  await admin.delete(`${API}/${steel}`, await versionOf(admin, steel))
  await browser.hear()
  await vi.waitFor(async () => expect(await browser.names()).toEqual([]), slow)
})

test('a row that becomes theirs comes', async () => {
  const { browser, change, zinc } = await twoCrates()
  await change(zinc, { BODEGA: 'B1' })
  await browser.hear()
  await vi.waitFor(async () => expect(await browser.names()).toEqual(['Ámbar', 'Zinc']))
})

test('a silence, an interruption and a write of this browser leave the answer to the server', async () => {
  const { browser } = await twoCrates()
  liveStateOf(browser.live).note({ isCurrent: false })
  await expect(browser.names()).rejects.toThrow('asked')
  expect(await browser.behind()).toEqual(['Ámbar'])
  await browser.hear()
  expect(await browser.names()).toEqual(['Ámbar'])
  browser.live.writing = Promise.resolve()
  await expect(browser.names()).rejects.toThrow('asked')
})

type World = Awaited<ReturnType<typeof twoCrates>>
const changes: readonly (readonly [string, (world: World) => Promise<unknown>])[] = [
  [
    'a new fact of the person',
    async ({ admin, keeper, browser }) => {
      const path = `/hanadb/api/users/${keeper.ID}`
      const { body } = await admin.get(path)
      const match = { 'if-match': `"${body._VERSION}"` }
      const changed = await admin.put(path, { WAREHOUSE: ['B2'] }, match)
      expect(changed.status).toBe(200)
      await browser.hear()
    },
  ],
  [
    'another company',
    async ({ browser }) => browser.becomes({ me: { ID: 1, ROLE: '8', EMPRESA: 'X' } }),
  ],
  ['another role', async ({ browser }) => browser.becomes({ me: { ID: 1, ROLE: '7' } })],
  ['viewing as another', async ({ browser }) => browser.becomes({ viewed: {} })],
  ['the end of the session', async ({ browser }) => browser.becomes({ me: null })],
]

test.each(changes)('nothing is left after %s', async (_, change) => {
  const world = await twoCrates()
  const { browser } = world
  await browser.box.write('somebody', 'crates', { rows: ['stored before'] })
  await change(world)
  await expect(browser.names()).rejects.toThrow('asked')
  await expect(browser.behind()).rejects.toThrow('lost')
  await vi.waitFor(async () => expect(await browser.held.keys()).toEqual([]))
})

test.each(changes)('nothing is left on the device alone after %s', async (_, change) => {
  const world = await twoCrates()
  const { browser } = world
  await browser.box.write('somebody', 'stored', { rows: ['stored before'] })
  browser.live.tell('reset')
  await expect(browser.behind()).rejects.toThrow('lost')
  await change(world)
  await vi.waitFor(async () => expect(await browser.held.keys()).toEqual([]))
})

test('a copy from the device takes what it missed, under the same rights only', async () => {
  const { keeper, browser, add, change, amber } = await twoCrates()
  await vi.waitFor(async () => expect(await browser.held.keys()).toHaveLength(1), 8_000)
  await add('Acero', 'B1')
  await change(amber, { NOMBRE: 'Bronce' })
  const asked: string[] = []
  const later = await browserOf(keeper, {
    held: browser.held,
    values: browser.values,
    onRequest: url => asked.push(url),
  })
  await vi.waitFor(async () => expect(await later.names()).toEqual(['Acero', 'Bronce']))
  expect(asked.filter(url => url.includes('range=%5B10000'))).toEqual([])
})

test('pages of two people or companies leave each other their rows, until one of them changes', async () => {
  const held = new Set<string>()
  const request = (name: string, _: object, until: () => Promise<void>) => {
    held.add(name)
    return until().finally(() => held.delete(name))
  }
  const query = async () => ({ held: [...held].map(name => ({ name })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
  const { admin, browser } = await twoCrates()
  const device = { held: browser.held, values: browser.values }
  const other = await browserOf(admin, device)
  const stored = () => browser.held.keys()
  await vi.waitFor(async () => expect(await stored()).toHaveLength(2), 10_000)
  browser.becomes({ me: { ID: 1, ROLE: '8', EMPRESA: 'X' } })
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1))
  expect(await other.names()).toEqual(['Ámbar', 'Zinc'])
  other.becomes({ me: null })
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
  vi.unstubAllGlobals()
})
