import { expect, test } from 'vitest'
import { aCatalogue } from '../aCatalogue'
import { useServer } from '../useServer'

const server = useServer({ catalogue: aCatalogue() })
const account = '/hanadb/api/account'
const EMAIL = 'ana@demo.test'

const mails = async () => {
  await server.runOutbox()
  const boss = await server.as('10')
  const { body } = await boss.get('/hanadb/api/simulated-mails')
  return body.mails as unknown as { RECIPIENT: string; SUBJECT: string; TEXT: string }[]
}
const newest = async () => (await mails())[0]?.TEXT ?? ''
const digits = async () => /\d{6}/.exec(await newest())?.[0] ?? ''
const secret = async () => /new-password#(\w+)/.exec(await newest())?.[1] ?? ''
const signIn = (password: string) =>
  server.anyone.post(`${account}/login`, { email: EMAIL, password })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('six digits from a mail prove an address', async () => {
  const ana = await server.as('7', { EMAIL })
  const answer = await server.anyone.post(
    `${account}/verify/send`,
    { email: 'ANA@demo.test' },
    { 'accept-language': 'es' },
  )
  expect(answer.status).toBe(202)
  const [mail] = await mails()
  expect(mail).toMatchObject({ RECIPIENT: EMAIL, SUBJECT: 'Su código de Mostrador' })
  const code = await digits()
  expect((await server.anyone.post(`${account}/verify`, { email: EMAIL, code })).status).toBe(200)
  const { body } = await ana.get(`${account}/my-account`)
  expect(body.user).toMatchObject({ ISVERIFIED: true })
  const again = await server.anyone.post(`${account}/verify`, { email: EMAIL, code })
  expect(again.status).toBe(422)
})

test('after five wrong tries also the right digits are refused', async () => {
  await server.as('7', { EMAIL })
  await server.anyone.post(`${account}/verify/send`, { email: EMAIL })
  const code = await digits()
  const attempt = (value: string) =>
    server.anyone.post(`${account}/verify`, { email: EMAIL, code: value })
  for (let n = 0; n < 5; n++) expect((await attempt(otherThan(code))).status).toBe(422)
  expect((await attempt(code)).status).toBe(422)
})

test('an unknown address, a suspended account and a known one are answered alike', async () => {
  await server.as('7', { EMAIL })
  await server.as('7', { EMAIL: 'fuera@demo.test', ACTIVE: false })
  for (const path of ['verify/send', 'reset-password']) {
    const answers = await Promise.all(
      [EMAIL, 'fuera@demo.test', 'nadie@demo.test'].map(email =>
        server.anyone.post(`${account}/${path}`, { email }),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [202, { accepted: true }]),
    )
  }
  expect((await mails()).map(({ RECIPIENT }) => RECIPIENT)).toEqual([EMAIL, EMAIL])
  const wrong = await Promise.all(
    [EMAIL, 'nadie@demo.test'].map(email =>
      server.anyone.post(`${account}/verify`, { email, code: '000000' }),
    ),
  )
  expect(wrong.map(({ status, body }) => [status, body.errors])).toEqual(
    wrong.map(() => [422, wrong[0]?.body.errors]),
  )
})

test('neither code nor link stands anywhere but in the mail', async () => {
  await server.as('7', { EMAIL })
  await server.anyone.post(`${account}/reset-password`, { email: EMAIL })
  const link = await secret()
  expect(link).toHaveLength(64)
  const rows = await Promise.all(
    ['_OUTBOX', '_CODE'].map(table => server.db.read.selectFrom(table).selectAll().execute()),
  )
  expect(JSON.stringify(rows)).not.toContain(link)
})

test('a link sets a new password once, and ends every session', async () => {
  const ana = await server.as('7', { EMAIL })
  await server.anyone.post(`${account}/reset-password`, { email: EMAIL })
  const link = await secret()
  const change = (PASSWORD: string) =>
    server.anyone.post(`${account}/new-password`, { secret: link, PASSWORD })
  expect(await change('corta')).toMatchObject({
    status: 422,
    body: { errors: { PASSWORD: expect.any(String) } },
  })
  expect((await change('una nueva 8')).status).toBe(200)
  expect(await change('otra nueva 9')).toMatchObject({ status: 422, body: { code: 'badLink' } })
  expect((await ana.get(`${account}/my-account`)).status).toBe(401)
  expect((await signIn('secret-1')).status).toBe(401)
  expect((await signIn('una nueva 8')).status).toBe(200)
})

test('two at once with one link: one of them', async () => {
  await server.as('7', { EMAIL })
  await server.anyone.post(`${account}/reset-password`, { email: EMAIL })
  const link = await secret()
  const answers = await Promise.all(
    ['primera 123', 'segunda 123', 'tercera 123'].map(PASSWORD =>
      server.anyone.post(`${account}/new-password`, { secret: link, PASSWORD }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('a link and a code grow old', async () => {
  await server.as('7', { EMAIL })
  await server.anyone.post(`${account}/reset-password`, { email: EMAIL })
  const link = await secret()
  server.setNow(new Date(Date.now() + 61 * 60_000).toISOString())
  const late = await server.anyone.post(`${account}/new-password`, {
    secret: link,
    PASSWORD: 'una nueva 8',
  })
  expect(late).toMatchObject({ status: 422, body: { code: 'badLink' } })
})

test('one address gets five mails an hour, whoever asks', async () => {
  await server.as('7', { EMAIL })
  const sendRequest = (email: string) => server.anyone.post(`${account}/reset-password`, { email })
  for (let n = 0; n < 5; n++) expect((await sendRequest(EMAIL)).status).toBe(202)
  expect((await sendRequest(EMAIL)).status).toBe(429)
  expect((await sendRequest('otra@demo.test')).status).toBe(202)
})

test('a field of another type or name is refused by name', async () => {
  const sent = await server.anyone.post(`${account}/verify`, { email: EMAIL, code: 123456, who: 1 })
  expect(sent.status).toBe(422)
  expect(Object.keys(sent.body.errors ?? {}).sort()).toEqual(['code', 'who'])
})

test('a mail that was not taken is tried again, later', async () => {
  await server.as('7', { EMAIL })
  await server.anyone.post(`${account}/reset-password`, { email: EMAIL })
  const { mailer } = server.context
  const send = mailer.send
  mailer.send = () => Promise.reject(new Error('the mail server does not answer'))
  await server.runOutbox()
  mailer.send = send
  expect(await server.runOutbox()).toBe(0)
  server.setNow(new Date(Date.now() + 60_000).toISOString())
  expect(await server.runOutbox()).toBe(1)
  const [row] = await server.db.read.selectFrom('_OUTBOX').selectAll().execute()
  expect(row).toMatchObject({ STATE: 'done', TRIES: 2 })
})

test('two processes make a call once', async () => {
  await server.as('7', { EMAIL })
  await server.anyone.post(`${account}/reset-password`, { email: EMAIL })
  const created = await Promise.all([server.runOutbox(), server.runOutbox(), server.runOutbox()])
  expect(created.sort()).toEqual([0, 0, 1])
})

test('only administrators see the simulated mails', async () => {
  const agent = await server.as('7')
  expect((await agent.get('/hanadb/api/simulated-mails')).status).toBe(403)
  expect((await server.anyone.get('/hanadb/api/simulated-mails')).status).toBe(401)
})
