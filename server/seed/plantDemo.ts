import { today } from '../../src/base/day'
import type { DbRow } from '../db/db'
import { analyse } from '../db/statistics'
import type { AppContext } from '../http/appContext'
import { recountRollups } from '../query/rollups'
import { demoPassword } from './accounts'
import { plantChats } from './chats'
import { demoRecords } from './demoRecords'
import { plantMails } from './mails'
import { plantNotices } from './notices'
import { plant, plantSearch } from './plant'
import { putDemoFiles } from './plantFiles'
import { plantPast } from './plantPast'
import { plantTracking } from './tracking'

/** Inserts demo records in one transaction, then their files. */
export async function plantDemo(context: AppContext) {
  const { db, catalogue, clock, hash, files } = context
  const password = await hash.hash(demoPassword)
  const planted = await db.transaction(async trx => {
    const visibleRows: DbRow[] = []
    for (const { resource: name, company, records } of demoRecords(today(clock()))) {
      const resource = catalogue.get(name)
      const ready =
        name === 'users' ? records.map(user => ({ ...user, PASSWORD: password })) : records
      const batch = { resource, company, records: ready, now: clock() }
      visibleRows.push(...(await plant(db, trx, batch)))
      await plantPast(trx, batch)
    }
    for (const resource of catalogue.resources.values()) await plantSearch(db, trx, resource)
    await plantNotices(db, trx, context)
    await plantChats(db, trx, context)
    await plantTracking(db, trx, context)
    await plantMails(db, trx, context)
    await recountRollups(trx, catalogue)
    await analyse(trx, db.dialect)
    return visibleRows
  })
  if (files) await putDemoFiles(files, planted)
}
