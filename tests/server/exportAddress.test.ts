import { expect, test } from 'vitest'
import { ACME, PATH, useBoxes } from './useBoxes'

const { server, boss, aBox, asked } = useBoxes()

test('the address works for its path, ten minutes, and while the session lives', async () => {
  const me = await boss()
  await aBox(1, { NOMBRE: 'Uno' })
  server.setNow('2026-11-20T15:00:30.000Z')
  const who = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const url = await asked(who, {})
  const statusOf = async (address: string) => (await server.request(address)).status
  expect(url).toMatch(/^\/hanadb\/api\/boxes\/export\/boxes-2026-11-20\.csv\?t=/)
  expect(await statusOf(url)).toBe(200)
  expect(await statusOf(url.replace('/boxes-', '/other-'))).toBe(403)
  expect(await statusOf(url.replace('/boxes/', '/shelves/'))).toBe(403)
  expect(await statusOf(`${PATH}/export/boxes-2026-11-20.csv`)).toBe(403)
  server.setNow('2026-11-20T15:10:30.000Z')
  expect(await statusOf(url)).toBe(403)
  server.setNow('2026-11-20T15:09:00.000Z')
  expect(await statusOf(url)).toBe(200)
  await server.endSessions(who.ID)
  expect(await statusOf(url)).toBe(401)
  expect(me.ID).not.toBe(who.ID)
})

test('an address changed to another session, person or company, or to more columns, is refused', async () => {
  const url = await asked(await boss(), { columns: ['NOMBRE'] })
  const [path = '', link = ''] = url.split('?t=')
  const [ticket = '', signature] = link.split('.')
  const plain = JSON.parse(atob(ticket.replaceAll('-', '+').replaceAll('_', '/')))
  for (const change of [
    { session: crypto.randomUUID() },
    { userId: 1e6 },
    { company: '0190000000002' },
    { expires: plain.expires + 60 },
    { request: { format: 'csv', columns: ['COSTO'] } },
  ]) {
    const forged = btoa(JSON.stringify({ ...plain, ...change })).replace(/=+$/, '')
    const { status } = await server.request(`${path}?t=${forged}.${signature}`)
    expect({ change, status }).toEqual({ change, status: 403 })
  }
  for (const bad of [
    '',
    '.',
    'x.y',
    `${ticket}.`,
    `${ticket}`,
    `${ticket}.${'A'.repeat(43)}`,
    'é.é',
  ]) {
    expect((await server.request(`${path}?t=${encodeURIComponent(bad)}`)).status).toBe(403)
  }
})

test('a signed address opens nothing else, and a bearer header no signed address', async () => {
  const me = await boss()
  const url = await asked(me, {})
  const link = url.split('?t=')[1]
  expect((await server.request(`${PATH}?t=${link}`)).status).toBe(401)
  expect((await me.get(`${PATH}/export/boxes-2026-11-20.csv`)).status).toBe(403)
  expect(
    (await server.request(PATH, { headers: { authorization: `Bearer ${link}.x` } })).status,
  ).toBe(401)
})
