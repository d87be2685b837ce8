import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '../../../server/seed/accounts'
import { demoRecords } from '../../../server/seed/demoRecords'
import { seed } from '../../../server/seed/seed'
import { catalogue } from '../../../src/catalogue'
import { settle } from '../../../src/model/draft'
import { validate } from '../../../src/model/validation'
import { useServer } from '../useServer'

const server = useServer()

test('every invented record keeps the rules of its own schema', () => {
  const wrong: unknown[] = []
  for (const { resource: name, records } of demoRecords()) {
    const resource = catalogue.get(name)
    const writable = new Set(resource.fields.keys())
    for (const record of records) {
      const me = { ROLE: '10' }
      const problems = validate(resource, settle(resource, record, me), { me, writable })
      if (Object.keys(problems).length > 0) wrong.push([name, record, problems])
    }
  }
  expect(wrong.slice(0, 3)).toEqual([])
})

test('an empty database is filled once, and every role can sign in', async () => {
  const accounts = await seed(server.context, 'auto')
  expect(accounts.map(({ role }) => role)).toEqual(demoAccounts.map(({ role }) => role))
  const again = await seed(server.context, 'auto')
  expect(again).toEqual(accounts)
  for (const { email, role } of accounts) {
    const { status, body } = await server.anyone.post('/hanadb/api/account/login', {
      email,
      password: demoPassword,
    })
    expect([email, status, body.user?.ROLE]).toEqual([email, 200, role])
  }
})

test("somebody's own database is left alone", async () => {
  await server.as('10')
  expect(await seed(server.context, 'auto')).toEqual([])
})
