import { addDays, dayBounds, isDay } from '../../src/base/day'
import type { DayInterval, Span } from '../../src/base/span'
import { type Me, policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { isNever, isOperators, type Operators } from '../../src/model/rules/rule'
import type { JsonObject } from '../base/json'
import { conditionListOf, readFilter } from '../query/list/listQuery'
import type { RequestContext } from '../query/requestContext'
import type { Figure } from './figure'
import { type Measured, measuredOf } from './measure'
import { type Spot, spotOf } from './spot'

export interface FigureQuery {
  readonly figure: Figure
  readonly resource: Resource
  readonly today: string
  readonly span: Span
  readonly measured: Measured
  readonly date: FieldModel | undefined
  readonly by: Spot | undefined
  /** In the form of a list filter. */
  readonly filter: JsonObject
  readonly where: ReturnType<typeof readFilter>['where']
}

export interface Now {
  readonly today: string
  readonly span: Span
}

/** Undefined if the reader may not read everything the figure depends on. */
export function figureQueryOf(
  request: Pick<RequestContext, 'resource' | 'me' | 'records'>,
  figure: Figure,
  { today, span }: Now,
): FigureQuery | undefined {
  const { resource, me } = request
  const { readable, read } = policyOf(resource, me)
  const filled = filledIn(figure.where ?? {}, me, today) as JsonObject
  const filter = inInstants(filled, resource)
  const asked = [...Object.keys(filter), ...(figure.date ? [figure.date] : [])]
  if (isNever(read) || asked.some(name => !readable.has(name))) return undefined
  const measured = measuredOf(resource, me, figure)
  const by = figure.by === undefined ? undefined : spotOf(resource, me, figure.by)
  if (!measured || (figure.by !== undefined && !by)) return undefined
  const date = figure.date === undefined ? undefined : resource.fields.get(figure.date)
  const { where } = readFilter(filter, conditionListOf(request))
  return { figure, resource, today, span, measured, date, by, filter, where }
}

/** Replaces `$today+7` and `$me.ID`. */
function filledIn(value: unknown, me: Me, today: string): unknown {
  if (Array.isArray(value)) return value.map(each => filledIn(each, me, today))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, filledIn(each, me, today)]),
    )
  if (value === '$me.ID') return me.ID
  const day = typeof value === 'string' ? /^\$today([+-]\d+)?$/.exec(value) : null
  return day ? addDays(today, Number(day[1] ?? 0)) : value
}

/** Band boundaries in the unit of the database. */
export function boundsOf({ figure, by, today }: FigureQuery): readonly unknown[] {
  const { bands = [] } = figure
  if (!by) return []
  const { store } = by.field
  if (store === 'instant') return bands.map(days => dayBounds(addDays(today, days))[0])
  if (store === 'day') return bands.map(days => addDays(today, days))
  return bands.map(bound => by.field.toStore(bound))
}

/** The figure's filter with the period, in the form of a list filter. */
export function filterOf({ filter, date, span, resource }: FigureQuery, days: DayInterval = span) {
  if (!date || !resource.filterable.has(date.name)) return filter
  return inInstants({ ...filter, [date.name]: { gte: days.from, lte: days.to } }, resource)
}

/** Days against an instant, as list filters write them: from the first midnight to the one after the last day. */
function inInstants(filter: JsonObject, { fields }: Resource) {
  const entries = Object.entries(filter).map(([name, condition]) =>
    fields.get(name)?.store === 'instant' && isOperators(condition)
      ? [name, instantsOf(condition)]
      : [name, condition],
  )
  return Object.fromEntries(entries) as JsonObject
}

function instantsOf({ gte, lt, lte, ...others }: Operators): Operators {
  const midnight = (bound: unknown, place: 0 | 1) =>
    isDayText(bound) ? dayBounds(bound)[place] : (bound as string)
  const end = lte === undefined ? lt : midnight(lte, 1)
  return {
    ...others,
    ...(gte !== undefined && { gte: midnight(gte, 0) }),
    ...(end !== undefined && { lt: midnight(end, 0) }),
  }
}

const isDayText = (value: unknown): value is string => typeof value === 'string' && isDay(value)
