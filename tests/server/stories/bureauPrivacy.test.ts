import { expect, test } from 'vitest'
import { bureauCalls } from '../../../server/adapters/bureau/bureauCalls'
import type { RoleCode } from '../../../src/domain/accounts/roles'
import { roles } from '../../../src/domain/accounts/roles'
import type { Client } from '../client'
import { anApplication } from './anApplication'
import { following, useShop } from './useShop'

const { server, open, file } = useShop()
const path = '/hanadb/api/bureau-queries'

/** Unique numbers: finding one reveals the person's secrets. */
const cedula = '1723456784'
const secrets = { score: '617', debt: '98765.43', late: '6173', reference: 'EQ-SECRETO-77' }
const found = (text: string) =>
  [cedula, secrets.debt, secrets.reference].filter(secret => text.includes(secret))

/** An application of another agent, with its authorisation signed and answered. */
async function answered() {
  const shop = await open()
  const { credit } = shop
  await shop.join('agent', '7')
  const agent = shop.people.agent as Client
  const application = await anApplication(
    { ...shop, seller: agent },
    { CEDULA_REPRESENTANTE: cedula, RUC: `${cedula}001` },
  )
  const { body } = await credit.post(path, { ID_EMPRESA: application.body.ID_EMPRESA })
  const query = following(`${path}/${body.ID_CONSULTA}`, body)
  await query.move(credit, 'firmar', { FIRMA: await file(credit, 'bureau-queries', 'FIRMA') })
  await query.move(credit, 'consultar')
  const answers = [
    async () => Promise.reject(new Error('no route to Equifax')),
    async () => ({ encontrado: true, puntaje: 'x', nombre: cedula }),
    async () => ({
      ...{ encontrado: true, puntaje: Number(secrets.score), operaciones: 2 },
      ...{ deudaTotal: Number(secrets.debt), deudaVencida: 0, diasMora: Number(secrets.late) },
      referencia: secrets.reference,
    }),
  ]
  const bureau = { simulated: false, query: async () => answers.shift()?.() }
  const handlers = bureauCalls({
    bureau,
    findStored: async () => undefined,
    clock: server.context.clock,
  })
  for (const _ of [1, 2, 3]) {
    await server.runOutbox(handlers)
    const calls = (await credit.get(`${query.path}/calls`)).body.calls as unknown as {
      id: number
    }[]
    await credit.post(`${query.path}/calls/${calls[0]?.id}/retry`)
  }
  expect((await credit.get(query.path)).body).toMatchObject({
    ...{ CEDULA: cedula, PUNTAJE: Number(secrets.score), REFERENCIA_BURO: secrets.reference },
  })
  return { shop, query, application, agent }
}

const others = roles.filter(role => role !== '10' && role !== '9')

test('nobody but credit reads a score, a debt or somebody else’s cédula, on any channel', async () => {
  const { shop, query, application, agent } = await answered()
  const people: [RoleCode, Client][] = [['7', agent]]
  for (const role of others) {
    await shop.join(`of${role}`, role)
    people.push([role, shop.people[`of${role}`] as Client])
  }
  const filter = encodeURIComponent(JSON.stringify({ PUNTAJE: { gte: 1 } }))
  const addresses = [
    ...[path, query.path, `${query.path}/history`, `${query.path}/calls`],
    ...[
      `/hanadb/api/users/${shop.credit.ID}/activity`,
      `${path}?filter=${filter}`,
      `${path}?sort=["PUNTAJE","ASC"]`,
    ],
    ...['/hanadb/api/notices', '/hanadb/api/notifications'],
  ]
  for (const [role, user] of people) {
    for (const address of addresses) {
      const { status, body } = await user.get(address)
      expect([role, address, found(JSON.stringify(body ?? ''))]).toEqual([role, address, []])
      if (address.startsWith(path))
        expect([role, address, status]).not.toEqual([role, address, 200])
    }
    expect((await user.post(path, { ID_EMPRESA: application.body.ID_EMPRESA })).status).toBe(403)
    const input = { format: 'csv', columns: ['CEDULA', 'PUNTAJE'] }
    expect([403, 404]).toContain((await user.post(`${path}/export`, input)).status)
    const moved = await user.post(`${query.path}/flow/consultar`, {}, { 'if-match': '1' })
    expect([403, 404]).toContain(moved.status)
  }
  for (const [role, user] of people.slice(1)) {
    for (const address of [application.path, `${application.path}/history`]) {
      const { status, body } = await user.get(address)
      expect([role, status === 403 || status === 404, found(JSON.stringify(body))]).toEqual([
        ...[role, true, []],
      ])
    }
  }
})

test('no log, no event and no error of a call holds a cédula, a score or a debt', async () => {
  const { shop, query } = await answered()
  expect(found(JSON.stringify(server.logged))).toEqual([])
  const calls = await shop.credit.get(`${query.path}/calls`)
  expect(found(JSON.stringify(calls.body))).toEqual([])
  for (const table of ['_EVENT', '_NOTICE', '_MAIL']) {
    const rows = await server.db.read.selectFrom(table).selectAll().execute()
    expect([table, found(JSON.stringify(rows))]).toEqual([table, []])
  }
})

test('credit’s own export holds them, and another company’s credit finds nobody', async () => {
  const { shop, query } = await answered()
  const otherPlace = await server.as('9', { EMPRESA: '0190000000002', EMPRESAS: ['0190000000002'] })
  expect((await otherPlace.get(query.path)).status).toBe(404)
  expect((await otherPlace.get(path)).body.data).toEqual([])
  const columns = ['CEDULA', 'PUNTAJE', 'DEUDA_TOTAL', 'REFERENCIA_BURO']
  const { body } = await shop.credit.post(`${path}/export`, { format: 'csv', columns })
  const sheet = await (await server.request(String(body.url))).text()
  for (const secret of [cedula, secrets.score, secrets.reference]) expect(sheet).toContain(secret)
  const theirs = await otherPlace.post(`${path}/export`, { format: 'csv', columns })
  const empty = await (await server.request(String(theirs.body.url))).text()
  expect(empty).not.toContain(secrets.score)
  expect(found(empty)).toEqual([])
})
