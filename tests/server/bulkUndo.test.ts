import { afterEach, expect, test } from 'vitest'
import { ACME, OTHER } from './aStore'
import { bulk, makers, part, parts, prices, usePartsStore } from './bulkCalls'
import { expectHumane, expectNoFault, snapshot } from './humane'

const { server, admin, threeParts } = usePartsStore()

afterEach(() => expectNoFault(server))

test('one undo puts back what was changed and deletes what was made, once', async () => {
  const { boss, ids } = await threeParts()
  const done = await bulk(boss, [
    { id: ids[0], changes: { PRECIO: 20, NOMBRE: 'AA', PIEZAS: [{ CANTIDAD: 2 }] } },
    { changes: { NOMBRE: 'D' } },
  ])
  const undo = `${parts}/bulk/${done.body.batch}/undo`
  expect(await boss.post(undo)).toMatchObject({ status: 200, body: { undone: 2 } })
  const list = await boss.get(parts)
  expect(list.body.data).toMatchObject([
    { NOMBRE: 'A', PRECIO: 10 },
    { ID: ids[1] },
    { ID: ids[2] },
  ])
  expect((await boss.get(`${parts}/${ids[0]}`)).body).toMatchObject({ PIEZAS: [], _VERSION: 3 })
  const again = await boss.post(undo)
  expectHumane(again, [409])
  expect(again.body.code).toBe('alreadyUndone')
})

test('several calls share a batch and are undone as one, also where they meet the same record', async () => {
  const { boss, ids } = await threeParts()
  const batch = crypto.randomUUID()
  await bulk(boss, [{ id: ids[0], changes: { PRECIO: 20 } }], `?batch=${batch}`)
  const rows = [
    { id: ids[0], changes: { PRECIO: 30, NOMBRE: 'AA' } },
    { id: ids[1], changes: { PRECIO: 30 } },
  ]
  expect((await bulk(boss, rows, `?batch=${batch}`)).body.batch).toBe(batch)
  expect((await boss.post(`${parts}/bulk/${batch}/undo`)).body.undone).toBe(2)
  expect((await boss.get(`${parts}/${ids[0]}`)).body).toMatchObject({ NOMBRE: 'A', PRECIO: 10 })
  expect(await prices(boss)).toEqual([10, 10, 10])
  const late = await bulk(boss, [{ changes: { NOMBRE: 'Z' } }], `?batch=${batch}`)
  expect([late.status, late.body.code]).toEqual([409, 'batchTaken'])
})

test('what moved since is not undone, nothing is, and the rows are named', async () => {
  const { boss, ids } = await threeParts()
  const done = await bulk(boss, [
    { id: ids[0], changes: { PRECIO: 20 } },
    { id: ids[1], changes: { PRECIO: 20 } },
  ])
  await boss.put(`${parts}/${ids[1]}`, { PRECIO: 99 }, { 'if-match': '2' })
  const before = await snapshot(server)
  const refused = await boss.post(`${parts}/bulk/${done.body.batch}/undo`)
  expectHumane(refused, [409])
  expect(refused.body).toMatchObject({
    code: 'undoRefused',
    rows: [{ id: ids[1], outcome: 'refused', code: 'movedSince' }],
  })
  expect(await snapshot(server)).toBe(before)
})

test('a batch is its maker’s to undo, and an administrator’s', async () => {
  const boss = await admin()
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const other = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const own = await part(seller, 'Suyo')
  const { body } = await bulk(seller, [{ id: own.ID, changes: { PRECIO: 6 } }])
  const undo = `${parts}/bulk/${body.batch}/undo`
  expectHumane(await other.post(undo), [404])
  expectHumane(await boss.post(undo, {}, { 'x-empresa': OTHER }), [404])
  expectHumane(await boss.post(`${makers}/bulk/${body.batch}/undo`), [404])
  expectHumane(await bulk(other, [{ changes: { NOMBRE: 'Z' } }], `?batch=${body.batch}`), [409])
  expect((await boss.post(undo)).status).toBe(200)
  expect((await boss.get(`${parts}/${own.ID}`)).body.PRECIO).toBe(10)
})

test('many are deleted as one, told before, and one undo brings all of them back', async () => {
  const { boss, ids } = await threeParts()
  const rows = ids.map(id => ({ id, _VERSION: 1, delete: true }))
  const before = await snapshot(server)
  const answer = await bulk(boss, rows, '?dryRun=true')
  expect(answer.body.counts).toMatchObject({ delete: 3, refused: 0 })
  expect(await snapshot(server)).toBe(before)

  const done = await bulk(boss, rows)
  expect(done.body.rows).toMatchObject(ids.map(id => ({ id, outcome: 'delete' })))
  expect(await prices(boss)).toEqual([])
  const undo = await boss.post(`${parts}/bulk/${done.body.batch}/undo`)
  expect(undo).toMatchObject({ status: 200, body: { undone: 3 } })
  expect(await prices(boss)).toEqual([10, 10, 10])
})

