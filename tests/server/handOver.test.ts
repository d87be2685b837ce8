import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineResource } from '../../src/model/schema'
import { companies } from '../../src/schemas/companies'
import { users } from '../../src/schemas/users'
import { warehouses as shipped } from '../../src/schemas/warehouses'
import { useServer } from './useServer'

// the stock of a warehouse is not part of this catalogue
const { related: _stock, ...warehouses } = shipped

const rounds = defineResource({
  name: 'rounds',
  table: 'RONDA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Ronda | Rondas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    CHOFER: { kind: 'reference', resource: 'users' },
  },
  access: { admin: 'all', salesAgent: { read: true } },
})
const server = useServer({
  catalogue: createCatalogue([companies, warehouses, users, rounds] as never),
})

test('a person to whom a record is reassigned is notified, other changes of the same field notify nobody', async () => {
  const [boss, driver] = [await server.as('10'), await server.as('7')]
  const round = (await boss.post('/hanadb/api/rounds', { NOMBRE: 'Sur', CHOFER: driver.ID })).body
  const hand = async (CHOFER: number, _VERSION: number, source: string) => {
    const rows = [{ id: round.ID, _VERSION, changes: { CHOFER } }]
    expect((await boss.post(`/hanadb/api/rounds/bulk?source=${source}`, rows)).status).toBe(200)
    return (await driver.get('/hanadb/api/account/notices')).body.notices
  }
  expect(await hand(boss.ID, 1, 'sheet')).toEqual([])
  expect(await hand(driver.ID, 2, 'sheet')).toEqual([])
  expect(await hand(boss.ID, 3, 'reassign')).toEqual([])
  expect(await hand(driver.ID, 4, 'reassign')).toMatchObject([
    { kind: 'assigned', resource: 'rounds', title: 'Sur' },
  ])
})

test('many records handed over in parts of one batch give one notice that counts them, and one mail', async () => {
  const [boss, driver] = [await server.as('10'), await server.as('7')]
  await driver.put('/hanadb/api/account/notices/wishes', { assigned: { mail: true } })
  const numbers = Array.from({ length: 6 }, (_, at) => 900 + at)
  await server.insert('rounds', ...numbers.map(ID => ({ ID, NOMBRE: `R${ID}`, CHOFER: boss.ID })))
  const batch = crypto.randomUUID()
  for (const part of [numbers.slice(0, 4), numbers.slice(4)]) {
    const rows = part.map(id => ({ id, changes: { CHOFER: driver.ID } }))
    await boss.post(`/hanadb/api/rounds/bulk?source=reassign&batch=${batch}`, rows)
  }
  const { unread, notices } = (await driver.get('/hanadb/api/account/notices')).body as never
  expect([unread, notices]).toMatchObject([
    1,
    [{ kind: 'assigned', count: 6, text: 'Assigned to you: 6', filter: { ID: { length: 6 } } }],
  ])
  await server.runOutbox()
  const { mails } = (await boss.get('/hanadb/api/simulated-mails')).body
  expect(mails).toHaveLength(1)
})
