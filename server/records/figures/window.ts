import { dayBounds } from '../../../src/domain/day'
import type { Days, Span } from '../../../src/domain/span'
import type { FieldModel } from '../../../src/model/resource'
import { type Fragment, sql } from '../../db/fragment'

/** Whether a row's date falls into these days, the last one included. */
export function within(field: FieldModel, at: Fragment, { from, to }: Days): Fragment {
  if (field.kind !== 'dateTime') return sql`(${at} >= ${from} and ${at} <= ${to})`
  return sql`(${at} >= ${dayBounds(from)[0]} and ${at} < ${dayBounds(to)[1]})`
}

/** Whether it falls into the period or the one before it. */
export const either = (field: FieldModel, at: Fragment, span: Span): Fragment =>
  sql`(${within(field, at, span)} or ${within(field, at, span.before)})`

/** The number of the step a date falls into. */
export function stepOf(field: FieldModel, at: Fragment, steps: readonly Days[]): Fragment {
  const cases = steps.map(
    (days, index) => sql`when ${within(field, at, days)} then ${whole(index)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** The number of the band a value lies in: below the first bound is 0. */
export function bandOf(at: Fragment, bounds: readonly unknown[]): Fragment {
  const cases = bounds.map((bound, index) => sql`when ${at} < ${bound} then ${whole(index)}`)
  return sql`case when ${at} is null then null ${sql.join(cases, sql` `)} else ${whole(bounds.length)} end`
}

/** A number of our own, as text: both databases then know what it is. */
const whole = (value: number) => sql.raw(String(Math.trunc(value)))
