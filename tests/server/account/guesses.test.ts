import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { aCatalogue } from '../aCatalogue'
import { useServer } from '../useServer'

const server = useServer({ catalogue: aCatalogue() })

interface Place {
  readonly address?: string
  readonly cookie?: string
  readonly bearer?: string
}

const HOME = '203.0.113.5'
const secret = 'secret-1'

/** A request from a given address. */
async function post(path: string, body: object, { address = HOME, cookie, bearer }: Place = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(cookie && { cookie }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await server.app.request(`/hanadb/api/account/${path}`, init, { address })
  const setCookie = response.headers.get('set-cookie') ?? ''
  return {
    status: response.status,
    wait: Number(response.headers.get('retry-after')),
    body: (await response.json()) as Record<string, string>,
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
  }
}
const login = (email: string, password: string, place?: Place) =>
  post('login', { email, password }, place)
const ana = 'ana@demo.test'
const anAccount = () => server.as('7', { EMAIL: ana })
const wrongTries = async (times: number, place?: Place, email = ana) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await login(email, `guess-${n}`, place)).status)
  return statuses
}
/** Wrong passwords from changing addresses. */
const attack = async (email = ana) => {
  for (let n = 0; n < 60; n++) await login(email, 'guess', { address: `198.51.100.${n}` })
}

test('five wrong tries are free, the sixth waits some minutes', async () => {
  await anAccount()
  expect(await wrongTries(7)).toEqual([401, 401, 401, 401, 401, 429, 429])
  const late = await login(ana, secret)
  expect(late.status).toBe(429)
  expect(late.wait).toBeGreaterThan(60)
  expect(late.wait).toBeLessThanOrEqual(300)
  expect(late.setCookie).toBe('')
})

test('repeated wrong guesses lengthen the wait', async () => {
  await anAccount()
  const start = Date.now()
  for (let n = 0; n < 4; n++) {
    await wrongTries(5)
    server.setNow(new Date(start + (n + 1) * 5.1 * 60_000).toISOString())
  }
  const late = await login(ana, secret)
  expect(late.status).toBe(429)
  expect(late.wait).toBeGreaterThan(30 * 60)
})

test('parallel guesses count', async () => {
  await anAccount()
  const guesses = await Promise.all(Array.from({ length: 15 }, (_, n) => login(ana, `guess-${n}`)))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
})

test('a success starts the count anew', async () => {
  await anAccount()
  for (let n = 0; n < 3; n++) {
    await wrongTries(4)
    expect((await login(ana, secret)).status).toBe(200)
  }
})

test('spaces and capitals around an address are the same account', async () => {
  await anAccount()
  await wrongTries(3)
  await wrongTries(2, undefined, ` ${ana.toUpperCase()} `)
  expect((await login(ana, secret)).status).toBe(429)
})

test('guesses from many addresses slow strangers, and keep out nobody the account knows', async () => {
  await anAccount()
  const known = await login(ana, secret)
  await attack()
  expect((await login(ana, secret, { address: '192.0.2.9' })).status).toBe(429)
  expect((await login(ana, secret)).status).toBe(200)
  const there = { address: '192.0.2.9', cookie: known.cookie }
  expect((await login(ana, secret, there)).status).toBe(200)
})

test('a device at the address of the guesses stays free, and has a limit of its own', async () => {
  await anAccount()
  const { cookie } = await login(ana, secret)
  await wrongTries(110)
  expect((await login(ana, secret)).status).toBe(429)
  expect((await login(ana, secret, { cookie })).status).toBe(200)
  expect(await wrongTries(6, { cookie })).toEqual([401, 401, 401, 401, 401, 429])
})

test('the cookie of one account opens no door of another, nor does one of our making up', async () => {
  await anAccount()
  await server.as('7', { EMAIL: 'eva@demo.test' })
  const eva = await login('eva@demo.test', secret, { address: '192.0.2.7' })
  const claims = new SignJWT({ acc: ['x'] }).setProtectedHeader({ alg: 'HS256' })
  const forged = `device=${await claims.sign(new TextEncoder().encode('another secret, long enough'))}`
  await attack()
  for (const cookie of [eva.cookie, forged, 'device=x', `device=${eva.body.accessToken}`]) {
    const place = { address: '192.0.2.9', cookie }
    expect((await login(ana, secret, place)).status).toBe(429)
  }
})

