import { dayBounds } from '../../src/base/day'
import type { DayInterval } from '../../src/base/span'
import type { FieldModel } from '../../src/model/fields/resource'
import {
  allConditions,
  alwaysTrue,
  column,
  type DbRow,
  type Fragment,
  fromRows,
  sql,
} from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { readScope } from '../query/scope'
import { childTable, ownerColumns } from '../query/tables'
import { whereOf } from '../query/where'
import { boundsOf, type FigureQuery } from './question'
import { remembered } from './remembered'

/** Totals of one group, in the period and in the previous one. */
export interface Group {
  readonly key: unknown
  readonly now: number
  readonly before: number
  /** Number of rows in the period; a mean needs at least one. */
  readonly rows: number
}

const MOST = 100

/** The groups of a figure, largest first, computed by the database. */
export async function groupsOf(
  request: RequestContext,
  question: FigureQuery,
): Promise<readonly Group[]> {
  const order = question.figure.isAscending ? sql`asc` : sql`desc`
  const text = sql`select ${keyOf(question)} as "KEY", ${sums(question)} ${rowsOf(request, question)} group by 1 order by 2 ${order}, 1 limit ${MOST}`
  const groups = (await remembered(request.records.db, text)).map(row => groupOf(question, row))
  if (!question.measured.isMean || question.figure.look === 'line') return groups
  const way = question.figure.isAscending ? 1 : -1
  return groups.toSorted((one, other) => (one.now - other.now) * way)
}

export async function wholeOf(request: RequestContext, question: FigureQuery): Promise<Group> {
  const text = sql`select null as "KEY", ${sums(question)} ${rowsOf(request, question)}`
  const [row = {}] = await remembered(request.records.db, text)
  return groupOf(question, row)
}

function groupOf({ measured }: FigureQuery, row: DbRow): Group {
  const value = (sum: unknown, count: unknown) => {
    const [whole, rows] = [Number(sum ?? 0), Number(count ?? 0)]
    if (!measured.isMean) return measured.shown(whole)
    if (rows === 0) return 0
    // Cents stay whole; days and units keep one decimal.
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

function keyOf(question: FigureQuery): Fragment {
  const { by, figure, date, span } = question
  if (figure.look === 'line' && date) {
    const at = sql.ref(`o.${date.name}`)
    return sql`coalesce(${sqlStepOf(date, at, span.steps)}, ${sqlStepOf(date, at, span.stepsBefore)})`
  }
  if (!by) return sql`null`
  return figure.bands ? sqlBandOf(by.at, boundsOf(question)) : by.at
}

function sums({ measured: { at }, date, span }: FigureQuery): Fragment {
  const inside = (days: typeof span | typeof span.before) =>
    date ? withinSpan(date, sql.ref(`o.${date.name}`), days) : alwaysTrue
  const now = inside(span)
  const before = date ? inside(span.before) : sql`1 = 0`
  const sum = (when: Fragment, of: Fragment) => sql`sum(case when ${when} then ${of} else 0 end)`
  const one = sql`1`
  return sql`${sum(now, at)} as "NOW", ${sum(now, one)} as "NOW_ROWS", ${sum(before, at)} as "BEFORE", ${sum(before, one)} as "BEFORE_ROWS"`
}

/** Readable rows under the figure's filter, from the previous period on, with their child rows. */
function rowsOf(
  request: RequestContext,
  { resource, where, date, span, measured, by }: FigureQuery,
): Fragment {
  const among = allConditions([
    readScope(resource, request.me),
    whereOf(where, resource, request),
    ...(date ? [withinSpan(date, column(date.name), { from: span.before.from, to: span.to })] : []),
  ])
  const rows = sql`from (select t.* ${fromRows(resource, among)}) as o`
  const lines = measured.lines ?? by?.lines
  return lines ? sql`${rows} ${joined(resource, lines)}` : rows
}

function joined(resource: FigureQuery['resource'], lines: FieldModel): Fragment {
  const same = ownerColumns(resource).map(
    name => sql`${sql.ref(`l.${name}`)} = ${sql.ref(`o.${name}`)}`,
  )
  return sql`join ${sql.table(childTable(resource, lines))} as l on ${allConditions(same)}`
}

/** Whether a row's date lies within these days, the last one included. */
function withinSpan(field: FieldModel, at: Fragment, { from, to }: DayInterval): Fragment {
  if (field.store !== 'instant') return sql`(${at} >= ${from} and ${at} <= ${to})`
  return sql`(${at} >= ${dayBounds(from)[0]} and ${at} < ${dayBounds(to)[1]})`
}

/** The number of the step that a date belongs to. */
function sqlStepOf(field: FieldModel, at: Fragment, steps: readonly DayInterval[]): Fragment {
  const cases = steps.map(
    (days, index) => sql`when ${withinSpan(field, at, days)} then ${whole(index)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** The number of the band that a value belongs to; below the first boundary it is 0. */
function sqlBandOf(at: Fragment, bounds: readonly unknown[]): Fragment {
  const cases = bounds.map((bound, index) => sql`when ${at} < ${bound} then ${whole(index)}`)
  return sql`case when ${at} is null then null ${sql.join(cases, sql` `)} else ${whole(bounds.length)} end`
}

/** A number of our own as literal text, so that both databases know its type. */
const whole = (value: number) => sql.raw(String(Math.trunc(value)))
