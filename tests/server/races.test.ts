import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Answer } from './client'
import { expectNoFault } from './humane'
import { useServer } from './useServer'

const things = defineResource({
  name: 'things',
  table: 'COSA',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Cosa | Cosas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', unique: true },
    CUENTA: { kind: 'integer', min: 0 },
    LINEAS: { kind: 'lines', fields: { N: { kind: 'integer' } } },
  },
  access: { admin: 'all' },
})
const codes = defineResource({
  name: 'codes',
  table: 'CODIGO',
  key: 'CODIGO',
  title: 'CODIGO',
  label: { es: 'Código | Códigos' },
  fields: { CODIGO: { kind: 'code' } },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(things, codes) })
const path = '/hanadb/api/things'
const atOnce = 8

afterEach(() => expectNoFault(server))

const together = (act: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: atOnce }, (_, n) => act(n)))
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort()
const oneAnd = (won: number, lost: number) => [won, ...Array(atOnce - 1).fill(lost)].sort()

test('of parallel updates of the same version exactly one wins', async () => {
  const boss = await server.as('10')
  const { body } = await boss.post(path, { NOMBRE: 'X', CUENTA: 0 })
  const answers = await together(n =>
    boss.put(`${path}/${body.ID}`, { CUENTA: n + 1, LINEAS: [{ N: n }] }, { 'if-match': '1' }),
  )
  expect(statusesOf(answers)).toEqual(oneAnd(200, 412))
  const won = answers.find(({ status }) => status === 200)?.body
  const after = await boss.get(`${path}/${body.ID}`)
  expect(after.body).toEqual(won)
  expect(after.body).toMatchObject({ _VERSION: 2 })
  for (const { status, body: lost } of answers)
    if (status === 412) expect(lost.current).toMatchObject({ ID: body.ID })
})

test('of a parallel update and deletes exactly one wins', async () => {
  const boss = await server.as('10')
  const { body } = await boss.post(path, { NOMBRE: 'X' })
  const one = `${path}/${body.ID}`
  const answers = await together(n =>
    n % 2 === 0
      ? boss.delete(one, { 'if-match': '1' })
      : boss.put(one, { CUENTA: n }, { 'if-match': '1' }),
  )
  expect(statusesOf(answers).filter(status => status === 200)).toHaveLength(1)
  for (const status of statusesOf(answers)) expect([200, 404, 412]).toContain(status)
})

test('of parallel creates of a unique value exactly one is made, accents and case apart', async () => {
  const boss = await server.as('10')
  const answers = await together(n => boss.post(path, { NOMBRE: n % 2 ? 'ÑANDÚ' : 'nandu' }))
  expect(statusesOf(answers)).toEqual(oneAnd(201, 422))
  for (const { status, body } of answers)
    if (status === 422) expect(Object.keys(body.errors ?? {})).toEqual(['NOMBRE'])
  expect((await boss.get(path)).body.data).toHaveLength(1)
})

test('of parallel creates of a key exactly one is made', async () => {
  const boss = await server.as('10')
  const answers = await together(() => boss.post('/hanadb/api/codes', { CODIGO: 'A1' }))
  expect(statusesOf(answers)).toEqual(oneAnd(201, 422))
})

test('parallel posts with the same key make one record', async () => {
  const boss = await server.as('10')
  const key = { 'idempotency-key': 'intention-1' }
  const answers = await together(() => boss.post(path, { NOMBRE: 'X' }, key))
  for (const { status } of answers) expect([201, 409]).toContain(status)
  const created = answers.filter(({ status }) => status === 201)
  expect(new Set(created.map(({ body }) => body.ID)).size).toBe(1)
  expect((await boss.get(path)).body.data).toHaveLength(1)
  const again = await boss.post(path, { NOMBRE: 'X' }, key)
  expect([again.status, again.body.ID]).toEqual([201, created[0]?.body.ID])
})

test('the same key of two people is two intentions', async () => {
  const [ana, eva] = [await server.as('10'), await server.as('10')]
  const key = { 'idempotency-key': 'intention-1' }
  const answers = await Promise.all([
    ana.post(path, { NOMBRE: 'A' }, key),
    eva.post(path, { NOMBRE: 'B' }, key),
  ])
  expect(statusesOf(answers)).toEqual([201, 201])
})

test('parallel creates get numbers of their own', async () => {
  const boss = await server.as('10')
  const answers = await together(n => boss.post(path, { NOMBRE: `N${n}` }))
  expect(statusesOf(answers)).toEqual(Array(atOnce).fill(201))
  expect(new Set(answers.map(({ body }) => body.ID)).size).toBe(atOnce)
})
