import { afterEach, expect, test } from 'vitest'
import { ACME, OTHER } from './aStore'
import { bulk, makers, part, parts, prices, rowsOf, usePartsStore } from './bulkCalls'
import type { Json } from './client'
import { expectHumane, expectNoFault, snapshot } from './humane'

const { server, admin, threeParts } = usePartsStore()
const outcomes = (body: Json) => rowsOf(body).map(({ outcome }) => outcome)

afterEach(() => expectNoFault(server))

test('many changes are made in one, told field by field, and stand in the history as one batch', async () => {
  const { boss, ids } = await threeParts()
  const { status, body } = await bulk(boss, [
    { id: ids[0], _VERSION: 1, changes: { PRECIO: 20 } },
    { id: ids[1], _VERSION: 1, changes: { PRECIO: 10 } },
    { changes: { NOMBRE: 'D', PRECIO: '3.50' } },
  ])
  expect(status).toBe(200)
  expect(body.counts).toEqual({ create: 1, change: 1, delete: 0, same: 1, refused: 0 })
  expect(body.rows).toMatchObject([
    { index: 0, outcome: 'change', id: ids[0], changes: { PRECIO: [10, 20] } },
    { index: 1, outcome: 'same', id: ids[1], changes: {} },
    { index: 2, outcome: 'create', changes: { NOMBRE: [null, 'D'], PRECIO: [null, 3.5] } },
  ])
  expect(await prices(boss)).toEqual([20, 10, 10, 3.5])
  const history = await boss.get(`${parts}/${ids[0]}/history`)
  expect(history.body.history).toMatchObject([{ version: 2, batch: body.batch }, { version: 1 }])
})

test('a rehearsal answers the same and writes nothing', async () => {
  const { boss, ids } = await threeParts()
  const before = await snapshot(server)
  const { status, body } = await bulk(
    boss,
    [{ id: ids[0], changes: { PRECIO: 20 } }, { changes: { NOMBRE: 'D' } }],
    '?dryRun=true',
  )
  expect([status, body.batch]).toEqual([200, null])
  expect(body.rows).toMatchObject([
    { outcome: 'change', changes: { PRECIO: [10, 20] } },
    { outcome: 'create', changes: { NOMBRE: [null, 'D'] } },
  ])
  expect(rowsOf(body)[1]).not.toHaveProperty('id')
  expect(await snapshot(server)).toBe(before)
})

test('one refused row keeps all others from being written, and every error is told', async () => {
  const { boss, ids } = await threeParts()
  const before = await snapshot(server)
  const refused = await bulk(boss, [
    { id: ids[0], changes: { PRECIO: 20 } },
    { id: ids[1], _VERSION: 7, changes: { PRECIO: 20 } },
    { id: ids[2], changes: { NOMBRE: null, PRECIO: -1 } },
    { id: 999_999, changes: { PRECIO: 1 } },
    { id: ids[0], changes: { PRECIO: 30 } },
    { changes: { NOMBRE: 'X', FABRICANTE: 'NADIE' } },
  ])
  expectHumane(refused, [422])
  expect(refused.body.counts).toEqual({ create: 0, change: 1, delete: 0, same: 0, refused: 5 })
  expect(rowsOf(refused.body).map(({ code }) => code)).toEqual([
    undefined,
    'staleVersion',
    'invalid',
    'notFound',
    'repeatedRow',
    'invalid',
  ])
  expect(rowsOf(refused.body)[1]).toMatchObject({ version: 1, id: ids[1] })
  expect(Object.keys(rowsOf(refused.body)[2]?.errors ?? {}).sort()).toEqual(['NOMBRE', 'PRECIO'])
  expect(Object.keys(rowsOf(refused.body)[5]?.errors ?? {})).toEqual(['FABRICANTE'])
  expect(await snapshot(server)).toBe(before)
})

test('the fine rows alone are written where that is asked for', async () => {
  const { boss, ids } = await threeParts()
  const { status, body } = await bulk(
    boss,
    [
      { id: ids[0], changes: { PRECIO: 20 } },
      { id: ids[1], changes: { PRECIO: -5 } },
      { changes: { NOMBRE: 'D', PRECIO: 4 } },
    ],
    '?skipRefused=true',
  )
  expect([status, outcomes(body)]).toEqual([200, ['change', 'refused', 'create']])
  expect(await prices(boss)).toEqual([20, 10, 10, 4])
})

test('two rows that would be one are found before anything is written', async () => {
  const boss = await admin()
  await boss.post(makers, { CODIGO: 'SAM', NOMBRE: 'Samsung' })
  const rows = [
    { changes: { CODIGO: 'XIA', NOMBRE: 'Xiaomi' } },
    { changes: { CODIGO: 'XIA', NOMBRE: 'Otro' } },
    { changes: { CODIGO: 'XI2', NOMBRE: 'XIAOMI' } },
    { changes: { CODIGO: 'S2', NOMBRE: 'samsung' } },
  ]
  const { body } = await bulk(boss, rows, `${makers}/bulk?dryRun=true`)
  expect(outcomes(body)).toEqual(['create', 'refused', 'refused', 'refused'])
  expect(rowsOf(body).map(({ errors }) => Object.keys(errors ?? {}))).toEqual([
    [],
    ['CODIGO'],
    ['NOMBRE'],
    ['NOMBRE'],
  ])
})

