import { expect, test } from 'vitest'
import { useServer } from './useServer'

const server = useServer()
const tell = (body: object) => server.anyone.post('/hanadb/api/faults', body)
const fault = { message: 'TypeError: x is undefined', page: '/dashboard/app' }

test('a reported browser fault gets the number of its log entry', async () => {
  const { status, body, headers } = await tell(fault)
  expect(status).toBe(201)
  expect(body).toEqual({ requestId: headers.get('X-Request-Id') })
})

test.each([
  [{ page: '/x' }],
  [{ ...fault, more: 1 }],
  [{ ...fault, message: 7 }],
  [{ ...fault, message: 'a'.repeat(6000) }],
])('%o is refused', async wrong => {
  expect((await tell(wrong)).status).toBe(422)
})

test('one place tells a few times an hour', async () => {
  for (let n = 0; n < 20; n += 1) expect((await tell(fault)).status).toBe(201)
  expect((await tell(fault)).status).toBe(429)
})
