import { expect, test } from 'vitest'
import { ACME, useStore } from './aStore'

const { server, admin } = useStore()

test('a created record comes back equal, with its number, version and rights', async () => {
  const boss = await admin()
  const created = await boss.post('/hanadb/api/parts', {
    NOMBRE: 'Pantalla',
    COSTO: 10.1,
    PRECIO: 12.35,
  })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    NOMBRE: 'Pantalla',
    TIPO: 'A',
    COSTO: 10.1,
    PRECIO: 12.35,
    MARGEN: 2.25,
    _VERSION: 1,
    DUENO: boss.ID,
    EMPRESA: ACME,
    PIEZAS: [],
    _can: { update: true, delete: true },
  })
  const read = await boss.get(`/hanadb/api/parts/${created.body.ID}`)
  expect(read.body).toEqual(created.body)
})

test('child rows keep their order and their number when one is changed, added and removed', async () => {
  const boss = await admin()
  const { body } = await boss.post('/hanadb/api/parts', {
    NOMBRE: 'X',
    PIEZAS: [{ CANTIDAD: 1 }, { CANTIDAD: 2 }],
  })
  const [first, second] = body.PIEZAS as unknown as Record<string, number>[]
  const saved = await boss.put(
    `/hanadb/api/parts/${body.ID}`,
    { PIEZAS: [{ CANTIDAD: 9 }, { ...second, CANTIDAD: 5 }] },
    { 'if-match': '"1"' },
  )
  expect(saved.status).toBe(200)
  const after = saved.body.PIEZAS as unknown as Record<string, number>[]
  expect(after.map(row => row.CANTIDAD)).toEqual([9, 5])
  expect(after[1]?._ID).toBe(second?._ID)
  expect(after[0]?._ID).not.toBe(first?._ID)
})

test('a stale version is refused with the record of now, and no version with 428', async () => {
  const boss = await admin()
  const { body } = await boss.post('/hanadb/api/parts', { NOMBRE: 'X' })
  const path = `/hanadb/api/parts/${body.ID}`
  expect((await boss.put(path, { NOMBRE: 'Y' }, { 'if-match': '"1"' })).status).toBe(200)
  const stale = await boss.put(path, { NOMBRE: 'Z' }, { 'if-match': '"1"' })
  expect(stale.status).toBe(412)
  expect(stale.body.current).toMatchObject({ NOMBRE: 'Y', _VERSION: 2 })
  expect((await boss.put(path, { NOMBRE: 'Z' })).status).toBe(428)
})

test('forbidden and unknown fields are refused, and nothing is changed', async () => {
  const boss = await admin()
  const agent = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const refused = await agent.post('/hanadb/api/parts', {
    NOMBRE: 'X',
    COSTO: 1,
    ROLE: '10',
    NOTA: 'x',
    ID: 7,
  })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['COSTO', 'ROLE'])
  const second = await agent.post('/hanadb/api/parts', { NOMBRE: 'X', NOTA: 'x', ID: 7 })
  expect(Object.keys(second.body.errors ?? {}).sort()).toEqual(['ID', 'NOTA'])
  expect((await boss.get('/hanadb/api/parts')).body.data).toHaveLength(0)
})

test('only what is theirs may be changed, and the answer says what may be written', async () => {
  const boss = await admin()
  const { body } = await boss.post('/hanadb/api/parts', { NOMBRE: 'X' })
  const agent = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const path = `/hanadb/api/parts/${body.ID}`
  expect((await agent.get(path)).body._can).toEqual({
    ...{ update: false, delete: false, fields: [] },
    why: { update: expect.stringMatching(/must have .+: Persona/) },
  })
  expect((await agent.put(path, { NOMBRE: 'Y' }, { 'if-match': '1' })).status).toBe(403)
  const { body: own } = await agent.post('/hanadb/api/parts', { NOMBRE: 'Mío' })
  expect(own._can).toMatchObject({ update: true, delete: false })
  expect(own._can?.fields).not.toContain('NOTA')
})

test('a reference to a record one may not read is no reference', async () => {
  const boss = await admin()
  await boss.post('/hanadb/api/makers', { CODIGO: 'OCULTO', NOMBRE: 'Oculto' })
  const agent = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const refused = await agent.post('/hanadb/api/parts', {
    NOMBRE: 'X',
    PIEZAS: [{ CANTIDAD: 1, COMO: 'OCULTO' }],
  })
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['PIEZAS.0.COMO'])
})

test('a record in use cannot be deleted, and a deleted key can be used again', async () => {
  const boss = await admin()
  await boss.post('/hanadb/api/makers', { CODIGO: 'M1', NOMBRE: 'Uno' })
  const { body } = await boss.post('/hanadb/api/parts', { NOMBRE: 'X', FABRICANTE: 'M1' })
  expect((await boss.delete('/hanadb/api/makers/M1', { 'if-match': '1' })).status).toBe(409)
  expect((await boss.delete(`/hanadb/api/parts/${body.ID}`, { 'if-match': '1' })).status).toBe(200)
  expect((await boss.get(`/hanadb/api/parts/${body.ID}`)).status).toBe(404)
  expect((await boss.delete('/hanadb/api/makers/M1', { 'if-match': '1' })).status).toBe(200)
  const again = await boss.post('/hanadb/api/makers', { CODIGO: 'm1', NOMBRE: 'Otra vez' })
  expect(again.body).toMatchObject({ CODIGO: 'M1', NOMBRE: 'Otra vez', _VERSION: 3 })
})

test('two names alike but for accents and case are a duplicate, told at its field', async () => {
  const boss = await admin()
  await boss.post('/hanadb/api/makers', { CODIGO: 'M1', NOMBRE: 'Ñandú' })
  const twin = await boss.post('/hanadb/api/makers', { CODIGO: 'M2', NOMBRE: 'NANDU' })
  expect(twin.status).toBe(422)
  expect(Object.keys(twin.body.errors ?? {})).toEqual(['NOMBRE'])
  expect(
    Object.keys(
      (await boss.post('/hanadb/api/makers', { CODIGO: 'M1', NOMBRE: 'Z' })).body.errors ?? {},
    ),
  ).toEqual(['CODIGO'])
})

test('the same key makes one record however often it is sent', async () => {
  const boss = await admin()
  const key = { 'idempotency-key': 'abcdefgh-1' }
  const first = await boss.post('/hanadb/api/parts', { NOMBRE: 'X' }, key)
  const second = await boss.post('/hanadb/api/parts', { NOMBRE: 'X' }, key)
  expect(second.body).toEqual(first.body)
  expect((await boss.post('/hanadb/api/parts', { NOMBRE: 'Y' }, key)).status).toBe(409)
  expect((await boss.get('/hanadb/api/parts')).body.data).toHaveLength(1)
})
