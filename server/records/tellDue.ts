import { addDays, today } from '../../src/domain/day'
import { type Due, noticeTexts } from '../../src/model/notice'
import type { FieldModel, Resource } from '../../src/model/resource'
import { parseRule } from '../../src/model/rule'
import type { Db, Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import { withLease } from '../db/lease'
import { both, column } from './condition'
import type { Records, Values } from './context'
import { eachBatch } from './eachRow'
import { historyId } from './history'
import { leaveDigestMails, leaveDigests } from './noticeDigests'
import { addressees, leaveNotices } from './notices'
import { reader, storedFields } from './row'
import { thereOf } from './scope'
import { whereOf } from './where'

const HOUR_MS = 3_600_000

/** A date of a resource that tells people when it comes near. */
interface Telling {
  readonly records: Records
  readonly resource: Resource
  readonly field: FieldModel
  readonly due: Due
}

/** Tells whom it concerns of the dates that come near, each once; one process at a time. */
export const tellDue = (records: Records): Promise<void> =>
  withLease(records.db, { name: 'due' }, async () => {
    for (const resource of records.catalogue.resources.values())
      for (const field of resource.fields.values()) {
        const due = dueOf(field)
        if (due) await tellOf({ records, resource, field, due })
      }
    await leaveDigests(records)
    await leaveDigestMails(records)
  })

const dueOf = ({ words }: FieldModel) =>
  words.kind === 'date' || words.kind === 'dateTime' ? words.due : undefined

async function tellOf(telling: Telling) {
  const { records, resource } = telling
  const read = reader(storedFields(resource))
  const where = both([thereOf(resource), ...nearOf(telling)])
  await eachBatch(records.db.read, { resource, where }, async rows => {
    const news = await untold(records.db.read, telling, rows.map(read))
    for (const record of news) await records.db.transaction(trx => tellOne(trx, telling, record))
  })
}

function nearOf({ records, resource, field, due }: Telling) {
  const now = records.clock()
  const isMoment = field.kind === 'dateTime'
  const until = new Date(now.getTime() + (due.hours ?? 0) * HOUR_MS).toISOString()
  const [from, to] = isMoment
    ? [now.toISOString(), until]
    : [today(now), addDays(today(now), due.before ?? 0)]
  const at = column(field.name)
  const concerns = due.unless ? [whereOf({ not: parseRule(due.unless) }, resource)] : []
  return [sql<boolean>`${at} >= ${from}`, sql<boolean>`${at} <= ${to}`, ...concerns]
}

/** Somebody else may have told of it since it was looked up: it is looked up once more. */
async function tellOne(trx: Trx, telling: Telling, record: Values) {
  const { records, resource, field, due } = telling
  const [news] = await untold(trx, telling, [record])
  if (!news) return
  const people = await addressees(trx, { records, resource, record, tell: due.tell })
  // a moment is told of at once: it begins within hours
  const isDigested = field.kind === 'date'
  await leaveNotices(trx, records, {
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

/** Those of the records nobody was told of yet, on the day that stands there now. */
async function untold<R extends Values>(
  db: Trx | Db['read'],
  { resource, field }: Pick<Telling, 'resource' | 'field'>,
  records: readonly R[],
): Promise<readonly R[]> {
  if (records.length === 0) return []
  const ids = records.map(record => historyId(resource, record))
  const told: Row[] = await db
    .selectFrom('_NOTICE')
    .select(['RECORD_ID', 'DAY'])
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', 'in', ids)
    .where('FIELD', '=', field.name)
    .execute()
  const known = new Set(told.map(({ RECORD_ID, DAY }) => `${RECORD_ID} ${DAY}`))
  return records.filter((record, at) => !known.has(`${ids[at]} ${record[field.name]}`))
}
