import { expect } from 'vitest'
import { followLive } from '../../src/model/endpoints/platform'
import { defineResource } from '../../src/model/schema'
import { createCopiedLists } from '../../src/providers/copies/kept'
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
  trash: true,
  access: {
    admin: 'all',
    warehouse: { read: { or: [{ BODEGA: { in: '$me.WAREHOUSE' } }, { DUENO: '$me.ID' }] } },
  },
})
const catalogue = aCatalogue(crates)
export const API = '/hanadb/api/crates'
const EMPRESA = '0190000000001'

interface Device {
  readonly held?: DraftBox
  readonly values?: Storage
  readonly onRequest?: (url: string) => void
}
function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage
}

export const versionOf = async (admin: Client, id: number) => {
  const { body } = await admin.get(`${API}/${id}`)
  return { 'if-match': `"${body._VERSION}"` }
}

/** Crates of two warehouses, and browsers that copy their list. */
export function useCopies() {
  const server = useServer({ catalogue })
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
    const kept = createCopiedLists(
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
    const open = (id: number) =>
      kept.one('crates', id, () => Promise.reject(new Error('asked'))).then(({ data }) => data)
    const becomes = (wish: Partial<typeof person>) => {
      Object.assign(person, wish)
      for (const listener of listeners) listener()
    }
    return { hear, names, behind, open, becomes, live, held, values, box, keep: kept.keep }
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

  return { browserOf, twoCrates }
}
