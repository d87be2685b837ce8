import { distributor } from '../server/business'
import { hashPassword } from '../server/commands/hashPassword'
import { type Db, sql } from '../server/db/db'
import { fingerprint } from '../server/db/fingerprint'
import { prepareDatabase } from '../server/db/migration/migrate'
import { analyse } from '../server/db/statistics'
import { tablesOf } from '../server/query/tables'
import { plant, plantSearch } from '../server/seed/plant'
import { catalogue } from '../src/catalogue'
import { account, codeLists, company, exporters, productAt } from './spread'

const BATCH = 20_000

/** The tables as the server creates them, this many products, their referenced records and one administrator. */
export async function plantAll(db: Db, count: number) {
  const tables = tablesOf(catalogue, distributor().tables)
  await prepareDatabase(db, tables, await fingerprint(tables))
  await plantSmall(db)
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from)
    await plantOne(
      db,
      'products',
      Array.from({ length: size }, (_, at) => productAt(from + at)),
    )
  }
  await db.transaction(async trx => {
    await sql`${sql.raw(db.dialect === 'postgres' ? 'set local statement_timeout = 0' : 'select 1')}`.execute(
      trx,
    )
    for (const resource of catalogue.resources.values()) await plantSearch(db, trx, resource)
    await analyse(trx, db.dialect)
  })
}

/** The records that every list refers to, and the administrators. */
export async function plantSmall(db: Db) {
  await plantOne(db, 'companies', codeLists.companies)
  await plantOne(db, 'categories', codeLists.categories)
  await plantOne(db, 'brands', codeLists.brands)
  const PASSWORD = await hashPassword.hash(account.password)
  const users = [account, ...exporters].map(({ email }) => ({
    DISPLAYNAME: email,
    EMAIL: email,
    PASSWORD,
    ROLE: '10',
    EMPRESA: company,
    EMPRESAS: [company],
  }))
  await plantOne(db, 'users', users)
}

async function plantOne(db: Db, name: string, records: readonly Record<string, unknown>[]) {
  const resource = catalogue.get(name)
  await db.transaction(trx =>
    plant(db, trx, {
      resource,
      company: resource.company ? company : undefined,
      records,
      now: new Date(),
    }),
  )
}
