import type { Db, Trx } from '../db'
import { keptInCatalogue } from './catalogueRow'
import { introspect } from './introspect'

const NAME = 'business'

/** The database keeps the records of another business. */
export class ForeignDatabase extends Error {}

/** Keeps the name of the business in its database at the first start; refuses that of another one. */
export async function claimDatabase({ write }: Db, business: string) {
  if ((await ownerIn(write)) === undefined)
    await write
      .insertInto('_CATALOGUE')
      .values({ NAME, HASH: business, AT: new Date().toISOString() })
      .onConflict(conflict => conflict.column('NAME').doNothing())
      .execute()
  refuseOther(await ownerIn(write), business)
}

/** Refuses the database of another business; one without an owner is accepted and stays as it is. */
export async function checkOwner(trx: Trx, dialect: Db['dialect'], business: string) {
  const tables = await introspect(trx, dialect)
  if (tables.has('_CATALOGUE')) refuseOther(await ownerIn(trx), business)
}

async function ownerIn(reading: Db['read']) {
  const row = await keptInCatalogue(reading, NAME)
  return row && String(row.HASH)
}

/** Refuses the owner that a database or a backup names, unless it is this business. */
export function refuseOther(
  owner: string | undefined,
  business: string,
  database = 'This database',
) {
  if (owner !== undefined && owner !== business)
    throw new ForeignDatabase(
      `${database} belongs to the business "${owner}", and "${business}" was started:` +
        ` give each business its own DATA_DIR or DATABASE_URL, or set BUSINESS to the folder of "${owner}"`,
    )
}
