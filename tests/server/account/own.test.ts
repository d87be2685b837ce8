import { expect, test } from 'vitest'
import { aCatalogue } from '../aCatalogue'
import { useServer } from '../useServer'

const server = useServer({ catalogue: aCatalogue() })
const account = '/hanadb/api/account'
const EMAIL = 'ana@demo.test'

const signIn = async (password = 'secret-1') => {
  const { status, body } = await server.anyone.post(
    `${account}/login`,
    { email: EMAIL, password },
    { 'user-agent': 'Telefono/1.0' },
  )
  return { status, headers: { authorization: `Bearer ${body.accessToken}` } }
}

test('a person changes their own password, and their other sessions end', async () => {
  const ana = await server.as('7', { EMAIL })
  const phone = await signIn()
  const change = { current: 'secret-1', PASSWORD: 'una nueva 8' }
  expect((await ana.post(`${account}/password`, change)).status).toBe(200)
  expect((await ana.get(`${account}/my-account`)).status).toBe(200)
  expect((await server.anyone.get(`${account}/my-account`, phone.headers)).status).toBe(401)
  expect((await signIn('una nueva 8')).status).toBe(200)
})

test('a wrong current password changes nothing, and guesses are counted', async () => {
  const ana = await server.as('7', { EMAIL })
  const guess = () => ana.post(`${account}/password`, { current: 'no', PASSWORD: 'una nueva 8' })
  expect(await guess()).toMatchObject({
    status: 422,
    body: { errors: { current: expect.any(String) } },
  })
  for (let n = 0; n < 9; n++) await guess()
  expect((await guess()).status).toBe(429)
  expect((await signIn()).status).toBe(200)
})

test('a person sees their sessions and ends one of them, but nobody else’s', async () => {
  const ana = await server.as('7', { EMAIL })
  const eve = await server.as('7')
  const phone = await signIn()
  const { body } = await ana.get(`${account}/sessions`)
  const sessions = body.sessions as unknown as { ID: string; AGENT: string; CURRENT: boolean }[]
  expect(sessions.map(({ AGENT, CURRENT }) => [AGENT, CURRENT])).toEqual([
    ['Telefono/1.0', false],
    ['', true],
  ])
  const path = `${account}/sessions/${sessions[0]?.ID}`
  expect((await eve.delete(path)).status).toBe(404)
  expect((await ana.delete(path)).status).toBe(200)
  expect((await server.anyone.get(`${account}/my-account`, phone.headers)).status).toBe(401)
})
