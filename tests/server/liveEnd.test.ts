import { expect, test } from 'vitest'
import type { Client } from './client'
import { followLive } from './liveStream'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer()
const follow = (user: Client) => followLive(server.app, user)

test('a stream ends with its session, before anything more is told', async () => {
  const [boss, leaving] = [
    await server.as('10', { EMPRESA: ACME }),
    await server.as('10', { EMPRESA: ACME }),
  ]
  const stream = await follow(leaving)
  await server.endSessions(leaving.ID)
  await boss.post('/hanadb/api/brands', { CODIGO: 'S', NOMBRE: 'Secreta' })
  expect((await stream.next())?.event).toBe('over')
  expect(await stream.next()).toBeUndefined()
})

test('a stream says at once that its person is blocked, or its session was ended from another device', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const blocked = await server.as('10', { EMPRESA: ACME })
  const ended = await server.as('10', { EMPRESA: ACME })
  const [ofBlocked, ofEnded] = [await follow(blocked), await follow(ended)]
  const user = `/hanadb/api/users/${blocked.ID}`
  const { body } = await boss.get(user)
  const match = { 'if-match': `"${body._VERSION}"` }
  expect((await boss.put(user, { ACTIVE: false }, match)).status).toBe(200)
  const sessions = '/hanadb/api/account/sessions'
  const [own] = (await ended.get(sessions)).body.sessions as unknown as readonly { ID: string }[]
  expect((await ended.delete(`${sessions}/${own?.ID}`)).status).toBe(200)
  for (const stream of [ofBlocked, ofEnded]) {
    let last = await stream.next()
    while (last?.event === 'changes') last = await stream.next()
    expect(last?.event).toBe('over')
  }
})
