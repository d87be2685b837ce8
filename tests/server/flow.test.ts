import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const shelves = defineResource({
  name: 'shelves',
  table: 'ESTANTE',
  key: 'ID',
  title: 'CODIGO',
  label: { es: 'Estante | Estantes' },
  fields: {
    ID: { kind: 'id' },
    CODIGO: { kind: 'code', required: true, unique: true },
    CANTIDAD: { kind: 'integer', min: 0 },
    RESERVADO: { kind: 'integer', min: 0, default: 0 },
    DISPONIBLE: {
      kind: 'computed',
      format: 'integer',
      formula: { sub: ['CANTIDAD', 'RESERVADO'] },
    },
  },
  access: { admin: 'all', credit: 'all', salesAgent: 'read' },
})

const requests = defineResource({
  name: 'requests',
  table: 'SOLICITUD',
  key: 'ID',
  title: 'ID',
  label: { es: 'Solicitud | Solicitudes' },
  fields: {
    ID: { kind: 'id' },
    ESTADO: { kind: 'status', flow: 'vida' },
    MONTO: { kind: 'money', required: true },
    PIEZAS: {
      kind: 'lines',
      fields: { CODIGO: { kind: 'code' }, CANTIDAD: { kind: 'integer', min: 1 } },
    },
    MOTIVO: { kind: 'text', readOnly: true },
    VIO: { kind: 'reference', resource: 'users', readOnly: true },
    CUANDO: { kind: 'dateTime', readOnly: true },
  },
  access: { admin: 'all', credit: 'all', salesAgent: 'all' },
  flow: {
    vida: {
      initial: [{ when: { '$me.ROLE': 'salesAgent' }, value: 1 }, { value: 2 }],
      states: {
        1: { label: { es: 'Borrador' }, colour: 'default' },
        2: { label: { es: 'En revisión' }, colour: 'info' },
        3: { label: { es: 'Aprobada' }, colour: 'success' },
        4: { label: { es: 'Rechazada' }, colour: 'error' },
      },
      transitions: {
        enviar: { label: { es: 'Enviar' }, from: [1], to: 2, allow: ['salesAgent'] },
        aprobar: {
          label: { es: 'Aprobar' },
          from: [2],
          to: 3,
          allow: ['credit', 'admin'],
          guards: [
            {
              rule: { PIEZAS: { empty: false } },
              message: { es: 'No tiene piezas', en: 'It has no parts' },
            },
            {
              rule: { MONTO: { gt: 0 } },
              message: { es: 'El monto es cero', en: 'The amount is zero' },
            },
          ],
          effects: [
            { set: { VIO: '$me.ID', CUANDO: '$now' } },
            {
              increment: 'shelves',
              each: 'PIEZAS',
              match: { CODIGO: { field: 'PIEZAS.CODIGO' } },
              with: { RESERVADO: { field: 'PIEZAS.CANTIDAD' } },
              min: { DISPONIBLE: 0 },
            },
            { notify: ['salesAgent'], text: { es: 'Aprobada' } },
            { call: 'sap.reserva' },
          ],
          approval: {
            field: 'MONTO',
            tiers: [
              { max: 100, allow: ['credit', 'admin'] },
              { max: 5000, allow: ['credit', 'admin'], people: 2 },
              { allow: ['admin'] },
            ],
          },
        },
        gastar: {
          ...{ label: { es: 'Gastar' }, from: [2], to: 4, allow: ['admin'] },
          effects: [{ increment: 'shelves', match: { CODIGO: 'A1' }, with: { CANTIDAD: -7 } }],
        },
        rechazar: {
          label: { es: 'Rechazar' },
          from: [2],
          to: 4,
          allow: ['credit', 'admin'],
          dialogFields: ['MOTIVO'],
          requiredFields: ['MOTIVO'],
          effects: [
            {
              update: 'shelves',
              each: 'PIEZAS',
              match: { CODIGO: { field: 'PIEZAS.CODIGO' } },
              set: { CANTIDAD: { field: 'PIEZAS.CANTIDAD' } },
            },
          ],
        },
      },
    },
  },
})

const server = useServer({ catalogue: aCatalogue(shelves, requests) })

async function world(CANTIDAD = 10) {
  const boss = await server.as('10')
  await boss.post('/hanadb/api/shelves', { CODIGO: 'A1', CANTIDAD })
  const created = await boss.post('/hanadb/api/requests', {
    MONTO: 50,
    PIEZAS: [
      { CODIGO: 'A1', CANTIDAD: 4 },
      { CODIGO: 'A1', CANTIDAD: 3 },
    ],
  })
  return { boss, path: `/hanadb/api/requests/${created.body.ID}`, created }
}
const first = { 'if-match': '1' }
const shelf = async (boss: Awaited<ReturnType<typeof world>>['boss']) =>
  ((await boss.get('/hanadb/api/shelves')).body.data as unknown as Record<string, number>[])[0]

test('a record begins where its flow says for the person who makes it', async () => {
  const { created } = await world()
  expect(created.body).toMatchObject({ ESTADO: 2, _can: { flow: { aprobar: [], rechazar: [] } } })
  const agent = await server.as('7')
  const own = await agent.post('/hanadb/api/requests', { MONTO: 1 })
  expect(own.body).toMatchObject({ ESTADO: 1, _can: { flow: { enviar: [] } } })
})

