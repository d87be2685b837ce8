import { expect, test } from 'vitest'
import { useServer } from '../useServer'

const weighed: string[] = []
const hash = {
  hash: async (password: string) => {
    weighed.push('hash')
    return `plain:${password}`
  },
  verify: async (known: string, password: string) => {
    weighed.push('verify')
    return known === `plain:${password}`
  },
}
const server = useServer({ change: { hash } })

/** Number of password checks during this attempt; the first one includes those of the start. */
async function attempt(email: string) {
  weighed.length = 0
  const body = { email, password: 'a wrong one' }
  const { status, body: answer } = await server.anyone.post('/hanadb/api/account/login', body)
  return { answer: [status, answer.code, answer.message], work: [...weighed] }
}

test('an unknown address costs the work of a wrong password, from the first attempt on', async () => {
  const { ID } = await server.as('7')
  const known = `p${ID}@demo.test`
  await server.as('7', { EMAIL: 'former@demo.test', ACTIVE: false })
  const first = await attempt(known)
  expect(first.work).toEqual(['hash', 'verify'])
  const others = [
    await attempt(known),
    await attempt('nobody@demo.test'),
    await attempt('former@demo.test'),
    await attempt(` P${ID}@DEMO.TEST `),
  ]
  expect(others.map(({ work }) => work)).toEqual(others.map(() => ['verify']))
  expect(others.map(({ answer }) => answer)).toEqual(others.map(() => first.answer))
  expect(first.answer.slice(0, 2)).toEqual([401, 'badCredentials'])
})
