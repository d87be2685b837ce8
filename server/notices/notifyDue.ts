import { addDays, today } from '../../src/base/day'
import type { Reminder } from '../../src/kinds/date/data'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { parseRule } from '../../src/model/rules/rule'
import { historyId } from '../audit/writeHistory'
import { allConditions, column, type DbReader, type DbRow, sql, type Trx } from '../db/db'
import { withLease } from '../db/lease'
import { eachBatch } from '../query/eachRow'
import type { Records, RecordValues } from '../query/requestContext'
import { reader, storedFields } from '../query/row'
import { existingRows } from '../query/scope'
import { whereOf } from '../query/where'
import { sendDigestMails, sendDigests } from './noticeDigests'
import { addNotices, addressees } from './notices'
import noticeTexts from './noticeTexts.json'

const HOUR_MS = 3_600_000

interface DueReminders {
  readonly records: Records
  readonly resource: Resource
  readonly field: FieldModel
  readonly due: Reminder
}

/** Sends reminders of approaching dates, each once; one process at a time. */
export const notifyDue = (records: Records): Promise<void> =>
  withLease(records.db, { name: 'due' }, async () => {
    for (const resource of records.catalogue.resources.values())
      for (const field of resource.fields.values()) {
        const due = dueOf(field)
        if (due) await remindAll({ records, resource, field, due })
      }
    await sendDigests(records)
    await sendDigestMails(records)
  })

const dueOf = ({ words }: FieldModel) => ('reminder' in words ? words.reminder : undefined)

async function remindAll(dueReminders: DueReminders) {
  const { records, resource } = dueReminders
  const read = reader(storedFields(resource))
  const where = allConditions([existingRows(resource), ...dueSoon(dueReminders)])
  await eachBatch(records.db.read, { resource, where }, async rows => {
    const news = await withoutReminder(records.db.read, dueReminders, rows.map(read))
    for (const record of news)
      await records.db.transaction(trx => sendReminder(trx, dueReminders, record))
  })
}

function dueSoon({ records, resource, field, due }: DueReminders) {
  const now = records.clock()
  const isMoment = field.store === 'instant'
  const until = new Date(now.getTime() + (due.hours ?? 0) * HOUR_MS).toISOString()
  const [from, to] = isMoment
    ? [now.toISOString(), until]
    : [today(now), addDays(today(now), due.days ?? 0)]
  const at = column(field.name)
  const concerns = due.when ? [whereOf(parseRule(due.when), resource)] : []
  return [sql<boolean>`${at} >= ${from}`, sql<boolean>`${at} <= ${to}`, ...concerns]
}

/** Checks the record again, because another process may have sent it. */
async function sendReminder(trx: Trx, dueReminders: DueReminders, record: RecordValues) {
  const { records, resource, field, due } = dueReminders
  const [news] = await withoutReminder(trx, dueReminders, [record])
  if (!news) return
  const people = await addressees(trx, { records, resource, record, notify: due.notify })
  // A date-time reminder is shown at once, because it begins within hours.
  const isDigested = field.store === 'day'
  await addNotices(trx, records, {
    kind: 'due',
    resource,
    record,
    people,
    text: isDigested ? noticeTexts.due : noticeTexts.soon,
    field,
    day: String(record[field.name]),
    isDigested,
  })
}

/** Records without a reminder for their current date. */
async function withoutReminder<R extends RecordValues>(
  db: DbReader,
  { resource, field }: Pick<DueReminders, 'resource' | 'field'>,
  records: readonly R[],
): Promise<readonly R[]> {
  if (records.length === 0) return []
  const ids = records.map(record => historyId(resource, record))
  const notices: DbRow[] = await db
    .selectFrom('_NOTICE')
    .select(['RECORD_ID', 'DAY'])
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', 'in', ids)
    .where('FIELD', '=', field.name)
    .execute()
  const known = new Set(notices.map(({ RECORD_ID, DAY }) => `${RECORD_ID} ${DAY}`))
  return records.filter((record, at) => !known.has(`${ids[at]} ${record[field.name]}`))
}
