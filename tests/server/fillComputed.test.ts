import { expect, test } from 'vitest'
import { fillComputedFields } from '../../server/flow/recount'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const parcels = defineResource({
  name: 'parcels',
  table: 'BULTO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Bulto | Bultos',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    SEGURO: { kind: 'money' },
    COSAS: { kind: 'lines', fields: { PRECIO: { kind: 'money' } } },
    VALOR: { kind: 'computed', formula: { sum: 'COSAS.PRECIO' } },
    TOTAL: { kind: 'computed', formula: { add: ['VALOR', 'SEGURO'] } },
    CLASE: {
      kind: 'choice',
      options: { A: 'Valiosa', B: 'Otra' },
      derive: [{ when: { TOTAL: { gte: 15 } }, value: 'A' }, { value: 'B' }],
    },
    FRAGIL: {
      kind: 'computed',
      formula: { mul: ['SEGURO', 2] },
      visibleWhen: { NOMBRE: 'Vidrio' },
    },
  },
  list: { columns: ['NOMBRE', 'TOTAL'] },
  access: { admin: 'all' },
})
/** Its list is required and asks nothing of a row. */
const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caja | Cajas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    COSAS: { kind: 'lines', required: true, fields: { NOTA: { kind: 'text' } } },
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(parcels, boxes) })
const path = '/hanadb/api/parcels'

test('a record made without rows adds them up to 0, as its next save does', async () => {
  const boss = await server.as('10')
  const { body } = await boss.post(path, { NOMBRE: 'Caja' })
  expect(body).toMatchObject({ VALOR: 0, TOTAL: 0 })
})

test('a new number is there in old records from the first start, and one that stands is not touched', async () => {
  const boss = await server.as('10')
  const created = { NOMBRE: 'Caja', SEGURO: 5, COSAS: [{ PRECIO: 10 }, { PRECIO: 2.5 }] }
  const old = await boss.post(path, created)
  const stored = await boss.post(path, created)
  const glass = await boss.post(path, { NOMBRE: 'Vidrio', SEGURO: 4 })
  const write = (ID: unknown, values: object) =>
    server.db.write
      .updateTable('BULTO')
      .set(values)
      .where('ID', '=', ID as number)
      .execute()
  await write(old.body.ID, { VALOR: null, TOTAL: null, CLASE: null })
  await write(stored.body.ID, { VALOR: null, TOTAL: 9900 })
  await write(glass.body.ID, { VALOR: null, FRAGIL: null })
  const start = () => fillComputedFields(server.db, server.context.catalogue)
  expect([await start(), await start()]).toEqual([true, false])
  const seen = async (id: unknown) => (await boss.get(`${path}/${id}`)).body
  expect(await seen(old.body.ID)).toMatchObject({
    VALOR: 12.5,
    TOTAL: 17.5,
    CLASE: 'A',
    _VERSION: 1,
  })
  expect(await seen(stored.body.ID)).toMatchObject({ VALOR: 12.5, TOTAL: 99, FRAGIL: null })
  expect(await seen(glass.body.ID)).toMatchObject({ VALOR: 0, FRAGIL: 8 })
})

test('a record without its required list is refused there, and not at a row that nobody sent', async () => {
  const boss = await server.as('10')
  const { status, body } = await boss.post('/hanadb/api/boxes', { NOMBRE: 'Caja' })
  expect(status).toBe(422)
  expect(Object.keys(Object(body.errors))).toEqual(['COSAS'])
})
