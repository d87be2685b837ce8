import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { refuseUnpoliced, wordsOfHandler } from '../../server/http/addRoute'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const server = useServer({ catalogue: aCatalogue() })
const loginPath = '/hanadb/api/account/login'

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  server.anyone.send(loginPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test('every route says who may call it', () => {
  const routes = server.app.routes.filter(({ method }) => method !== 'ALL')
  expect(routes.length).toBeGreaterThan(4)
  expect(routes.filter(({ handler }) => !wordsOfHandler(handler))).toEqual([])
})

test('an app with a route that does not say so is refused', () => {
  const app = new Hono<never>().get('/open', c => c.text('open'))
  expect(() => refuseUnpoliced(app as never)).toThrow('GET /open')
})

test('an address answers with and without a last slash', async () => {
  const ana = await server.as('7')
  expect((await ana.get('/hanadb/api/account/my-account/')).status).toBe(200)
  expect((await ana.get('/hanadb/api/account/my-account')).status).toBe(200)
})

test.each([
  ['GET', '/hanadb/api/nothing', 404],
  ['GET', '/api/nothing/', 404],
  ['DELETE', loginPath, 405],
  ['GET', `${loginPath}/`, 405],
])('%s %s answers %i as JSON', async (method, path, status) => {
  const answer = await server.anyone.send(path, { method })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/\w+ \w+/) })
  expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
})

test.each<[string, string, string]>([
  ['broken', '{"email":', '400 badJson'],
  ['empty', '', '400 badJson'],
  ['a list', '[]', '400 notAnObject'],
  ['a text', '"x"', '400 notAnObject'],
  ['null', 'null', '400 notAnObject'],
  ['a key twice', '{"email":"a","email":"b"}', '400 doubleKey'],
  ['a key twice, once escaped', '{"email":"a","\\u0065mail":"b"}', '400 doubleKey'],
  ['a key twice, deep', '{"a":[{"b":1,"c":{},"b":2}]}', '400 doubleKey'],
  ['__proto__', '{"__proto__":{"ROLE":"10"}}', '400 badJson'],
  ['endless nesting', '['.repeat(10_000), '400 tooDeep'],
  ['deep nesting', `${'['.repeat(30)}${']'.repeat(30)}`, '400 tooDeep'],
  ['a NUL', '{"email":"a\\u0000"}', '400 badText'],
  ['half a letter', '{"email":"\\ud800"}', '400 badText'],
  ['more than a megabyte', `{"email":"${'x'.repeat(1_100_000)}"}`, '413 tooLarge'],
])('a body that is %s is refused', async (_name, text, refusal) => {
  const { status, body } = await post(text)
  expect(`${status} ${body.code}`).toBe(refusal)
})

test('equal keys of different objects are no double', async () => {
  const body = '{"email":"a@b.co","password":{"email":1,"x":[{"y":1},{"y":2}]}}'
  expect(await post(body)).toMatchObject({ status: 422, body: { code: 'invalid' } })
})

test('broken UTF-8 is refused', async () => {
  const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
  expect(await post(bytes)).toMatchObject({ status: 400, body: { code: 'badJson' } })
})

test('a body of unknown length is counted while it comes', async () => {
  const part = new TextEncoder().encode(' '.repeat(64 * 1024))
  let left = 40
  const body = new ReadableStream({
    pull: controller => (left-- > 0 ? controller.enqueue(part) : controller.close()),
  })
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  }
  expect((await server.request(loginPath, init as RequestInit)).status).toBe(413)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'the content type %s is refused',
  async type => {
    expect((await post('{}', { 'content-type': type })).status).toBe(415)
  },
)

test('the API’s answers cannot run, be framed or be kept', async () => {
  const { headers } = await server.anyone.get('/health')
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
})

test.each([
  ['es-EC,es;q=0.9', /[áéíóúñ]|contraseña/i],
  ['en', /password/],
  ['zh-CN', /密码/],
])('a refusal speaks the language of "%s"', async (language, words) => {
  const answer = await post('{"email":"a@b.co","password":"secret-1"}', {
    'accept-language': language,
  })
  expect(answer.body.message).toMatch(words)
})

test('a NUL in an address is refused', async () => {
  expect((await server.anyone.get('/hanadb/api/settings?x=%00')).status).toBe(400)
})

test('health says that the server is there', async () => {
  expect(await server.anyone.get('/health')).toMatchObject({ status: 200, body: { ready: true } })
})
