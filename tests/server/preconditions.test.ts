import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Refusal } from '../../server/base/refusal'
import type { AppEnv } from '../../server/http/appContext'
import { readIdempotencyKey, readVersion } from '../../server/http/preconditions'

const app = new Hono<AppEnv>()
  .get('/version', c => c.json(readVersion(c) ?? null))
  .get('/key', c => c.json(readIdempotencyKey(c) ?? null))
  .onError((error, c) => c.json((error as Refusal).code, (error as Refusal).status))

const sendRequest = async (path: string, headers: Record<string, string>) => {
  const answer = await app.request(path, { headers })
  return [answer.status, await answer.json()]
}

test.each([
  ['"12"', 12],
  ['12', 12],
  ['W/"12"', 12],
])('If-Match %s is version %i', async (header, version) => {
  expect(await sendRequest('/version', { 'if-match': header })).toEqual([200, version])
})

test.each(['*', '"x"', '12, 13', '-1', '1.5', '"9999999999999999999"'])(
  'If-Match %s is refused',
  async header => {
    expect(await sendRequest('/version', { 'if-match': header })).toEqual([400, 'badVersion'])
  },
)

test('none at all is for the record to judge', async () => {
  expect(await sendRequest('/version', {})).toEqual([200, null])
})

test('an Idempotency-Key is a printable word of reasonable length', async () => {
  expect(await sendRequest('/key', { 'idempotency-key': '0b9e6a52-key' })).toEqual([
    200,
    '0b9e6a52-key',
  ])
  expect(await sendRequest('/key', { 'idempotency-key': 'short' })).toEqual([
    400,
    'badIdempotencyKey',
  ])
  expect(await sendRequest('/key', { 'idempotency-key': 'x'.repeat(101) })).toEqual([
    400,
    'badIdempotencyKey',
  ])
})
