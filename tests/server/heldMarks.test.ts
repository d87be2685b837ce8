import { beforeEach, expect, test } from 'vitest'
import { markState } from '../../src/domain/attendance/attendance'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer()
const path = '/hanadb/api/attendance-marks'
let seller: Client
let boss: Client

beforeEach(async () => {
  server.setNow('2026-03-02T13:31:00.000Z')
  seller = await server.as('7', { EMPRESA: ACME })
  boss = await server.as('10', { EMPRESA: ACME })
})

const mark = async (MARKED_DATE?: string, user = seller) =>
  (await user.post(path, { TIPO: 'entrada', ...(MARKED_DATE && { MARKED_DATE }) })).body
const decide = (user: Client, ID: unknown, name = 'aceptar') =>
  user.post(`${path}/${ID}/flow/${name}`, {}, { 'if-match': '1' })
const marksOf = async (user: Client) => {
  const { body } = await user.get(path)
  const { rest } = server.context.catalogue.get('attendance-marks')
  return (body[rest.envelope] as unknown as unknown[]).length
}
const read = async (user: Client) =>
  ((await user.get('/hanadb/api/account/notices?kind=flow')).body.notices as unknown as unknown[])
    .length

test('a mark by the server’s clock counts, also over a slow line', async () => {
  expect((await mark()).ESTADO).toBe(markState.counted)
  expect((await mark('2026-03-02T13:26:00.000Z')).ESTADO).toBe(markState.counted)
  expect(await read(boss)).toBe(0)
})

test('one that says it was made before is held, and human resources hear of it', async () => {
  const late = await mark('2026-03-02T12:30:00.000Z')
  expect(late).toMatchObject({
    ...{ ESTADO: markState.held, RECIBIDO: '2026-03-02T13:31:00.000Z' },
  })
  expect(await read(boss)).toBe(1)
  expect((await decide(seller, late.ID)).status).toBe(403)
  expect((await decide(boss, late.ID)).body.ESTADO).toBe(markState.accepted)
  expect(await read(seller)).toBe(1)
  expect((await decide(boss, late.ID, 'noAceptar')).status).toBe(412)
})

test('human resources set a wrong mark aside, whoever made it hears of it', async () => {
  const { ID } = await mark()
  expect((await decide(seller, ID, 'apartar')).status).toBe(403)
  expect((await decide(boss, ID, 'apartar')).body.ESTADO).toBe(markState.held)
  expect(await read(seller)).toBe(1)
})

test('users cannot accept their own marks', async () => {
  const own = await mark('2026-03-02T12:30:00.000Z', boss)
  expect((await decide(boss, own.ID)).status).toBe(422)
  const other = await server.as('10', { EMPRESA: ACME })
  expect((await decide(other, own.ID, 'noAceptar')).body.ESTADO).toBe(markState.refused)
  const claimed = { TIPO: 'entrada', ESTADO: markState.counted }
  expect((await seller.post(path, claimed)).status).toBe(422)
})

test('a second press within the minute makes no mark, of whatever kind; the next minute’s does', async () => {
  const created = await mark()
  server.setNow('2026-03-02T13:31:59.999Z')
  const again = await seller.post(path, { TIPO: 'almuerzo' }, { 'accept-language': 'es' })
  expect([again.status, again.body.errors]).toEqual([
    422,
    { MARKED_DATE: 'Ya tiene una marcación a menos de un minuto de esta' },
  ])
  expect((await mark(undefined, boss)).ESTADO).toBe(markState.counted)
  expect((await mark('2026-03-02T13:30:00.001Z')).ID).toBeUndefined()
  server.setNow('2026-03-02T13:32:00.000Z')
  expect((await mark()).ID).not.toBe(created.ID)
  expect(await marksOf(seller)).toBe(2)
})

test('a mark that is not accepted stands in the way of no other', async () => {
  const late = await mark('2026-03-02T12:30:00.000Z')
  expect((await mark('2026-03-02T12:30:20.000Z')).ID).toBeUndefined()
  await decide(boss, late.ID, 'noAceptar')
  expect((await mark('2026-03-02T12:30:20.000Z')).ESTADO).toBe(markState.held)
})

test('of many presses at once one is taken; sent again under its key it is the same mark', async () => {
  const press = (key: string) => seller.post(path, { TIPO: 'entrada' }, { 'idempotency-key': key })
  const keys = Array.from({ length: 20 }, (_, n) => `marca-${1000 + n}`)
  const answers = await Promise.all(keys.map(press))
  const won = answers.findIndex(({ status }) => status === 201)
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(422)])
  const again = await press(keys[won] ?? '')
  expect([again.status, again.body.ID]).toEqual([201, answers[won]?.body.ID])
  expect(await marksOf(seller)).toBe(1)
})