test('the cookie is for the sign-in alone and out of the reach of scripts', async () => {
  await anAccount()
  const { setCookie } = await login(ana, secret)
  expect(setCookie).toMatch(/^device=[\w.-]+; Max-Age=15552000; Path=\/hanadb\/api\/account;/)
  expect(setCookie).toMatch(/HttpOnly/)
  expect(setCookie).toMatch(/SameSite=Strict/)
  expect(setCookie).not.toContain(ana)
  const { cookie } = await login(ana, secret)
  const token = cookie.replace('device=', '')
  const authorization = `Bearer ${token}`
  const used = await server.anyone.get('/hanadb/api/account/my-account', { authorization })
  expect(used.status).toBe(401)
})

test('an address without an account is limited like one that has it', async () => {
  await anAccount()
  const statusesOf = async (email: string) => {
    const near = await wrongTries(7, { address: '192.0.2.1' }, email)
    await attack(email)
    const far = await login(email, 'guess', { address: '192.0.2.2' })
    const { requestId: _, ...answer } = far.body
    return [near, far.status, answer]
  }
  expect(await statusesOf('nobody@demo.test')).toEqual(await statusesOf(ana))
})

test('an IPv6 network counts as one place', async () => {
  await anAccount()
  for (let n = 0; n < 5; n++) await login(ana, 'guess', { address: `2001:db8:1:2::${n}` })
  expect((await login(ana, secret, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429)
  expect((await login(ana, secret, { address: '2001:db8:1:3::1' })).status).toBe(200)
})

test('a new password set by mail ends the wait', async () => {
  await anAccount()
  await post('reset-password', { email: ana })
  await server.runOutbox()
  const [mail] = await server.db.read.selectFrom('_MAIL').selectAll().execute()
  const link = /#(\S+)/.exec(String(mail?.TEXT))?.[1]
  await attack()
  const place = { address: '192.0.2.9' }
  const PASSWORD = 'gato verde 47 mesa'
  const { cookie } = await post('new-password', { secret: link, PASSWORD }, place)
  expect((await login(ana, PASSWORD, place)).status).toBe(429)
  expect((await login(ana, PASSWORD, { ...place, cookie })).status).toBe(200)
})

test.each(['cookie', 'bearer'] as const)(
  'signing in anew ends the session that the browser held (%s)',
  async way => {
    await anAccount()
    const first = await login(ana, secret)
    const otherPlace = await login(ana, secret, { address: '192.0.2.3' })
    const held =
      way === 'cookie' ? { cookie: first.cookie } : { bearer: String(first.body.accessToken) }
    const second = await login(ana, secret, held)
    const stands = async ({ body }: typeof first) => {
      const authorization = `Bearer ${body.accessToken}`
      return (await server.anyone.get('/hanadb/api/account/my-account', { authorization })).status
    }
    expect([await stands(first), await stands(second), await stands(otherPlace)]).toEqual([
      401, 200, 200,
    ])
  },
)

test('a wrong password ends no session', async () => {
  const agent = await anAccount()
  await login(ana, 'guess', { bearer: agent.token })
  expect((await agent.get('/hanadb/api/account/my-account')).status).toBe(200)
})

test('a network is told five times an hour that an address is taken, then nothing of any', async () => {
  await anAccount()
  const register = (EMAIL: string, address: string) =>
    post('register', { EMAIL, PASSWORD: 'gato verde 47 mesa', DISPLAYNAME: 'Eva' }, { address })
  const reported: number[] = []
  for (let n = 0; n < 6; n++) reported.push((await register(ana, `203.0.113.${n}`)).status)
  expect(reported).toEqual([422, 422, 422, 422, 422, 429])
  expect((await register('free@demo.test', '203.0.113.77')).status).toBe(429)
  expect((await register('free@demo.test', '203.0.114.77')).status).toBe(200)
})