test('what may not be deleted, or moved meanwhile, takes the others with it unless it is left out', async () => {
  const { boss, ids } = await threeParts()
  await boss.put(`${parts}/${ids[1]}`, { PRECIO: 99 }, { 'if-match': '1' })
  const rows = ids.map(id => ({ id, _VERSION: 1, delete: true }))
  const refused = await bulk(boss, rows)
  expectHumane(refused, [422])
  expect(refused.body.counts).toMatchObject({ delete: 2, refused: 1 })
  expect(await prices(boss)).toEqual([10, 99, 10])
  const done = await bulk(boss, rows, '?skipRefused=true')
  expect(done.body.rows).toMatchObject([{}, { outcome: 'refused', code: 'staleVersion' }, {}])
  expect(await prices(boss)).toEqual([99])
})

test('a made record that somebody has deleted meanwhile leaves nothing to undo', async () => {
  const { boss } = await threeParts()
  const done = await bulk(boss, [{ changes: { NOMBRE: 'D' } }, { changes: { NOMBRE: 'E' } }])
  const [made, other] = done.body.rows as unknown as { id: number }[]
  await boss.delete(`${parts}/${made?.id}`, { 'if-match': '1' })
  const { operations } = (await boss.get('/hanadb/api/operations')).body
  expect(operations).toMatchObject([{ id: done.body.batch, moved: 0 }])
  expect(await boss.post(`${parts}/bulk/${done.body.batch}/undo`)).toMatchObject({
    status: 200,
    body: { undone: 2 },
  })
  expect((await boss.get(`${parts}/${other?.id}`)).status).toBe(404)
})

test('changed, then deleted in one batch: put back as it was at first', async () => {
  const { boss, ids } = await threeParts()
  const batch = `?batch=${crypto.randomUUID()}`
  await bulk(boss, [{ id: ids[0], changes: { PRECIO: 20 } }, { changes: { NOMBRE: 'D' } }], batch)
  const created = (await boss.get(parts)).body.data as unknown as { ID: number }[]
  const done = await bulk(
    boss,
    [ids[0], created.at(-1)?.ID].map(id => ({ id, delete: true })),
    batch,
  )
  await boss.post(`${parts}/bulk/${done.body.batch}/undo`)
  expect(await prices(boss)).toEqual([10, 10, 10])
})

test.each([
  { id: 1, delete: false },
  { id: 1, delete: true, changes: {} },
  { delete: true },
  { match: { ID: 1 }, delete: true },
])('%j is no deletion', async row => {
  const { boss } = await threeParts()
  const refused = await bulk(boss, [row])
  expectHumane(refused, [400])
  expect(await prices(boss)).toEqual([10, 10, 10])
})

test('what moved since is left out on request, named with its reason, and the rest is restored', async () => {
  const { boss, ids } = await threeParts()
  const done = await bulk(
    boss,
    ids.map(id => ({ id, changes: { PRECIO: 20 } })),
  )
  await boss.put(`${parts}/${ids[1]}`, { PRECIO: 99 }, { 'if-match': '2' })
  const undo = `${parts}/bulk/${done.body.batch}/undo?skipRefused=true`
  expect(await boss.post(undo)).toMatchObject({
    status: 200,
    body: { undone: 2, left: 0, rows: [{ id: ids[1], title: 'B', code: 'movedSince' }] },
  })
  expect(await prices(boss)).toEqual([10, 99, 10])
  expect((await boss.post(undo)).body.code).toBe('undoRefused')
})

test('a record that was deleted since is left out under its title', async () => {
  const { boss, ids } = await threeParts()
  const done = await bulk(
    boss,
    ids.map(id => ({ id, changes: { PRECIO: 20 } })),
  )
  await boss.delete(`${parts}/${ids[1]}`, { 'if-match': '2' })
  expect(await boss.post(`${parts}/bulk/${done.body.batch}/undo?skipRefused=true`)).toMatchObject({
    status: 200,
    body: { undone: 2, rows: [{ id: ids[1], title: 'B' }] },
  })
})

test('an undo that can restore no record changes nothing', async () => {
  const { boss, ids } = await threeParts()
  const done = await bulk(boss, [{ id: ids[1], changes: { PRECIO: 20 } }])
  await boss.put(`${parts}/${ids[1]}`, { PRECIO: 99 }, { 'if-match': '2' })
  const undo = `${parts}/bulk/${done.body.batch}/undo?skipRefused=true`
  expect((await boss.post(undo)).body).toMatchObject({ code: 'undoRefused' })
  expect((await boss.post(undo)).body).toMatchObject({ code: 'undoRefused' })
})