test('rows are matched by what names one record, and made where nothing matches', async () => {
  const boss = await admin()
  await boss.post(makers, { CODIGO: 'SAM', NOMBRE: 'Samsung' })
  const rows = [
    { match: { NOMBRE: 'SAMSUNG' }, changes: { NOMBRE: 'Samsung Electronics' } },
    { match: { CODIGO: 'XIA' }, changes: { NOMBRE: 'Xiaomi' }, create: true },
    { match: { CODIGO: 'NO' }, changes: { NOMBRE: 'Nadie' } },
    { match: { CODIGO: 'XIA' }, changes: { NOMBRE: 'Xiaomi 2' }, create: true },
    { match: { CODIGO: null }, changes: { NOMBRE: 'Nadie' } },
  ]
  const { body } = await bulk(boss, rows, `${makers}/bulk?skipRefused=true`)
  expect(outcomes(body)).toEqual(['change', 'create', 'refused', 'refused', 'refused'])
  const list = await boss.get(makers)
  expect(list.body.data).toMatchObject([
    { CODIGO: 'SAM', NOMBRE: 'Samsung Electronics' },
    { CODIGO: 'XIA', NOMBRE: 'Xiaomi' },
  ])
})

test('a field that names many matches nothing, nor does one that may not be read', async () => {
  const { boss } = await threeParts()
  const seller = await server.as('7', { EMPRESA: ACME })
  const byType = await bulk(
    boss,
    [{ match: { TIPO: 'A' }, changes: { PRECIO: 1 } }],
    '?dryRun=true',
  )
  expect(rowsOf(byType.body)[0]?.errors).toHaveProperty('TIPO')
  const byCost = await bulk(seller, [{ match: { COSTO: 1 }, changes: {} }], '?dryRun=true')
  expect(rowsOf(byCost.body)[0]?.errors).toHaveProperty('COSTO')
})

test('the rules of one change are the rules of many', async () => {
  const { boss, ids } = await threeParts()
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const own = await part(seller, 'Suyo', { PRECIO: 5 })
  const { body } = await bulk(
    seller,
    [
      { id: own.ID, changes: { PRECIO: 6 } },
      { id: own.ID, changes: { COSTO: 6 } },
      { id: ids[0], changes: { PRECIO: 6 } },
      { changes: { NOMBRE: 'Y', NOTA: 'x' } },
    ],
    '?dryRun=true',
  )
  expect(outcomes(body)).toEqual(['change', 'refused', 'refused', 'refused'])
  expect(Object.keys(rowsOf(body)[0]?.changes ?? {})).toEqual(['PRECIO'])
  const reader = await server.as('9', { EMPRESA: ACME })
  expectHumane(await bulk(reader, [{ id: own.ID, changes: { PRECIO: 6 } }]), [403])
  const away = await bulk(boss, [{ id: ids[0], changes: { PRECIO: 6 } }])
  const there = await boss.post(`${parts}/bulk`, [{ id: ids[0], changes: { PRECIO: 7 } }], {
    'x-empresa': OTHER,
  })
  expect([away.status, there.status, rowsOf(there.body)[0]?.code]).toEqual([200, 422, 'notFound'])
})

test('the same intention sent twice is done once', async () => {
  const boss = await admin()
  const send = () =>
    boss.post(`${parts}/bulk`, [{ changes: { NOMBRE: 'D' } }], { 'idempotency-key': 'once-1234' })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
  expect(await prices(boss)).toHaveLength(1)
})

test('a password is not given in a bulk call', async () => {
  const boss = await admin()
  const person = await server.as('7')
  const rows = [{ id: person.ID, changes: { PASSWORD: 'Una-clave-larga-1' } }]
  const { body } = await bulk(boss, rows, '/hanadb/api/users/bulk?dryRun=true')
  expect(rowsOf(body)[0]?.errors).toHaveProperty('PASSWORD')
})

test('a number that was taken back in a rehearsal is never given to two', async () => {
  const boss = await admin()
  const many = Array.from({ length: 120 }, (_, at) => ({ changes: { NOMBRE: `N${at}` } }))
  await bulk(boss, [...many, { changes: {} }], '?dryRun=true')
  const { body } = await bulk(boss, [{ changes: {} }, ...many], '?skipRefused=true')
  expect(body.counts).toMatchObject({ create: 120, refused: 1 })
  expect(await part(boss, 'Uno más')).toHaveProperty('ID')
})
