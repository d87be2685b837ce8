import { addDays, today } from '../../src/domain/day'
import { noticeTexts } from '../../src/model/notice'
import type { FieldModel, Resource } from '../../src/model/resource'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { withLease } from '../db/lease'
import { both, column } from './condition'
import type { Records } from './context'
import { historyId } from './history'
import { addressees, leaveNotices } from './notices'
import { reader, storedFields } from './row'
import { thereOf } from './scope'

const AT_ONCE = 500

/** Tells whom it concerns of the dates that come near, each once; one process at a time. */
export const tellDue = (records: Records): Promise<void> =>
  withLease(records.db, 'due', async () => {
    for (const resource of records.catalogue.resources.values())
      for (const field of resource.fields.values())
        if (dueOf(field)) await tellOf(records, resource, field)
  })

const dueOf = ({ words }: FieldModel) => (words.kind === 'date' ? words.due : undefined)

async function tellOf(records: Records, resource: Resource, field: FieldModel) {
  const due = dueOf(field)
  if (!due) return
  const from = today(records.clock())
  const near = both([
    thereOf(resource),
    sql`${column(field.name)} >= ${from}`,
    sql`${column(field.name)} <= ${addDays(from, due.before ?? 0)}`,
  ])
  const { rows } =
    await sql<Row>`select t.* from ${sql.table(resource.table)} as t where ${near} order by ${column(field.name)} limit ${AT_ONCE}`.execute(
      records.db.read,
    )
  const read = reader(storedFields(resource))
  for (const record of rows.map(read)) {
    const day = String(record[field.name])
    await records.db.transaction(async trx => {
      if (await isTold(trx, { resource, field, day, id: historyId(resource, record) })) return
      const people = await addressees(trx, { records, resource, record, tell: due.tell })
      const text = noticeTexts.due
      await leaveNotices(trx, records, { kind: 'due', resource, record, people, text, field, day })
    })
  }
}

interface Told {
  readonly resource: Resource
  readonly field: FieldModel
  readonly day: string
  readonly id: string
}
const isTold = async (trx: Trx, { resource, field, day, id }: Told) =>
  (await trx
    .selectFrom('_NOTICE')
    .select('ID')
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', id)
    .where('FIELD', '=', field.name)
    .where('DAY', '=', day)
    .limit(1)
    .executeTakeFirst()) !== undefined
