import { beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const products = defineResource({
  name: 'products',
  table: 'PRODUCTO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Producto | Productos',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    COSTO: { kind: 'money', read: ['admin', 'salesAgent'] },
    MARGEN: { kind: 'money', read: ['admin'] },
  },
  list: { columns: ['ID', 'NOMBRE'] },
  access: { admin: 'all', salesAgent: { read: { NOMBRE: { ne: 'Oculto' } } }, credit: 'read' },
})
const prices = defineResource({
  name: 'prices',
  table: 'PRECIO',
  key: 'ID',
  title: 'ID',
  label: 'Precio | Precios',
  fields: {
    ID: { kind: 'id' },
    PRODUCTO: { kind: 'reference', resource: 'products' },
    PRECIO: { kind: 'money' },
    NUEVO: { kind: 'money', read: ['admin'] },
    UNIDADES: { kind: 'integer' },
    DESDE: { kind: 'date' },
    HASTA: { kind: 'date' },
    CREADO: { kind: 'dateTime' },
  },
  list: { columns: ['ID', 'PRECIO'] },
  access: { admin: 'all', salesAgent: 'read', credit: 'read' },
})
const server = useServer({ catalogue: aCatalogue(products, prices) })

beforeEach(async () => {
  await server.insert(
    'products',
    { ID: 1, NOMBRE: 'Nova', COSTO: 80_00, MARGEN: 1_00 },
    { ID: 2, NOMBRE: 'Oculto', COSTO: 200_00, MARGEN: 1_00 },
  )
  await server.insert(
    'prices',
    { ID: 1, PRODUCTO: 1, PRECIO: 70_00, NUEVO: 60_00, UNIDADES: 71 },
    { ID: 2, PRODUCTO: 1, PRECIO: 90_00, NUEVO: 95_00, UNIDADES: 90, DESDE: '2026-03-01' },
    { ID: 3, PRODUCTO: 2, PRECIO: 90_00, DESDE: '2026-03-02', HASTA: '2026-03-01' },
    { ID: 4, PRODUCTO: null, PRECIO: 10_00, DESDE: '2026-03-01', HASTA: '2026-03-05' },
  )
})

const ask = (user: Client, filter: unknown) =>
  user.get(`/hanadb/api/prices?filter=${encodeURIComponent(JSON.stringify(filter))}`)

const than = (name: string, op: string, field: string) => ({ [name]: { [op]: { field } } })
const belowCost = than('PRECIO', 'lt', 'PRODUCTO.COSTO')

async function found(user: Client, filter: unknown): Promise<number[]> {
  const { status, body } = await ask(user, filter)
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined })
  return (body.data as unknown as { ID: number }[]).map(({ ID }) => ID)
}

test.each<[string, object, number[]]>([
  ['a lower amount', than('NUEVO', 'lt', 'PRECIO'), [1]],
  ['an amount and a number', than('UNIDADES', 'gt', 'PRECIO'), [1]],
  ['equal ones', than('UNIDADES', 'eq', 'PRECIO'), [2]],
  ['a later day', than('HASTA', 'gte', 'DESDE'), [4]],
  ['a field behind a reference', belowCost, [1, 3]],
  ['another bound beside it', { PRECIO: { lt: { field: 'PRODUCTO.COSTO' }, gt: 75 } }, [3]],
  ['the opposite, also without a value', { not: belowCost }, [2, 4]],
])('two fields of a record are compared: %s', async (_name, filter, ids) => {
  expect(await found(await server.as('10'), filter)).toEqual(ids)
})

test('a record that a person may not read has no value to compare with', async () => {
  const agent = await server.as('7')
  expect(await found(agent, belowCost)).toEqual([1])
  expect(await found(agent, { not: belowCost })).toEqual([2, 3, 4])
})

test.each<[string, object, string, string]>([
  ['7', than('PRECIO', 'gt', 'NUEVO'), 'unknownFilter', 'NUEVO'],
  ['7', than('NUEVO', 'gt', 'PRECIO'), 'unknownFilter', 'NUEVO'],
  ['7', than('PRECIO', 'gt', 'PRODUCTO.MARGEN'), 'unknownFilter', 'PRODUCTO.MARGEN'],
  ['9', { not: belowCost }, 'unknownFilter', 'PRODUCTO.COSTO'],
  ['10', than('PRODUCTO.COSTO', 'gt', 'PRECIO'), 'badFilterValue', 'PRODUCTO.COSTO'],
  ['10', than('PRECIO', 'ne', 'NUEVO'), 'badFilterValue', 'PRECIO'],
  ['10', than('PRECIO', 'gt', 'PRECIO'), 'badFilterValue', 'PRECIO'],
  ['10', than('PRECIO', 'gt', 'DESDE'), 'badFilterValue', 'PRECIO'],
  ['10', than('DESDE', 'gt', 'CREADO'), 'badFilterValue', 'DESDE'],
  ['10', { PRECIO: { gt: { field: { x: 1 } } } }, 'badFilterValue', 'PRECIO'],
  ['10', { PRECIO: { gt: { value: 1 } } }, 'badFilterValue', 'PRECIO'],
])('role %s: %j answers %s', async (...row) => {
  const [role, filter, code, name] = row
  const { status, body } = await ask(await server.as(role as '10'), filter)
  expect({ status, code: body.code }).toEqual({ status: 400, code })
  expect(body.message).toContain(name)
})
