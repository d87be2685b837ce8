import { openSession } from '../server/auth/sessions'
import type { Db } from '../server/db/db'
import { tablesOf } from '../server/query/tables'
import { plant } from '../server/seed/plant'
import { catalogue } from '../src/catalogue'
import { company } from './spread'

export interface Reader {
  readonly id: number
  readonly headers: Readonly<Record<string, string>>
}

/** Value of `JWT_SECRET` for the servers of this run. */
export const secret = 'what is signed by it lasts as long as a run of the bench'
export const customer = 'CL0999999999001'

/** This many signed-in people of the company, and a customer to visit. */
export async function plantTeam(db: Db, count: number): Promise<readonly Reader[]> {
  const people = Array.from({ length: count }, (_, n) => ({
    DISPLAYNAME: `Persona ${n}`,
    EMAIL: `p${n}@demo.test`,
    ROLE: '9',
    EMPRESA: company,
    EMPRESAS: [company],
  }))
  const client = { ID: customer, Cliente: 'Visitado', RUC: '0999999999001', EMPRESA: company }
  for (const [name, records] of Object.entries({ users: people, clients: [client] })) {
    const resource = catalogue.get(name)
    const own = resource.company ? company : undefined
    await db.transaction(trx =>
      plant(db, trx, { resource, company: own, records, now: new Date() }),
    )
  }
  const rows = await db.read
    .selectFrom(catalogue.get('users').table)
    .select('ID')
    .where('DISPLAYNAME', 'like', 'Persona %')
    .execute()
  return Promise.all(rows.map(({ ID }) => signIn(db, Number(ID))))
}

/** Skips the password check, which would take a minute for two hundred people. */
async function signIn(db: Db, id: number): Promise<Reader> {
  const context = {
    ...{ db, catalogue, tables: tablesOf(catalogue), tokenMinutes: 60 },
    ...{ clock: () => new Date(), secret: new TextEncoder().encode(secret) },
    hash: { hash: async () => '', verify: async () => false },
  }
  return { id, headers: { authorization: `Bearer ${await openSession(context, id)}` } }
}
