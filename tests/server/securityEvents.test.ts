import { expect, test } from 'vitest'
import { securityRecorder } from '../../server/areas/security/securityRecorder'
import { readConfig } from '../../server/base/config'
import { distributor } from '../../server/business'
import { purgeTrash } from '../../server/trash/purge'
import { securityEvents } from '../../src/schemas/securityEvents'
import { aCatalogue } from './aCatalogue'
import type { Client, Json } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer({ catalogue: aCatalogue(securityEvents) })
const path = '/hanadb/api/security-events'
const login = (email: string, password: string) =>
  server.anyone.post('/hanadb/api/account/login', { email, password })
const here = { EMPRESA: ACME, EMPRESAS: [ACME] }

async function readStored(user: Client, query = '?sort=["ID","ASC"]') {
  await server.keepSecurity()
  const { status, body } = await user.get(`${path}${query}`)
  expect(status).toBe(200)
  return body.data as unknown as Json[]
}

test('sign-ins are kept, what repeats within a minute as one row with its count', async () => {
  server.setNow('2026-11-05T15:00:10.000Z')
  const group = await server.as('groupAdmin')
  const ana = await server.as('7', { EMAIL: 'ana@demo.test', ...here })
  await login('ana@demo.test', 'secret-1')
  for (let n = 0; n < 3; n++) await login('ana@demo.test', 'typed-wrong')
  await readStored(group)
  server.setNow('2026-11-05T15:00:40.000Z')
  for (let n = 0; n < 3; n++) await login('ana@demo.test', 'typed-wrong')
  server.setNow('2026-11-05T15:01:05.000Z')
  await login('ana@demo.test', 'typed-wrong')
  const of = { PERSONA: String(ana.ID), EMPRESA: ACME, DIRECCION_IP: '127.0.0.1' }
  expect(await readStored(group)).toMatchObject([
    { ...of, SUCESO: 'signIn', VECES: 1 },
    {
      ...of,
      ...{ SUCESO: 'signInFailed', MOTIVO: 'badCredentials', VECES: 5 },
      ...{ FECHA: '2026-11-05T15:00:10.000Z', HASTA: '2026-11-05T15:00:40.000Z' },
    },
    { ...of, SUCESO: 'signInBlocked', MOTIVO: 'tooMany', VECES: 1 },
    { ...of, SUCESO: 'signInBlocked', FECHA: '2026-11-05T15:01:05.000Z' },
  ])
})

test('administrators see what their companies’ accounts did, the group’s see everything', async () => {
  const group = await server.as('groupAdmin')
  const admin = await server.as('10', here)
  await server.as('7', { EMAIL: 'ana@demo.test', ...here })
  await server.as('7', { EMAIL: 'eva@demo.test', EMPRESA: OTHER })
  await server.as('7', { EMAIL: 'leo@demo.test', EMPRESAS: [ACME] })
  for (const name of ['ana', 'eva', 'leo', 'nobody']) await login(`${name}@demo.test`, 'wrong')
  const companies = async (user: Client) => (await readStored(user)).map(({ EMPRESA }) => EMPRESA)
  expect(await companies(group)).toEqual([ACME, OTHER, ACME, null])
  expect(await companies(admin)).toEqual([ACME, ACME])
})