test('a move sets, reserves, notifies and leaves its call, all in one', async () => {
  const { boss, path } = await world()
  const agent = await server.as('7')
  const moved = await boss.post(`${path}/flow/aprobar`, {}, first)
  expect(moved.status).toBe(200)
  expect(moved.body).toMatchObject({ ESTADO: 3, VIO: boss.ID, _VERSION: 2, _can: { flow: {} } })
  expect(await shelf(boss)).toMatchObject({ RESERVADO: 7, DISPONIBLE: 3, _VERSION: 2 })
  const outbox = await server.db.read.selectFrom('_OUTBOX').selectAll().execute()
  expect(outbox).toMatchObject([{ SYSTEM: 'sap', CALL: 'reserva', STATE: 'waiting' }])
  const notices = await server.db.read.selectFrom('_NOTICE').selectAll().execute()
  expect(notices).toMatchObject([{ USER_ID: agent.ID, RESOURCE: 'requests' }])
  const history = await server.db.read
    .selectFrom('_HISTORY')
    .selectAll()
    .where('ACTION', '=', 'aprobar')
    .execute()
  expect(history).toHaveLength(1)
})

test('an effect that would go below its floor changes nothing at all', async () => {
  const { boss, path } = await world(6)
  const refused = await boss.post(`${path}/flow/aprobar`, {}, first)
  expect(refused.status).toBe(422)
  expect(refused.body.code).toBe('belowFloor')
  expect((await boss.get(path)).body).toMatchObject({ ESTADO: 2, VIO: null, _VERSION: 1 })
  expect(await shelf(boss)).toMatchObject({ RESERVADO: 0, _VERSION: 1 })
  expect(await server.db.read.selectFrom('_OUTBOX').selectAll().execute()).toEqual([])
})

test('without a limit of its own an effect keeps to that of the field', async () => {
  const { boss, path } = await world(6)
  const refused = await boss.post(`${path}/flow/gastar`, {}, first)
  expect([refused.status, refused.body.code]).toEqual([422, 'belowFloor'])
  expect(await shelf(boss)).toMatchObject({ CANTIDAD: 6, _VERSION: 1 })
})

test('everything unmet is told at once, in words of the reader', async () => {
  const boss = await server.as('10')
  const { body } = await boss.post('/hanadb/api/requests', { MONTO: 0 })
  const path = `/hanadb/api/requests/${body.ID}`
  const es = { ...first, 'accept-language': 'es' }
  const refused = await boss.post(`${path}/flow/aprobar`, {}, es)
  expect(refused.status).toBe(422)
  expect(refused.body.unmet).toEqual(['No tiene piezas', 'El monto es cero'])
  const shown = await boss.get(path, { 'accept-language': 'en' })
  expect(shown.body._can?.flow?.aprobar).toEqual(['It has no parts', 'The amount is zero'])
})

test('dialog answers are checked at their fields, and other fields are refused', async () => {
  const { boss, path } = await world()
  const without = await boss.post(`${path}/flow/rechazar`, {}, first)
  expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['MOTIVO']])
  const more = await boss.post(`${path}/flow/rechazar`, { MOTIVO: 'x', MONTO: 1 }, first)
  expect([more.status, Object.keys(more.body.errors ?? {})]).toEqual([422, ['MONTO']])
  const moved = await boss.post(`${path}/flow/rechazar`, { MOTIVO: 'caro' }, first)
  expect(moved.body).toMatchObject({ ESTADO: 4, MOTIVO: 'caro' })
  // its update of a shelf, for each of the two pieces
  expect(await shelf(boss)).toMatchObject({ CANTIDAD: 3, _VERSION: 3 })
})

test('each state, role and move answers as the flow says', async () => {
  const { boss, path } = await world()
  const agent = await server.as('7')
  expect((await agent.post(`${path}/flow/aprobar`, {}, first)).status).toBe(403)
  expect((await agent.post(`${path}/flow/enviar`, {}, first)).status).toBe(409)
  expect((await agent.post(`${path}/flow/volar`, {}, first)).status).toBe(404)
  expect((await boss.post(`${path}/flow/aprobar`, {})).status).toBe(428)
  expect((await boss.post(`${path}/flow/aprobar`, {}, { 'if-match': '9' })).status).toBe(412)
  expect((await boss.put(path, { ESTADO: 3 }, first)).status).toBe(422)
})

test('a large amount takes two different people, and a changed amount asks both again', async () => {
  const { boss } = await world()
  const { body } = await boss.post('/hanadb/api/requests', {
    MONTO: 500,
    PIEZAS: [{ CODIGO: 'A1', CANTIDAD: 1 }],
  })
  const path = `/hanadb/api/requests/${body.ID}`
  const approve = (user: typeof boss, version: number) =>
    user.post(`${path}/flow/aprobar`, {}, { 'if-match': String(version) })
  expect((await approve(boss, 1)).body).toMatchObject({ ESTADO: 2, _VERSION: 1 })
  expect((await approve(boss, 1)).body).toMatchObject({ ESTADO: 2 })
  const other = await server.as('9')
  await boss.put(path, { MONTO: 600 }, first)
  expect((await approve(other, 2)).body).toMatchObject({ ESTADO: 2 })
  expect((await approve(boss, 2)).body).toMatchObject({ ESTADO: 3 })
})

test('who may not approve the amount is told before, with the roles that may', async () => {
  const { boss } = await world()
  const { body } = await boss.post('/hanadb/api/requests', {
    MONTO: 9000,
    PIEZAS: [{ CODIGO: 'A1', CANTIDAD: 1 }],
  })
  const path = `/hanadb/api/requests/${body.ID}`
  const credit = await server.as('9')
  const reasonsOf = async (user: typeof boss) =>
    (await user.get(path, { 'accept-language': 'en' })).body._can?.flow?.aprobar
  expect(await reasonsOf(credit)).toEqual(['This action requires role Administrator'])
  expect(await reasonsOf(boss)).toEqual([])
  expect((await credit.post(`${path}/flow/aprobar`, {}, first)).status).toBe(403)
})
