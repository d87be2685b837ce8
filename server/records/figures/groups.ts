import type { FieldModel } from '../../../src/model/resource'
import type { Row } from '../../db/db'
import { type Fragment, sql } from '../../db/fragment'
import { both, column, yes } from '../condition'
import type { Asking } from '../context'
import { readScope } from '../scope'
import { childTable, ownerColumns } from '../tables'
import { whereOf } from '../where'
import { boundsOf, type Question } from './question'
import { remembered } from './remembered'
import { bandOf, stepOf, within } from './window'

/** What the rows of one key come to: in the period, and in the one before. */
export interface Group {
  readonly key: unknown
  readonly now: number
  readonly before: number
  /** How many rows the period has of it: a mean of none is no mean. */
  readonly rows: number
}

/** Of how many keys one question tells. */
const MOST = 100

/** The parts of a figure, the largest first, each reckoned by the database. */
export async function groupsOf(asking: Asking, question: Question): Promise<readonly Group[]> {
  const order = question.figure.isAscending ? sql`asc` : sql`desc`
  const text = sql`select ${keyOf(question)} as "KEY", ${sums(question)} ${rowsOf(asking, question)} group by 1 order by 2 ${order}, 1 limit ${MOST}`
  const groups = (await remembered(asking.records.db, text)).map(row => groupOf(question, row))
  if (!question.measured.isMean || question.figure.look === 'line') return groups
  const way = question.figure.isAscending ? 1 : -1
  return groups.toSorted((one, other) => (one.now - other.now) * way)
}

/** All of it together. */
export async function wholeOf(asking: Asking, question: Question): Promise<Group> {
  const text = sql`select null as "KEY", ${sums(question)} ${rowsOf(asking, question)}`
  const [row = {}] = await remembered(asking.records.db, text)
  return groupOf(question, row)
}

function groupOf({ measured }: Question, row: Row): Group {
  const value = (sum: unknown, count: unknown) => {
    const [whole, rows] = [Number(sum ?? 0), Number(count ?? 0)]
    if (!measured.isMean) return measured.shown(whole)
    if (rows === 0) return 0
    // cents stay whole; of days and units a tenth tells something
    if (measured.unit === 'count') return Math.round((whole * 10) / rows) / 10
    return measured.shown(Math.round(whole / rows))
  }
  return {
    key: row.KEY ?? null,
    now: value(row.NOW, row.NOW_ROWS),
    before: value(row.BEFORE, row.BEFORE_ROWS),
    rows: Number(row.NOW_ROWS ?? 0),
  }
}

function keyOf(question: Question): Fragment {
  const { by, figure, date, span } = question
  if (figure.look === 'line' && date) {
    const at = sql.ref(`o.${date.name}`)
    return sql`coalesce(${stepOf(date, at, span.steps)}, ${stepOf(date, at, span.stepsBefore)})`
  }
  if (!by) return sql`null`
  return figure.bands ? bandOf(by.at, boundsOf(question)) : by.at
}

function sums({ measured: { at }, date, span }: Question): Fragment {
  const inside = (days: typeof span | typeof span.before) =>
    date ? within(date, sql.ref(`o.${date.name}`), days) : yes
  const now = inside(span)
  const before = date ? inside(span.before) : sql`1 = 0`
  const sum = (when: Fragment, of: Fragment) => sql`sum(case when ${when} then ${of} else 0 end)`
  const one = sql`1`
  return sql`${sum(now, at)} as "NOW", ${sum(now, one)} as "NOW_ROWS", ${sum(before, at)} as "BEFORE", ${sum(before, one)} as "BEFORE_ROWS"`
}

/** The rows this person may read, under the figure's filter, from the period before on; with their child rows. */
function rowsOf({ me }: Asking, { resource, where, date, span, measured, by }: Question): Fragment {
  const among = both([
    readScope(resource, me),
    whereOf(where, resource),
    ...(date ? [within(date, column(date.name), { from: span.before.from, to: span.to })] : []),
  ])
  const rows = sql`from (select t.* from ${sql.table(resource.table)} as t where ${among}) as o`
  const lines = measured.lines ?? by?.lines
  return lines ? sql`${rows} ${joined(resource, lines)}` : rows
}

function joined(resource: Question['resource'], lines: FieldModel): Fragment {
  const same = ownerColumns(resource).map(
    name => sql`${sql.ref(`l.${name}`)} = ${sql.ref(`o.${name}`)}`,
  )
  return sql`join ${sql.table(childTable(resource, lines))} as l on ${both(same)}`
}
