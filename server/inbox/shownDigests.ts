import { textIn } from '../../src/base/text'
import { plural } from '../../src/i18n/labels'
import type { Notice } from '../../src/model/endpoints/notices'
import type { Resource } from '../../src/model/fields/resource'
import type { JsonObject } from '../base/json'
import type { DbRow } from '../db/db'
import noticeTexts from '../notices/noticeTexts.json'
import type { NoticeReader, NoticesContext } from './noticesContext'
import { shownAll } from './shownNotices'

/** Maximum keys in a list filter. */
const MOST_KEYS = 200

/** Kinds of which one notification may stand for several. */
const DIGESTED: readonly unknown[] = ['due', 'assigned']

/** Notifications as displayed; a grouped one counts the readable ones. */
export async function withDigests(
  context: NoticesContext,
  reader: NoticeReader,
  rows: readonly DbRow[],
): Promise<Notice[]> {
  const behind = await digestedNotices(context, reader, rows)
  const views = await shownAll(context, reader, [...rows, ...behind])
  const byId = new Map(views.map(notice => [notice.id, notice]))
  return rows.flatMap(row => {
    const id = Number(row.ID)
    const notice = byId.get(id)
    const otherNotices = behind.filter(({ DIGEST }) => Number(DIGEST) === id)
    const all = [notice, ...otherNotices.map(({ ID }) => byId.get(Number(ID)))]
    const open = all.filter(each => each?.record !== undefined) as Notice[]
    const named = row.KIND === 'assigned' ? String(row.FIELD) : undefined
    return notice ? [together(notice, distinct(open), { context, reader, named })] : []
  })
}

/** Notifications grouped by these. */
async function digestedNotices(
  { db }: NoticesContext,
  { me }: NoticeReader,
  rows: readonly DbRow[],
) {
  const ids = rows.filter(({ KIND }) => DIGESTED.includes(KIND)).map(({ ID }) => ID)
  if (ids.length === 0) return []
  return db.read
    .selectFrom('_NOTICE')
    .selectAll()
    .where('USER_ID', '=', me.ID)
    .where('DIGEST', 'in', ids)
    .orderBy('ID', 'desc')
    .execute()
}

/** A record whose date moved within the day counts once, by its last notification. */
const distinct = (notices: readonly Notice[]): Notice[] => {
  const first = new Map(notices.toReversed().map(notice => [notice.record, notice]))
  return notices.filter(notice => first.get(notice.record) === notice)
}

interface Digest {
  readonly context: NoticesContext
  readonly reader: NoticeReader
  /** The field that names the reader, of assignments. */
  readonly named: string | undefined
}

function together(
  notice: Notice,
  open: readonly Notice[],
  { context, reader, named }: Digest,
): Notice {
  const { id, kind, at, isRead } = notice
  const [first] = open
  const resource = context.catalogue.resources.get(first?.resource ?? '')
  if (!first || !resource) return notice
  if (open.length === 1) return { ...first, id, at, isRead }
  const { language } = reader
  const { field, day } = first
  const count = open.length
  const isOneDay = open.every(other => other.day === day)
  return {
    id,
    kind,
    at,
    isRead,
    count,
    text: textIn(named ? noticeTexts.assignedMany : noticeTexts.dues, language).replace(
      '{{count}}',
      String(count),
    ),
    label: plural(textIn(resource.schema.label, language)),
    resource: resource.name,
    filter: toFilter(resource, open, named === undefined ? undefined : { [named]: reader.me.ID }),
    ...(field !== undefined && { field }),
    ...(isOneDay && day !== undefined && { day }),
  }
}

/** List filter for the records: by key, or by person or day if there are too many keys. */
function toFilter(
  resource: Resource,
  open: readonly Notice[],
  ofPerson: JsonObject | undefined,
): JsonObject {
  if (open.length <= MOST_KEYS)
    return { [resource.key.name]: open.flatMap(({ record }) => record ?? []) }
  if (ofPerson)
    return Object.keys(ofPerson).every(name => resource.filterable.has(name)) ? ofPerson : {}
  const days = open.flatMap(({ day }) => day ?? []).toSorted()
  const field = open[0]?.field
  if (field === undefined || !resource.filterable.has(field)) return {}
  return { [field]: { gte: days[0], lte: days.at(-1) } }
}
