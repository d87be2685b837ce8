import { expect, test } from 'vitest'
import { recountRollups } from '../../server/query/rollups'
import { createCatalogue } from '../../src/model/check/catalogue'
import { type AnySchema, defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA_T',
  key: 'CODIGO',
  title: 'CODIGO',
  label: { es: 'Caja | Cajas' },
  fields: {
    CODIGO: { kind: 'code' },
    ESTADO: { kind: 'status', flow: 'vida' },
    COSAS: { kind: 'computed', format: 'integer', rollup: { count: 'items', via: 'CAJA' } },
    ROTAS: {
      kind: 'computed',
      format: 'integer',
      rollup: { count: 'items', via: 'CAJA', where: { ROTA: true } },
    },
    VALOR: { kind: 'computed', rollup: { sum: 'items.PRECIO', via: 'CAJA' } },
  },
  list: { columns: ['CODIGO', 'COSAS', 'VALOR'], sort: 'COSAS desc' },
  access: { admin: 'all', credit: 'read', salesAgent: 'read' },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: { es: 'Abierta' }, colour: 'info' },
        2: { label: { es: 'Llena' }, colour: 'success' },
      },
      transitions: {
        llenar: {
          label: { es: 'Llenar' },
          from: [1],
          to: 2,
          allow: ['admin'],
          effects: [
            {
              create: 'items',
              with: { CAJA: { field: 'CODIGO' }, PRECIO: 0.1 },
            },
            { increment: 'items', match: { CAJA: { field: 'CODIGO' } }, with: { PRECIO: 1 } },
            { update: 'items', match: { CAJA: { field: 'CODIGO' } }, set: { ROTA: true } },
          ],
        },
      },
    },
  },
})

const items = defineResource({
  name: 'items',
  table: 'COSA_T',
  key: 'ID',
  title: 'ID',
  label: { es: 'Cosa | Cosas' },
  fields: {
    ID: { kind: 'id' },
    CAJA: { kind: 'reference', resource: 'boxes' },
    PRECIO: { kind: 'money', read: ['admin', 'salesAgent'] },
    ROTA: { kind: 'boolean' },
  },
  trash: true,
  access: { admin: 'all', credit: 'read', salesAgent: { read: { ROTA: false } } },
})

const catalogue = aCatalogue(boxes, items)
const server = useServer({ catalogue })
const path = '/hanadb/api/items'

async function world() {
  const boss = await server.as('10')
  for (const CODIGO of ['A', 'B']) await boss.post('/hanadb/api/boxes', { CODIGO })
  const box = async (code = 'A', user = boss) => {
    const { COSAS, ROTAS, VALOR } = (await user.get(`/hanadb/api/boxes/${code}`)).body
    return [COSAS, ROTAS, VALOR] as unknown[]
  }
  const add = async (more: object) =>
    `${path}/${(await boss.post(path, { CAJA: 'A', ...more })).body.ID}`
  return { boss, box, add }
}
const at = (version: number) => ({ 'if-match': String(version) })

test('a tally follows every row that comes, changes, moves away and goes', async () => {
  const { boss, box, add } = await world()
  expect(await box()).toEqual([0, 0, 0])
  const [one, two] = [await add({ PRECIO: 10.1 }), await add({ PRECIO: 0.2, ROTA: true })]
  expect(await box()).toEqual([2, 1, 10.3])
  await boss.put(one, { PRECIO: 20 }, at(1))
  await boss.put(two, { ROTA: false }, at(1))
  expect(await box()).toEqual([2, 0, 20.2])
  await boss.put(two, { CAJA: 'B' }, at(2))
  expect([await box(), await box('B')]).toEqual([
    [1, 0, 20],
    [1, 0, 0.2],
  ])
  await boss.delete(one, at(2))
  expect(await box()).toEqual([0, 0, 0])
  expect((await boss.post(`${one}/restore`, {}, at(3))).status).toBe(200)
  expect(await box()).toEqual([1, 0, 20])
})

