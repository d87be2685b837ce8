import { beforeEach, expect, test } from 'vitest'
import { markState } from '../../src/domain/attendance'
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

const mark = async (MARKED_DATE?: string, who = seller) =>
  (await who.post(path, { TIPO: 'entrada', ...(MARKED_DATE && { MARKED_DATE }) })).body
const decide = (who: Client, ID: unknown, name = 'aceptar') =>
  who.post(`${path}/${ID}/flow/${name}`, {}, { 'if-match': '1' })
const told = async (who: Client) =>
  ((await who.get('/hanadb/api/account/notices?kind=flow')).body.notices as unknown as unknown[])
    .length

test('a mark by the server’s clock counts, also over a slow line', async () => {
  expect((await mark()).ESTADO).toBe(markState.counted)
  expect((await mark('2026-03-02T13:26:00.000Z')).ESTADO).toBe(markState.counted)
  expect(await told(boss)).toBe(0)
})

test('one that says it was made before is held, and human resources hear of it', async () => {
  const late = await mark('2026-03-02T12:30:00.000Z')
  expect(late).toMatchObject({
    ...{ ESTADO: markState.held, RECIBIDO: '2026-03-02T13:31:00.000Z' },
  })
  expect(await told(boss)).toBe(1)
  expect((await decide(seller, late.ID)).status).toBe(403)
  expect((await decide(boss, late.ID)).body.ESTADO).toBe(markState.accepted)
  expect(await told(seller)).toBe(1)
  expect((await decide(boss, late.ID, 'noAceptar')).status).toBe(412)
})

test('human resources set a wrong mark aside, whoever made it hears of it', async () => {
  const { ID } = await mark()
  expect((await decide(seller, ID, 'apartar')).status).toBe(403)
  expect((await decide(boss, ID, 'apartar')).body.ESTADO).toBe(markState.held)
  expect(await told(seller)).toBe(1)
})

test('nobody accepts their own, or says themselves that it counts', async () => {
  const own = await mark('2026-03-02T12:30:00.000Z', boss)
  expect((await decide(boss, own.ID)).status).toBe(422)
  const other = await server.as('10', { EMPRESA: ACME })
  expect((await decide(other, own.ID, 'noAceptar')).body.ESTADO).toBe(markState.refused)
  const claimed = { TIPO: 'entrada', ESTADO: markState.counted }
  expect((await seller.post(path, claimed)).status).toBe(422)
})
