import { dayBounds } from '../../src/base/day'
import type { Days } from '../../src/base/span'
import type { FieldModel } from '../../src/model/fields/resource'
import { type Fragment, sql } from '../db/fragment'

/** Whether a row's date lies within these days, the last one included. */
export function withinSpan(field: FieldModel, at: Fragment, { from, to }: Days): Fragment {
  if (field.store !== 'instant') return sql`(${at} >= ${from} and ${at} <= ${to})`
  return sql`(${at} >= ${dayBounds(from)[0]} and ${at} < ${dayBounds(to)[1]})`
}

/** The number of the step that a date belongs to. */
export function sqlStepOf(field: FieldModel, at: Fragment, steps: readonly Days[]): Fragment {
  const cases = steps.map(
    (days, index) => sql`when ${withinSpan(field, at, days)} then ${whole(index)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** The number of the band that a value belongs to; below the first boundary it is 0. */
export function sqlBandOf(at: Fragment, bounds: readonly unknown[]): Fragment {
  const cases = bounds.map((bound, index) => sql`when ${at} < ${bound} then ${whole(index)}`)
  return sql`case when ${at} is null then null ${sql.join(cases, sql` `)} else ${whole(bounds.length)} end`
}

/** A number of our own as literal text, so that both databases know its type. */
const whole = (value: number) => sql.raw(String(Math.trunc(value)))