test('a refused write and a move of a flow leave it right as well', async () => {
  const { boss, box, add } = await world()
  await add({ PRECIO: 5 })
  expect((await boss.post(path, { CAJA: 'A', PRECIO: -1 })).status).toBe(422)
  expect(await box()).toEqual([1, 0, 5])
  const moved = await boss.post('/hanadb/api/boxes/A/flow/llenar', {}, at(1))
  expect(moved.status).toBe(200)
  expect(await box()).toEqual([2, 2, 7.1])
})

test('it is nobody’s change: no version, no history, and no client may write it', async () => {
  const { boss, add } = await world()
  await add({})
  const { body } = await boss.get('/hanadb/api/boxes/A')
  expect(body).toMatchObject({ _VERSION: 1, COSAS: 1 })
  expect((await boss.put('/hanadb/api/boxes/A', { COSAS: 7 }, at(1))).status).toBe(422)
})

test('a list is sorted by it as by any number', async () => {
  const { boss, add } = await world()
  await add({ CAJA: 'B' })
  const sorted = await boss.get('/hanadb/api/boxes')
  expect(sorted.body.data).toMatchObject([{ CODIGO: 'B' }, { CODIGO: 'A' }])
})

test('it is told to who may read every row and what is added up', async () => {
  const { box, add } = await world()
  await add({ PRECIO: 5 })
  expect(await box('A', await server.as('9'))).toEqual([1, 1 - 1, undefined])
  expect(await box('A', await server.as('7'))).toEqual([undefined, undefined, undefined])
})

test('it can be reckoned anew over rows nobody told of', async () => {
  const { box } = await world()
  await server.insert(
    'items',
    { ID: 90, CAJA: 'A', PRECIO: 150, ROTA: true },
    { ID: 91, CAJA: 'A' },
  )
  await server.db.transaction(trx => recountRollups(trx, catalogue))
  expect(await box()).toEqual([2, 1, 1.5])
})

test.each<[object, string]>([
  [{ rollup: { count: 'nada', via: 'CAJA' } }, '.rollup.count: unknown resource "nada"'],
  [{ rollup: { count: 'items', via: 'PRECIO' } }, 'items.PRECIO does not refer to boxes'],
  [{ format: 'money', rollup: { count: 'items', via: 'CAJA' } }, "a count has format: 'integer'"],
  [{ rollup: { sum: 'items.PRECIO', via: 'CAJA' } }, 'items.PRECIO is no number that adds up'],
  [
    { rollup: { count: 'items', via: 'CAJA', where: { X: 1 } } },
    '.rollup.where: unknown field "X"',
  ],
  [
    { rollup: { count: 'items', via: 'CAJA', where: { ID: '$me.ID' } } },
    'rollup.where cannot use $me: the number is the same for everybody',
  ],
])('a tally %j stops the start', (words, problem) => {
  const COSAS = { kind: 'computed', format: 'integer', ...words }
  const wrong = { ...boxes, fields: { ...boxes.fields, COSAS } } as unknown as AnySchema
  expect(() => createCatalogue([wrong, items])).toThrow(
    /^\./.test(problem) ? `boxes.COSAS${problem}` : `boxes.COSAS: ${problem}`,
  )
})

test('a tally over a tally stops the start: a step of one would not reach the other', () => {
  const extended = (schema: AnySchema, more: object) =>
    ({ ...schema, fields: { ...schema.fields, ...more } }) as AnySchema
  const count = (name: string, by: string) => ({
    kind: 'computed',
    format: 'integer',
    rollup: { count: name, via: by },
  })
  const inside = extended(items as AnySchema, { DENTRO: count('boxes', 'EN') })
  const full = {
    kind: 'computed',
    format: 'integer',
    rollup: { sum: 'items.DENTRO', via: 'CAJA' },
  }
  const outer = extended(boxes as AnySchema, {
    EN: { kind: 'reference', resource: 'items' },
    TODO: full,
  })
  expect(() => createCatalogue([outer, inside])).toThrow(
    'boxes.TODO: rollup: items.DENTRO is a rollup itself',
  )
})
