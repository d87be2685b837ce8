import { expect, test } from 'vitest'
import { useServer } from './useServer'

const server = useServer()
const message = {
  TEMA: 'ventas',
  NOMBRE: 'Rosa Andrade',
  EMAIL: 'rosa@example.com',
  MENSAJE: '¿Tienen precios para 30 unidades?',
}
const write = (body: object) => server.anyone.post('/hanadb/api/contact', body)

test('a visitor’s message is kept, and an administrator reads it and ticks it off', async () => {
  expect((await write(message)).status).toBe(201)
  const admin = await server.as('10')
  const { body } = await admin.get('/hanadb/api/contact-messages')
  expect(body.data).toMatchObject([{ ...message, ATENDIDO: false, _can: { update: true } }])
  for (const role of ['9', '7', 'user'] as const) {
    const other = await server.as(role)
    expect((await other.get('/hanadb/api/contact-messages')).status).toBe(403)
  }
})

test('a newsletter request needs an address alone, a message needs a text', async () => {
  expect((await write({ TEMA: 'aviso', EMAIL: 'luis@example.com' })).status).toBe(201)
  const { status, body } = await write({ TEMA: 'ventas', EMAIL: 'luis@example.com' })
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['MENSAJE', 'NOMBRE'])
})

test.each([
  ['an unknown field', { ATENDIDO: true }],
  ['no address', { EMAIL: 'rosa' }],
  ['an unknown topic', { TEMA: 'x' }],
  ['too many words', { MENSAJE: 'a'.repeat(2001) }],
])('%s is refused and changes nothing', async (_, wrong) => {
  expect((await write({ ...message, ...wrong })).status).toBe(422)
  const { body } = await (await server.as('10')).get('/hanadb/api/contact-messages')
  expect(body.data).toEqual([])
})

test('a refused message does not count towards the limit', async () => {
  for (let n = 0; n < 6; n += 1) expect((await write({ ...message, TEMA: 'x' })).status).toBe(422)
  expect((await write(message)).status).toBe(201)
})

test('one place may write a few times, then is asked to wait', async () => {
  for (let n = 0; n < 5; n += 1)
    expect((await write({ ...message, EMAIL: `r${n}@example.com` })).status).toBe(201)
  const { status, headers } = await write(message)
  expect(status).toBe(429)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
})
