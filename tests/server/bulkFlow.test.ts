import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client, Json } from './client'
import { expectHumane, expectNoFault, snapshot } from './humane'
import { useServer } from './useServer'

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
    GUIA: { kind: 'text' },
    MOTIVO: { kind: 'text', readOnly: true },
  },
  access: { admin: 'all', credit: 'all', salesAgent: 'read' },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: { es: 'En revisión' }, colour: 'info' },
        2: { label: { es: 'Aprobada' }, colour: 'success' },
        3: { label: { es: 'Rechazada' }, colour: 'error' },
      },
      transitions: {
        aprobar: {
          label: { es: 'Aprobar' },
          from: [1],
          to: 2,
          allow: ['credit', 'admin'],
          requiredFields: ['GUIA'],
          guards: [
            {
              rule: { MONTO: { gt: 0 } },
              message: { es: 'El monto es cero', en: 'The amount is zero' },
            },
          ],
          approval: {
            field: 'MONTO',
            tiers: [
              { max: 100, allow: ['credit', 'admin'] },
              { allow: ['credit', 'admin'], people: 2 },
            ],
          },
        },
        rechazar: {
          label: { es: 'Rechazar' },
          from: [1],
          to: 3,
          allow: ['credit', 'admin'],
          dialogFields: ['MOTIVO'],
          requiredFields: ['MOTIVO'],
        },
      },
    },
  },
})

const server = useServer({ catalogue: aCatalogue(requests) })
const path = '/hanadb/api/requests'

afterEach(() => expectNoFault(server))

const created = async (user: Client, MONTO: number, GUIA: string | null = 'G') =>
  Number((await user.post(path, { MONTO, GUIA })).body.ID)
const rowsOf = (body: Json) => body.rows as unknown as Record<string, Json>[]
const states = async (user: Client) =>
  ((await user.get(path)).body.data as unknown as Record<string, unknown>[]).map(row => row.ESTADO)

test('one transition moves many, and its question is answered once', async () => {
  const boss = await server.as('10')
  const ids = [await created(boss, 1), await created(boss, 2)]
  const rows = ids.map(id => ({ id, _VERSION: 1 }))
  const body = { rows, answers: { MOTIVO: 'Duplicada' } }
  const before = await snapshot(server)
  const tried = await boss.post(`${path}/bulk/flow/rechazar?dryRun=true`, body)
  expect(tried.body.counts).toMatchObject({ change: 2, refused: 0 })
  expect(await snapshot(server)).toBe(before)
  const done = await boss.post(`${path}/bulk/flow/rechazar`, body)
  expect(done.status).toBe(200)
  expect(rowsOf(done.body)[1]).toMatchObject({
    outcome: 'change',
    changes: { ESTADO: [1, 3], MOTIVO: [null, 'Duplicada'] },
  })
  expect(await states(boss)).toEqual([3, 3])
  const undo = await boss.post(`${path}/bulk/${done.body.batch}/undo`)
  expectHumane(undo, [409])
  expect(undo.body.code).toBe('flowNotUndone')
})

test('a transition of many in several calls is one operation', async () => {
  const boss = await server.as('10')
  const ids = [await created(boss, 1), await created(boss, 2)]
  const batch = crypto.randomUUID()
  for (const id of ids) {
    const body = { rows: [{ id, _VERSION: 1 }], answers: { MOTIVO: 'Duplicada' } }
    const moved = await boss.post(`${path}/bulk/flow/rechazar?batch=${batch}`, body)
    expect(moved.body.batch).toBe(batch)
  }
  const { operations } = (await boss.get('/hanadb/api/operations')).body
  expect(operations).toMatchObject([{ id: batch, kind: 'flow', records: 2 }])
})

test('everything that stands against each row is said, and nothing moves', async () => {
  const boss = await server.as('10')
  const [fine, poor, moved] = [
    await created(boss, 5),
    await created(boss, 0, null),
    await created(boss, 5),
  ]
  await boss.post(`${path}/${moved}/flow/aprobar`, {}, { 'if-match': '1' })
  const before = await snapshot(server)
  const rows = [fine, poor, moved, fine, 999].map(id => ({ id }))
  const refused = await boss.post(`${path}/bulk/flow/aprobar`, { rows })
  expectHumane(refused, [422])
  expect(rowsOf(refused.body).map(({ code }) => code)).toEqual([
    undefined,
    'conditionUnmet',
    'transitionNotAllowed',
    'repeatedRow',
    'notFound',
  ])
  expect(rowsOf(refused.body)[1]?.unmet).toHaveLength(2)
  expect(await snapshot(server)).toBe(before)
  const some = await boss.post(`${path}/bulk/flow/aprobar?skipRefused=true`, { rows })
  expect(some.body.counts).toMatchObject({ change: 1, refused: 4 })
  expect(await states(boss)).toEqual([2, 1, 2])
})

test('a row that waits for more people keeps this one’s yes', async () => {
  const boss = await server.as('10')
  const rows = [{ id: await created(boss, 500) }]
  const first = await boss.post(`${path}/bulk/flow/aprobar`, { rows })
  expect(rowsOf(first.body)[0]).toMatchObject({ outcome: 'same' })
  expect(rowsOf(first.body)[0]?.message).toMatch(/\w/)
  const second = await (await server.as('9')).post(`${path}/bulk/flow/aprobar`, { rows })
  expect(second.body.counts).toMatchObject({ change: 1 })
})

test('a user who may not move one record may not move many', async () => {
  const boss = await server.as('10')
  const rows = [{ id: await created(boss, 5) }]
  const agent = await server.as('7')
  const refused = await agent.post(`${path}/bulk/flow/aprobar`, { rows })
  expect([refused.status, rowsOf(refused.body)[0]?.code]).toEqual([422, 'forbiddenRoles'])
  const noUser = await server.as('31')
  expectHumane(await noUser.post(`${path}/bulk/flow/aprobar`, { rows }), [403])
})

test.each<readonly [string, string, unknown, number]>([
  ['an unknown transition', 'constructor', { rows: [] }, 404],
  ['no rows', 'aprobar', {}, 400],
  ['too many rows', 'aprobar', { rows: Array.from({ length: 501 }, (_, id) => ({ id })) }, 400],
  ['unknown words', 'aprobar', { rows: [], force: true }, 400],
  ['a strange id', 'aprobar', { rows: [{ id: ['1'] }] }, 400],
])('%s is refused in words', async (...[, name, body, status]) => {
  const boss = await server.as('10')
  expectHumane(await boss.post(`${path}/bulk/flow/${name}`, body), [status])
})
