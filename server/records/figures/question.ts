import { addDays, dayBounds, isDay } from '../../../src/domain/day'
import type { Days, Span } from '../../../src/domain/span'
import { type Me, policyOf } from '../../../src/model/access'
import type { FieldModel, Resource } from '../../../src/model/resource'
import { isNever, isOperators, type Operators } from '../../../src/model/rule'
import type { Asking } from '../context'
import { readFilter } from '../listQuery'
import type { Figure } from './figure'
import { type Measured, measuredOf } from './measure'
import { type Spot, spotOf } from './spot'

/** A figure as one reader asks it today. */
export interface Question {
  readonly figure: Figure
  readonly resource: Resource
  readonly today: string
  readonly span: Span
  readonly measured: Measured
  readonly date: FieldModel | undefined
  readonly by: Spot | undefined
  /** As a list takes it. */
  readonly filter: Readonly<Record<string, unknown>>
  readonly where: ReturnType<typeof readFilter>['where']
}

export interface Now {
  readonly today: string
  readonly span: Span
}

/** Nothing where the reader may not read all that the figure is made of. */
export function questionOf(
  { resource, me }: Pick<Asking, 'resource' | 'me'>,
  figure: Figure,
  { today, span }: Now,
): Question | undefined {
  const { readable, read } = policyOf(resource, me)
  const filled = filledIn(figure.where ?? {}, me, today) as Record<string, unknown>
  const filter = inInstants(filled, resource)
  const asked = [...Object.keys(filter), ...(figure.date ? [figure.date] : [])]
  if (isNever(read) || asked.some(name => !readable.has(name))) return undefined
  const measured = measuredOf(resource, me, figure)
  const by = figure.by === undefined ? undefined : spotOf(resource, me, figure.by)
  if (!measured || (figure.by !== undefined && !by)) return undefined
  const date = figure.date === undefined ? undefined : resource.fields.get(figure.date)
  const { where } = readFilter(filter, resource, me)
  return { figure, resource, today, span, measured, date, by, filter, where }
}

/** `$today+7` is a day, `$me.ID` who asks. */
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

/** The bounds of bands as they stand in the database. */
export function boundsOf({ figure, by, today }: Question): readonly unknown[] {
  const { bands = [] } = figure
  if (!by) return []
  const { kind } = by.field
  if (kind === 'dateTime') return bands.map(days => dayBounds(addDays(today, days))[0])
  if (kind === 'date') return bands.map(days => addDays(today, days))
  return bands.map(bound => by.field.toStore(bound))
}

/** The figure's filter with the days of the period, as its list takes it. */
export function filterOf({ filter, date, span, resource }: Question, days: Days = span) {
  if (!date || !resource.filterable.has(date.name)) return filter
  return inInstants({ ...filter, [date.name]: { gte: days.from, lte: days.to } }, resource)
}

/** Days against an instant as the filter of a list writes them: from the first midnight to the one after the last. */
function inInstants(filter: Readonly<Record<string, unknown>>, { fields }: Resource) {
  const entries = Object.entries(filter).map(([name, condition]) =>
    fields.get(name)?.kind === 'dateTime' && isOperators(condition)
      ? [name, instantsOf(condition)]
      : [name, condition],
  )
  return Object.fromEntries(entries) as Record<string, unknown>
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
