import { expect, test, vi } from 'vitest'
import { followLive } from '../../src/model/endpoints/platform'
import { defineResource } from '../../src/model/schema'
import { createKept } from '../../src/providers/copies/kept'
import { call } from '../../src/providers/dataProvider/call'
import { createParts } from '../../src/providers/dataProvider/parts'
import { createLive } from '../../src/providers/live/live'
import { liveStateOf } from '../../src/providers/live/liveState'
import { createCopyBox } from '../../src/providers/session/copyBox'
import type { DraftBox } from '../../src/providers/session/drafts'
import { safeStorage } from '../../src/providers/session/storage'
import { memoryBox } from '../providers/memoryBox'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { personOf } from './copyProof'
import { useServer } from './useServer'

const crates = defineResource({
  name: 'crates',
  table: 'CAJON',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Cajón | Cajones',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    BODEGA: { kind: 'text', label: 'Bodega' },
    DUENO: { kind: 'integer', label: 'Dueño' },
  },
  list: { columns: ['NOMBRE', 'BODEGA'] },
  access: {
    admin: 'all',
    warehouse: { read: { or: [{ BODEGA: { in: '$me.WAREHOUSE' } }, { DUENO: '$me.ID' }] } },
  },
})
const catalogue = aCatalogue(crates)
const server = useServer({ catalogue })
const API = '/hanadb/api/crates'
const EMPRESA = '0190000000001'

interface Device {
  readonly held?: DraftBox
  readonly values?: Storage
  readonly onRequest?: (url: string) => void
}
/** A browser of this person, whose stream is asked by hand. */
async function browserOf(
  { token }: Client,
  { held = memoryBox(), values = memoryStorage(), onRequest }: Device = {},
) {
  const fetch = (request: Request) => {
    onRequest?.(request.url)
    return server.app.fetch(request, { address: '127.0.0.1' })
  }
  const { me, config } = await personOf({ catalogue, token, fetch })
  const storage = safeStorage(() => values)
  const box = createCopyBox(storage, held)
  const live = createLive(true)
  const person = { me: me as typeof me | null, viewed: null as object | null }
  const listeners: (() => void)[] = []
  const kept = createKept(
    {
      live,
      storage,
      me: () => person.me,
      viewAs: { current: () => person.viewed },
      language: { current: () => 'es' },
      onMe: listener => listeners.push(listener),
    },
    createParts(config),
    box,
  )
  let after = '0'
  const hear = async () => {
    const news = await call(config.http, followLive, { query: { after } })
    after = String(news.after)
    liveStateOf(live).note({ after, rights: news.rights, isCurrent: true })
    if (news.reset) live.tell('reset')
    else if (news.changes.length > 0) live.tell(news.changes)
  }
  await hear()
  await hear()
  await kept.keep('crates')
  /** The names, or how the server was asked instead. */
  const list = async (read: () => Promise<never>) => {
    const sort = { field: 'NOMBRE', order: 'ASC' } as const
    const { data } = await kept.list('crates', { filter: {}, sort }, read)
    return data.map(({ NOMBRE }) => NOMBRE)
  }
  const names = () => list(() => Promise.reject(new Error('asked')))
  const behind = () => list(() => Promise.reject(Object.assign(new Error('lost'), { status: 0 })))
  const becomes = (wish: Partial<typeof person>) => {
    Object.assign(person, wish)
    for (const listener of listeners) listener()
  }
  return { hear, names, behind, becomes, live, held, values, box }
}

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage
}

async function twoCrates() {
  const admin = await server.as('10', { EMPRESA })
  await server.insert(
    'warehouses',
    { EMPRESA, WhsCode: 'B1', WhsName: 'Norte' },
    { EMPRESA, WhsCode: 'B2', WhsName: 'Sur' },
  )
  const add = async (NOMBRE: string, BODEGA: string) =>
    Number((await admin.post(API, { NOMBRE, BODEGA })).body.ID)
  const change = async (id: number, values: object) => {
    const { status } = await admin.put(`${API}/${id}`, values, await versionOf(admin, id))
    expect(status).toBe(200)
  }
  const [amber, zinc] = [await add('Ámbar', 'B1'), await add('Zinc', 'B2')]
  const keeper = await server.as('8', { EMPRESA, WAREHOUSE: ['B1'] })
  const browser = await browserOf(keeper)
  expect(await browser.names()).toEqual(['Ámbar'])
  return { admin, keeper, browser, add, change, amber, zinc }
}

const versionOf = async (admin: Client, id: number) => {
  const { body } = await admin.get(`${API}/${id}`)
  return { 'if-match': `"${body._VERSION}"` }
}

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
  await vi.waitFor(async () => expect(await browser.names()).toEqual([]))
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
  await browser.box.writeOf('somebody', 'crates', { rows: ['stored before'] })
  await change(world)
  await expect(browser.names()).rejects.toThrow('asked')
  await expect(browser.behind()).rejects.toThrow('lost')
  await vi.waitFor(async () => expect(await browser.held.keys()).toEqual([]))
})

test('a copy from the device takes what it missed, under the same rights only', async () => {
  const { keeper, browser, add, change, amber } = await twoCrates()
  await vi.waitFor(async () => expect(await browser.held.keys()).toEqual(['crates']), 8_000)
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