test('other roles cannot read security events, and no role writes them', async () => {
  const group = await server.as('groupAdmin', here)
  const seller = await server.as('7', { EMAIL: 'ana@demo.test', ...here })
  await login('ana@demo.test', 'wrong')
  const [row] = await readStored(group)
  const one = `${path}/${row?.ID}`
  const answers = [
    await seller.get(path),
    await seller.get(one),
    await group.post(path, { VECES: 1 }),
    await group.put(one, { VECES: 1 }, { 'if-match': '1' }),
    await group.delete(one, { 'if-match': '1' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect(await readStored(group, `?filter={"SUCESO":"signInFailed"}`)).toHaveLength(1)
})

test('a flood from many addresses adds a bounded number of rows, and is counted whole', async () => {
  server.setNow('2026-11-05T15:00:10.000Z')
  for (let n = 0; n < 5000; n++) {
    const details = { address: `10.${n >> 8}.${n & 255}.1`, code: 'badCredentials' }
    server.context.log.security('signInFailed', details, `p${n}@demo.test`)
    if (n % 500 === 0) await server.keepSecurity()
  }
  await server.keepSecurity()
  const { table } = server.context.catalogue.get('security-events')
  const rows = await server.db.read
    .selectFrom(table)
    .select(['VECES', 'DIRECCION_IP'])
    .orderBy('VECES', 'desc')
    .execute()
  expect(rows).toHaveLength(101)
  expect(rows[0]).toEqual({ VECES: 4900, DIRECCION_IP: null })
})

test('who goes on asking beyond the limit of an open route is told as refused', async () => {
  const group = await server.as('groupAdmin')
  for (let n = 0; n < 102; n++) await server.anyone.post('/hanadb/api/account/login', '{')
  expect(await readStored(group)).toMatchObject([
    { SUCESO: 'refused', MOTIVO: 'tooMany', RECURSO: 'POST /hanadb/api/account/login', VECES: 2 },
  ])
})

test('the reason is found, and exported in the reader’s words', async () => {
  const group = await server.as('groupAdmin', here)
  await server.as('7', { EMAIL: 'ana@demo.test', ...here })
  for (let n = 0; n < 6; n++) await login('ana@demo.test', 'typed-wrong')
  const found = await readStored(group, '?filter={"MOTIVO":"tooMany"}')
  expect(found).toMatchObject([{ SUCESO: 'signInBlocked', MOTIVO: 'tooMany' }])
  const request = { format: 'csv', columns: ['SUCESO', 'MOTIVO'] }
  const spanish = { 'accept-language': 'es' }
  const { body } = await group.post(`${path}/export`, request, spanish)
  const file = await group.get(String(body.url), spanish)
  expect(String(file.body.text)).toContain('Inicio de sesión bloqueado;Demasiados intentos')
  await server.keepSecurity()
})

test('where the log cannot be kept a sign-in works, and its event is kept later', async () => {
  const { context } = server
  let isAway = true
  const transaction: typeof context.db.transaction = work =>
    isAway ? Promise.reject(new Error('away')) : context.db.transaction(work)
  const { record, flush } = securityRecorder({ ...context, db: { ...context.db, transaction } })
  record('signIn', { address: '10.0.0.1' })
  await expect(flush()).rejects.toThrow('away')
  record('signIn', { address: '10.0.0.1' })
  isAway = false
  await flush()
  const group = await server.as('groupAdmin')
  expect(await readStored(group)).toMatchObject([{ SUCESO: 'signIn', VECES: 2 }])
})

test('an account that somebody makes for themselves is told, and what is tried beyond the limits', async () => {
  const group = await server.as('groupAdmin')
  const register = (n: number) =>
    server.anyone.post('/hanadb/api/account/register', {
      ...{ EMAIL: `nueva${n}@demo.test`, PASSWORD: 'gato verde 47 mesa', DISPLAYNAME: 'Nueva' },
    })
  for (let n = 0; n < 21; n++) await register(n)
  const answer = await readStored(group)
  expect(answer.filter(({ SUCESO }) => String(SUCESO) === 'registered')).toHaveLength(20)
  expect(answer.at(-1)).toMatchObject({ SUCESO: 'registerBlocked', DIRECCION_IP: '127.0.0.1' })
})

test('a refusal keeps its address without what may be an identity number', async () => {
  const group = await server.as('groupAdmin', here)
  const seller = await server.as('7', here)
  await seller.delete(`/hanadb/api/companies/${OTHER}`, { 'if-match': '1' })
  expect(await readStored(group)).toMatchObject([
    { SUCESO: 'refused', USUARIO: String(seller.ID), RECURSO: 'DELETE /hanadb/api/companies/…' },
  ])
  expect(JSON.stringify(server.logged)).not.toContain(OTHER)
})

test('changes of rights, exports and views as somebody are kept, without what was typed', async () => {
  const group = await server.as('groupAdmin', here)
  const seller = await server.as('7', here)
  const PASSWORD = 'gato verde 47 mesa'
  const changes = { ROLE: '9', PASSWORD }
  await group.put(`/hanadb/api/users/${seller.ID}`, changes, { 'if-match': '1' })
  await server.runOutbox()
  const request = { format: 'csv', columns: ['DISPLAYNAME'] }
  const { body } = await group.post('/hanadb/api/users/export', request)
  await group.get(String(body.url))
  for (let n = 0; n < 3; n++) await group.get('/hanadb/api/users', { 'x-view-as': 'role:7' })
  const rows = await readStored(group)
  const by = { USUARIO: String(group.ID) }
  expect(rows).toMatchObject([
    {
      ...{ ...by, SUCESO: 'accountChanged', PERSONA: String(seller.ID) },
      DETALLE: 'update · PASSWORD, ROLE · 7 → 9',
    },
    { ...by, SUCESO: 'exported', RECURSO: 'Usuarios · CSV', DETALLE: 'DISPLAYNAME' },
    { ...by, SUCESO: 'viewAs', COMO: 'role:7', VECES: 3 },
  ])
  expect(JSON.stringify([rows, server.logged])).not.toMatch(/gato verde|eyJ|secret/)
})

test('an account that stands in the log can be deleted, and stays told by its name', async () => {
  const group = await server.as('groupAdmin', here)
  const ana = await server.as('7', { EMAIL: 'ana@demo.test', DISPLAYNAME: 'Ana Paz', ...here })
  await login('ana@demo.test', 'wrong')
  await server.keepSecurity()
  const { status } = await group.delete(`/hanadb/api/users/${ana.ID}`, { 'if-match': '1' })
  expect(status).toBe(200)
  expect(await readStored(group, '?filter={"q":"Ana Paz"}')).toMatchObject([
    { NOMBRE_PERSONA: 'Ana Paz' },
  ])
})

test('after a year an event is gone, or after the days that configuration says', async () => {
  server.setNow('2025-11-01T15:00:00.000Z')
  await login('nobody@demo.test', 'wrong')
  await server.keepSecurity()
  server.setNow('2026-10-30T15:00:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({})
  server.setNow('2026-11-02T15:00:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({ 'security-events': 1 })

  const lasts = distributor().retention?.(readConfig({ SECURITY_LOG_DAYS: '30' })) ?? {}
  const purging = { ...server.context, lasts }
  await login('nobody@demo.test', 'wrong')
  await server.keepSecurity()
  server.setNow('2026-12-01T15:00:00.000Z')
  expect(await purgeTrash(purging)).toEqual({})
  server.setNow('2026-12-03T15:00:00.000Z')
  expect(await purgeTrash(purging)).toEqual({ 'security-events': 1 })
})
