import { today } from '../../src/domain/day'
import type { Row } from '../db/db'
import { analyse } from '../db/planner'
import { recountTallies } from '../records/tally'
import type { AppContext } from '../routes/context'
import { demoPassword } from './accounts'
import { plantChats } from './chats'
import { demoRecords } from './demoRecords'
import { plantMails } from './mails'
import { plantNotices } from './notices'
import { plant, plantSearch } from './plant'
import { putDemoFiles } from './plantFiles'
import { plantPast } from './plantPast'
import { plantTracking } from './tracking'

/** Every demo record, searchable and counted, in one transaction; then the files of some. */
export async function plantDemo(context: AppContext) {
  const { db, catalogue, clock, hash, files } = context
  const password = await hash.hash(demoPassword)
  const planted = await db.transaction(async trx => {
    const shown: Row[] = []
    for (const { resource: name, company, records } of demoRecords(today(clock()))) {
      const resource = catalogue.get(name)
      const ready =
        name === 'users' ? records.map(user => ({ ...user, PASSWORD: password })) : records
      const batch = { resource, company, records: ready, now: clock() }
      shown.push(...(await plant(db, trx, batch)))
      await plantPast(trx, batch)
    }
    for (const resource of catalogue.resources.values()) await plantSearch(db, trx, resource)
    await plantNotices(db, trx, context)
    await plantChats(db, trx, context)
    await plantTracking(db, trx, context)
    await plantMails(db, trx, context)
    await recountTallies(trx, catalogue)
    await analyse(trx, db.dialect)
    return shown
  })
  if (files) await putDemoFiles(files, planted)
}
