import { expect, test } from 'vitest'
import { ACME, PATH, useBoxes } from './useBoxes'

const { server, boss, aBox, sendRequest: request } = useBoxes()

test('the address works for its path, ten minutes, and while the session lives', async () => {
  const me = await boss()
  await aBox(1, { NOMBRE: 'Uno' })
  server.setNow('2026-11-20T15:00:30.000Z')
  const user = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const url = await request(user, {})
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
  await server.endSessions(user.ID)
  expect(await statusOf(url)).toBe(401)
  expect(me.ID).not.toBe(user.ID)
})

test('an address changed anywhere, cut or made up is refused', async () => {
  const url = await request(await boss(), { columns: ['NOMBRE'] })
  const [path = '', link = ''] = url.split('?t=')
  const statusOf = async (t: string) =>
    (await server.request(`${path}?t=${encodeURIComponent(t)}`)).status
  const changed = Array.from({ length: link.length - 2 }, (_, at) => {
    const other = link[at] === 'A' ? 'B' : 'A'
    return link.slice(0, at) + other + link.slice(at + 1)
  })
  const bad = [
    ...changed,
    '',
    '.',
    'x.y',
    link.slice(0, -4),
    `${link}AAAA`,
    `${link}.${link}`,
    'é.é',
  ]
  const statuses = await Promise.all(bad.map(statusOf))
  expect(new Set(statuses)).toEqual(new Set([403]))
  expect(await statusOf(link)).toBe(200)
})

test('an address says nothing of who asked, as whom and what for, and stays the same for a minute', async () => {
  const me = await boss()
  const url = await request(me, { columns: ['NOMBRE'] })
  const link = url.split('?t=')[1] ?? ''
  const text = Buffer.from(link, 'base64url').toString('latin1')
  const token = JSON.parse(atob(me.token.split('.')[1] ?? ''))
  expect(text).not.toContain(token.sid)
  expect(text).not.toContain('session')
  expect(text).not.toContain('NOMBRE')
  expect(await request(me, { columns: ['NOMBRE'] })).toBe(url)
})

test('a signed address opens nothing else, and a bearer header no signed address', async () => {
  const me = await boss()
  const url = await request(me, {})
  const link = url.split('?t=')[1]
  expect((await server.request(`${PATH}?t=${link}`)).status).toBe(401)
  expect((await me.get(`${PATH}/export/boxes-2026-11-20.csv`)).status).toBe(403)
  expect(
    (await server.request(PATH, { headers: { authorization: `Bearer ${link}.x` } })).status,
  ).toBe(401)
})
