import type { Db } from '../db'

const NAME = 'business'

/** The database keeps the records of another business. */
export class ForeignDatabase extends Error {}

/** Keeps the name of the business in its database at the first start; refuses that of another one. */
export async function claimDatabase({ write }: Db, business: string) {
  const owner = async () => {
    const row = await write
      .selectFrom('_CATALOGUE')
      .select('HASH')
      .where('NAME', '=', NAME)
      .executeTakeFirst()
    return row && String(row.HASH)
  }
  if ((await owner()) === undefined)
    await write
      .insertInto('_CATALOGUE')
      .values({ NAME, HASH: business, AT: new Date().toISOString() })
      .onConflict(conflict => conflict.column('NAME').doNothing())
      .execute()
  const found = await owner()
  if (found !== business)
    throw new ForeignDatabase(
      `This database belongs to the business "${found}", and "${business}" was started:` +
        ` give each business its own DATA_DIR or DATABASE_URL, or set BUSINESS to the folder of "${found}"`,
    )
}
