import { beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const shelves = defineResource({
  name: 'shelves',
  table: 'ESTANTE',
  key: 'CODIGO',
  title: 'NOMBRE',
  label: 'Estante | Estantes',
  tenant: true,
  fields: { CODIGO: { kind: 'code' }, NOMBRE: { kind: 'text' } },
  access: { admin: 'all', salesAgent: { read: { CODIGO: { ne: 'OCULTO' } } } },
})
const notes = defineResource({
  name: 'notes',
  table: 'NOTA',
  key: 'ID',
  title: 'TEXTO',
  label: 'Nota | Notas',
  fields: {
    ID: { kind: 'id' },
    TEXTO: { kind: 'text' },
    SECRETO: { kind: 'text', read: ['admin'] },
  },
  access: { admin: 'all', salesAgent: 'read' },
})
const server = useServer({ catalogue: aCatalogue(shelves, notes) })
const ACME = { EMPRESA: '0190000000001', EMPRESAS: ['0190000000001'] }
const OTHER = { EMPRESA: '0290000000001', EMPRESAS: ['0290000000001'] }
interface Action {
  readonly resource: string
  readonly id: string | number
  readonly title: string
  readonly action: string
}
let boss: Client

beforeEach(async () => {
  boss = await server.as('10', { ...ACME, EMPRESAS: [...ACME.EMPRESAS, ...OTHER.EMPRESAS] })
})

const seenBy = async (user: Client, before = '') => {
  const { status, body } = await user.get(`/hanadb/api/users/${boss.ID}/activity${before}`)
  expect(status).toBe(200)
  return body as unknown as { activity: Action[]; next?: string }
}
const shelf = (CODIGO: string) => boss.post('/hanadb/api/shelves', { CODIGO, NOMBRE: CODIGO })
/** Two actions within a millisecond have no order. */
const aSecondLater = () => server.setNow(new Date(Date.now() + 1000).toISOString())

test('the changes of a person are listed newest first, over all resources, by title', async () => {
  const { body } = await boss.post('/hanadb/api/notes', { TEXTO: 'uno' })
  await boss.put(`/hanadb/api/notes/${body.ID}`, { TEXTO: 'dos' }, { 'if-match': '1' })
  aSecondLater()
  await shelf('E1')
  const { activity, next } = await seenBy(boss)
  expect(activity).toMatchObject([
    { resource: 'shelves', id: 'E1', title: 'E1', action: 'create' },
    { resource: 'notes', title: 'dos', action: 'update', changes: { TEXTO: ['uno', 'dos'] } },
    { resource: 'notes', title: 'dos', action: 'create' },
  ])
  expect(next).toBeUndefined()
})

test('the rows, fields and companies a reader may not see are absent, and so is what is gone', async () => {
  await shelf('E1')
  await shelf('OCULTO')
  await shelf('IDO')
  await boss.delete('/hanadb/api/shelves/IDO', { 'if-match': '1' })
  aSecondLater()
  const { body } = await boss.post('/hanadb/api/notes', { TEXTO: 'uno', SECRETO: 's1' })
  await boss.put(`/hanadb/api/notes/${body.ID}`, { SECRETO: 's2' }, { 'if-match': '1' })
  const answer = await seenBy(await server.as('7', ACME))
  expect(answer.activity.map(({ resource, id, action }) => [resource, id, action])).toEqual([
    ['notes', body.ID, 'create'],
    ['shelves', 'E1', 'create'],
  ])
  expect(JSON.stringify(answer)).not.toMatch(/SECRETO|s1|s2|OCULTO|IDO/)
  const abroad = await seenBy(await server.as('10', OTHER))
  expect(new Set(abroad.activity.map(({ resource }) => resource))).toEqual(new Set(['notes']))
})

test('pages follow one another without a gap, also within one moment and past what is hidden', async () => {
  server.setNow('2026-01-01T12:00:00.000Z')
  for (let n = 0; n < 40; n++) await boss.post('/hanadb/api/notes', { TEXTO: `n${n}` })
  for (let n = 0; n < 3; n++) await shelf(n === 1 ? 'OCULTO' : `E${n}`)
  const agent = await server.as('7', ACME)
  const first = await seenBy(agent)
  expect(first.activity).toHaveLength(30)
  const second = await seenBy(agent, `?before=${encodeURIComponent(first.next ?? '')}`)
  const all = [...first.activity, ...second.activity].map(({ resource, id }) => `${resource} ${id}`)
  expect([new Set(all).size, all.length, second.next]).toEqual([42, 42, undefined])
})

test('who may not see the person sees nothing of them, and a made-up mark is refused', async () => {
  const path = `/hanadb/api/users/${boss.ID}/activity`
  expect((await (await server.as('user')).get(path)).status).toBe(404)
  expect((await server.anyone.get(path)).status).toBe(401)
  expect((await boss.get(`${path}?before=x`)).status).toBe(400)
  expect((await boss.get('/hanadb/api/users/999999/activity')).status).toBe(404)
})
