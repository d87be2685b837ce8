import { type Role, tenantOf } from '../../../src/base/business'
import { today } from '../../../src/base/day'
import { type DayInterval, type Period, type Span, spanOf } from '../../../src/base/span'
import type { Dashboard } from '../../../src/contracts/bi'
import * as routes from '../../../src/contracts/bi'
import {
  type DashboardName,
  dashboardRoles,
  reportNames,
} from '../../../src/domain/accounts/dashboards'
import { plural, textOf } from '../../../src/i18n/labels'
import { loadNamespace } from '../../../src/i18n/namespaces'
import { mayAct } from '../../../src/model/access/access'
import type { Part, ShownFigure } from '../../../src/model/endpoints/figures'
import { requires } from '../../access/permissions'
import type { PowerBi } from '../../adapters/powerbi/powerBi'
import type { Log } from '../../base/log'
import { busy } from '../../base/refusal'
import { computeFigure } from '../../figures/computeFigure'
import { type FileUse, fileUse } from '../../figures/fileUse'
import type { AddRoute } from '../../http/addRoute'
import { routeServer } from '../../http/serveRoute'
import type { Records, RequestContext } from '../../query/requestContext'
import { recordNotFound } from '../../read/read'
import { dashboards, figures } from './dashboards'

/** Roles that see their own figures; others see those of the company. */
const agents: readonly Role[] = ['7', '6', '5']

interface Parts {
  readonly records: Records
  readonly powerBi: PowerBi
  readonly log: Log
}

export function biRoutes(add: AddRoute, { records, powerBi, log }: Parts) {
  const serve = routeServer(
    add,
    (c): DashboardQuery => ({ records, me: c.get('me'), language: c.get('language') }),
  )
  serve(routes.dashboard, (reading, { params, query }) =>
    readDashboard(reading, params.dashboard, query.period ?? 'month'),
  )
  serve(routes.embed, async (reading, { params }) => {
    const { me } = reading
    const report = reportNames.find(each => each === params.dashboard)
    // readers without reports are refused, also for unknown ones
    demandDashboard(reading, report ?? 'vendedor')
    if (!report) throw recordNotFound()
    const viewer = { id: me.ID, company: tenantOf(me) ?? '', isAgent: agents.includes(me.ROLE) }
    return powerBi.embed(report, viewer).catch((error: unknown) => {
      log.error('Power BI failed', { error })
      throw busy()
    })
  })
}

type DashboardQuery = Omit<RequestContext, 'resource'>

/** Figures of a dashboard, each limited to records its reader may read. */
async function readDashboard(
  reading: DashboardQuery,
  dashboard: DashboardName,
  period: Period,
): Promise<Dashboard> {
  demandDashboard(reading, dashboard)
  const day = today(reading.records.clock())
  const span = spanOf(period, day)
  const shown: ShownFigure[] = []
  if (dashboard === 'file') shown.push(...(await fileFigures(reading, span)))
  for (const id of dashboard === 'file' ? [] : dashboards[dashboard]) {
    const figure = { id, ...figures[id] }
    const resource = reading.records.catalogue.resources.get(figure.resource)
    const visible =
      resource && (await computeFigure({ ...reading, resource }, figure, { today: day, span }))
    if (visible) shown.push(visible)
  }
  const days = { from: span.from, to: span.to }
  return { dashboard, period, days, before: span.before, figures: shown }
}

/** Refuses readers without access to the dashboard, naming the roles that have it. */
function demandDashboard({ me, language }: DashboardQuery, dashboard: DashboardName): void {
  const able: readonly Role[] = dashboardRoles[dashboard]
  if (!able.includes(me.ROLE)) throw requires(able, language)
}

const NAMED = 8

/** Storage used by a company's files, limited to those the reader may open. */
async function fileFigures(
  { records, me, language }: Omit<RequestContext, 'resource'>,
  span: Span,
): Promise<readonly ShownFigure[]> {
  const { families } = await loadNamespace(language, 'bi')
  const used = await fileUse(records, me)
  const bytes = sumBy(used, 'bytes')
  const now = used.filter(isIn(span))
  const before = used.filter(isIn(span.before))
  const byResource = ranked(used, ({ resource }) => resource).map(([name, uses]): Part => {
    const resource = records.catalogue.get(name)
    return {
      label: plural(textOf(resource.schema.label, language)),
      amount: sumBy(uses, 'bytes'),
      ...(mayAct(resource, me, 'list') && { behind: { resource: name } }),
    }
  })
  const byType = ranked(used, ({ type }) => familyOf(type)).map(
    ([family, uses]): Part => ({
      label: families[family],
      amount: sumBy(uses, 'bytes'),
    }),
  )
  const line = span.steps.map((days, at): Part => {
    const earlier = span.stepsBefore[at]
    return {
      days,
      amount: sumBy(used.filter(isIn(days)), 'files'),
      before: earlier ? sumBy(used.filter(isIn(earlier)), 'files') : 0,
    }
  })
  const added = { total: sumBy(now, 'files'), before: sumBy(before, 'files') }
  return [
    { id: 'fileBytes', look: 'number', unit: 'bytes', total: bytes, parts: [] },
    { id: 'files', look: 'number', unit: 'count', total: sumBy(used, 'files'), parts: [] },
    { id: 'filesAdded', look: 'number', unit: 'count', ...added, parts: line },
    { id: 'bytesByResource', look: 'rows', ...parted(bytes, byResource) },
    { id: 'bytesByType', look: 'ring', ...parted(bytes, byType) },
    { id: 'filesLine', look: 'line', unit: 'count', ...added, parts: line },
  ]
}

function parted(total: number, parts: readonly Part[]) {
  const named = parts.slice(0, NAMED)
  const others = parts.slice(NAMED).reduce((sum, { amount }) => sum + amount, 0)
  return { unit: 'bytes', total, parts: named, ...(others > 0 && { others }) } as const
}

const isIn =
  ({ from, to }: DayInterval) =>
  ({ day }: FileUse) =>
    day >= from && day <= to

const sumBy = (used: readonly FileUse[], name: 'files' | 'bytes') =>
  used.reduce((sum, each) => sum + each[name], 0)

/** Sorted by size, largest first. */
function ranked<Name extends string>(used: readonly FileUse[], getName: (use: FileUse) => Name) {
  const groups = new Map<Name, FileUse[]>()
  for (const each of used) groups.set(getName(each), [...(groups.get(getName(each)) ?? []), each])
  return [...groups].toSorted(([, a], [, b]) => sumBy(b, 'bytes') - sumBy(a, 'bytes'))
}

type FileFamily =
  | 'picture'
  | 'sound'
  | 'film'
  | 'pdf'
  | 'sheet'
  | 'document'
  | 'slides'
  | 'archive'
  | 'other'

const byEnd: readonly (readonly [RegExp, FileFamily])[] = [
  [/^image\//, 'picture'],
  [/^audio\//, 'sound'],
  [/^video\//, 'film'],
  [/pdf$/, 'pdf'],
  [/(spreadsheetml\.sheet|csv)$/, 'sheet'],
  [/(wordprocessingml\.document|plain)$/, 'document'],
  [/presentationml\.presentation$/, 'slides'],
  [/zip$/, 'archive'],
]

export const familyOf = (type: string): FileFamily =>
  byEnd.find(([end]) => end.test(type))?.[1] ?? 'other'
