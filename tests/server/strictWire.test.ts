import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/base/config'
import { openServer } from '../../server/main/serve/listen'
import { largestAmount } from '../../src/base/money'
import { catalogue } from '../../src/catalogue'
import { expectHumane, expectNoFault, snapshot } from './humane'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()

async function state() {
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const world = worldOf(server, { owner: boss.ID })
  return { boss, world }
}
const pathOf = (name: string) => catalogue.get(name).rest.path.replace(/\/$/, '')

test.each(['01', '1.0', '+1', '1e0', ' 1', '1 ', '0x1', '-01', '1.', '1,5'])(
  'a number of a record is written in one way: %s answers 400',
  async id => {
    const { boss } = await state()
    const before = await snapshot(server)
    for (const [name, { naturalKey, rest }] of catalogue.resources) {
      if (naturalKey) continue
      const at = `${rest.path.replace(/\/$/, '')}/${encodeURIComponent(id)}`
      const found = await boss.get(at)
      expect([name, found.status]).toEqual([name, 400])
      expectHumane(found, [400])
      expectHumane(await boss.put(at, {}, { 'if-match': '1' }), [400, 403])
      expectHumane(await boss.delete(at, { 'if-match': '1' }), [400, 403])
    }
    for (const at of [
      `/hanadb/api/customers/calendar?USER_ID=${encodeURIComponent(id)}`,
      `/api/mail/mail?mailId=${encodeURIComponent(id)}`,
      `/api/kanban/card?cardId=${encodeURIComponent(id)}`,
    ])
      expectHumane(await boss.get(at), [400])
    expect(await snapshot(server)).toBe(before)
  },
)

test('an id that is no number names no record', async () => {
  const { boss } = await state()
  expect((await boss.get('/hanadb/api/users/nobody')).status).toBe(404)
})

test('a generated list refuses a parameter it does not know, and one that is there twice', async () => {
  const { boss } = await state()
  for (const { name, rest } of catalogue.resources.values()) {
    const path = rest.path.replace(/\/$/, '')
    const isOpen = ['users', 'products'].includes(name)
    for (const query of ['page=2', 'filter={}&filter={}', 'range=[0,1]&range=[0,2]', '_=1']) {
      const { status } = await boss.get(`${path}?${query}`)
      expect([name, query, status]).toEqual([name, query, isOpen ? 200 : 400])
    }
    expect((await boss.get(`${path}/tabs?sort=x`)).status).toBe(400)
  }
})

test('the lists that other clients call take parameters of theirs', async () => {
  const { boss } = await state()
  expect((await boss.get('/hanadb/api/products/?cache=1&cache=2')).status).toBe(200)
  expect((await boss.get('/hanadb/api/customers/calendar?USER_ID=1&x=2')).status).not.toBe(400)
})

test.each(['1,5', '01.5', '+1.5', '1.5 ', '.5', '1e2', '1 000'])(
  'an amount sent as the text "%s" answers 422 and changes nothing',
  async text => {
    const { boss, world } = await state()
    await world.insert(catalogue.get('products'), 1)
    const before = await snapshot(server)
    const body = { ...(await world.body(catalogue.get('products'), 2)), COSTO: text }
    const { status, body: answer } = await boss.post(pathOf('products'), body)
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ['COSTO']])
    expect(await snapshot(server)).toBe(before)
  },
)

test('an amount sent as decimal text is read as SAP writes it', async () => {
  const { boss, world } = await state()
  const body = { ...(await world.body(catalogue.get('products'), 2)), COSTO: '1200.500000' }
  const created = await boss.post(pathOf('products'), body)
  expect([created.status, created.body.COSTO]).toEqual([201, 1200.5])
})

test('the largest amount is kept to the cent, also in a sum, and a larger one is refused', async () => {
  const { boss, world } = await state()
  const body = await world.body(catalogue.get('products'), 2)
  const created = await boss.post(pathOf('products'), { ...body, COSTO: largestAmount })
  expect([created.status, created.body.COSTO]).toEqual([201, largestAmount])
  const more = { ...body, CODIGO: 'X.99', COSTO: largestAmount + 0.01 }
  const refused = await boss.post(pathOf('products'), more)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['COSTO']])
  expect(Number.isSafeInteger(90_000 * Math.round(largestAmount * 100))).toBe(true)
})

test.each(['2026-03-02T10:00', '2026-03-02T10:00:00', '2026-03-02T10:00:00.000'])(
  'an instant that names no offset answers 422: %s',
  async text => {
    const { boss, world } = await state()
    const visits = catalogue.get('visits')
    const body = await world.body(visits, 1)
    const [field] = [...visits.fields.values()].filter(
      ({ kind, readOnly }) => kind === 'dateTime' && !readOnly,
    )
    const name = field?.name ?? ''
    const before = await snapshot(server)
    const refused = await boss.post(pathOf('visits'), { ...body, [name]: text })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toContain(name)
    expect(await snapshot(server)).toBe(before)
    const answer = await boss.post(pathOf('visits'), { ...body, [name]: `${text}-05:00` })
    expect(Object.keys(answer.body.errors ?? {})).not.toContain(name)
  },
)

test.each(['bearer', 'BEARER', 'Bearer '])('the scheme may be written %s', async scheme => {
  const { boss } = await state()
  const headers = { authorization: `${scheme} ${boss.token}` }
  const { status } = await server.request('/hanadb/api/account/my-account', { headers })
  expect(status).toBe(200)
})

test('a client that leaves in the middle of a body causes no error in the log', async () => {
  const config = { ...readConfig({ SEED: 'none' }), host: '127.0.0.1', port: 0 }
  const fetch = (request: Request, env?: object) =>
    Promise.resolve(server.app.fetch(request, env as { address?: string }))
  const open = await openServer(
    { fetch, isRetired: () => false } as Parameters<typeof openServer>[0],
    config,
  )
  const address = open.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const heads = [
    'POST /hanadb/api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"TEMA":',
    'POST /hanadb/api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"TEMA":\r\n',
  ]
  for (const head of heads)
    await new Promise<void>(resolve => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head, () => setTimeout(() => socket.destroy(), 100))
      })
      socket.on('close', () => resolve())
    })
  await new Promise(resolve => setTimeout(resolve, 300))
  await new Promise(resolve => open.close(resolve))
  expectNoFault(server)
})
