import { expect, test } from 'vitest'
import { mailTables } from '../../../server/areas/mail/mailTables'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { openTestDb } from '../testDb'

test('a mail of before is found by what it says, not by whom it went to in hidden copy', async () => {
  const { db, drop } = await openTestDb()
  await prepareDatabase(db, mailTables, 'before')
  const message = { SUBJECT: 'Tarifa', TEXT: 'Año nuevo', FOLDED: 'tarifa ano nuevo maria secreta' }
  await db.write
    .insertInto('_LETTER')
    .values({ ID: 1, ...message })
    .execute()
  await db.write.schema.alterTable('_LETTER').dropColumn('SHOWN_FOLDED').execute()
  await prepareDatabase(db, mailTables, 'after')
  expect(await db.all('select * from "_LETTER"', [])).toMatchObject([
    { SHOWN_FOLDED: 'tarifa\nano nuevo' },
  ])
  await drop()
})
