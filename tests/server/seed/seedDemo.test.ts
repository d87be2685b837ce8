import { expect, test } from 'vitest'
import { createAccount, createAsSystem } from '../../../server/account/createAccount'
import { seedDemo } from '../../../server/account/demoAccounts'
import { SeedError } from '../../../server/account/seedWhole'
import type { AppContext } from '../../../server/http/appContext'
import { aCatalogue } from '../aCatalogue'
import { useServer } from '../useServer'

const server = useServer({
  catalogue: aCatalogue({
    ...{ name: 'crates', table: 'CAJA', key: 'ID', title: 'NOMBRE', label: 'Caja | Cajas' },
    fields: {
      ID: { kind: 'id' },
      NOMBRE: { kind: 'text', required: true, search: true },
      DENTRO: {
        kind: 'lines',
        fields: { OTRA: { kind: 'reference', resource: 'crates', required: true } },
      },
    },
    access: { admin: 'all' },
  }),
})

const password = 'Lantern-meadow-17'
const accounts = [{ email: 'ana@demo.test', role: '7' }]

/** Seeds an account and two crates, of which the second holds the first, or one as many numbers later. */
const seed = (later = 0, mode: 'demo' | 'none' = 'demo') =>
  seedDemo(server.context, mode, {
    ...{ accounts, password },
    plant: async (context: AppContext) => {
      const [{ email: EMAIL, role: ROLE } = { email: '', role: '' }] = accounts
      await createAccount(context, { EMAIL, ROLE, DISPLAYNAME: 'Ana', PASSWORD: password })
      const crate = (values: object) =>
        createAsSystem(context, { resource: 'crates', values: { ...values } })
      const { ID } = await crate({ NOMBRE: 'Una' })
      await crate({ NOMBRE: 'Otra', DENTRO: [{ OTRA: Number(ID) + later }] })
    },
  })
const crates = () => server.db.read.selectFrom('CAJA').select(['ID', 'NOMBRE']).execute()

test('refused demo data is told by resource, record and field, and is written anew by the next start', async () => {
  const error: unknown = await seed(99).catch(each => each)
  expect(error).toBeInstanceOf(SeedError)
  expect((error as Error).message.split('\n')).toEqual([
    'The demo data is incomplete; the next start writes it anew. Refused in crates:',
    '  {"NOMBRE":"Otra","DENTRO":[{"OTRA":100}]}',
    expect.stringMatching(/^ {2}- OTRA in row 1 of DENTRO 100: This record does not exist/),
  ])
  expect(await seed()).toEqual(accounts.map(account => ({ ...account, password })))
  expect((await crates()).map(({ NOMBRE }) => NOMBRE)).toEqual(['Una', 'Otra'])
  expect(await seed()).toHaveLength(1)
  expect(await crates()).toHaveLength(2)
})

test('rows that the start itself writes do not keep demo data away, an account does', async () => {
  await server.insert('crates', { ID: 1, NOMBRE: 'Mía' })
  for (const _ of [1, 2]) expect(await seed()).toHaveLength(1)
  expect((await crates()).map(({ NOMBRE }) => NOMBRE)).toEqual(['Mía', 'Una', 'Otra'])
})

test('what the start itself writes is there again where demo data is written anew', async () => {
  const { business } = server.context
  const afterMigration = () => server.insert('crates', { ID: 90, NOMBRE: 'Del inicio' })
  Object.assign(server.context, { business: { ...business, afterMigration } })
  await afterMigration()
  await seed(99).catch(() => undefined)
  await seed()
  Object.assign(server.context, { business })
  expect((await crates()).map(({ NOMBRE }) => NOMBRE).sort()).toEqual(['Del inicio', 'Otra', 'Una'])
})

test('a start without demo data keeps what an earlier attempt has written', async () => {
  await seed(99).catch(() => undefined)
  await seed(0, 'none')
  await seed()
  expect((await crates()).map(({ NOMBRE }) => NOMBRE)).toEqual(['Una'])
})
