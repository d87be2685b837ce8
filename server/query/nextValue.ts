import { today } from '../../src/base/day'
import type { Resource } from '../../src/model/fields/resource'
import { dueValue, matrixOf } from '../../src/model/lists/matrixOf'
import { type Fragment, type SqlCondition, sql } from '../db/db'
import type { RecordDraft, Records, RecordValues } from './requestContext'

type At = (name: string) => Fragment
type Timed = Pick<Records, 'clock'>

/** The row with its next value in the place of the present one, once its first day has come. */
export function withNextValue(resource: Resource, row: RecordDraft, { clock }: Timed): RecordDraft {
  const matrix = matrixOf(resource)
  const due = matrix && dueValue(matrix, row, today(clock()))
  if (!matrix?.next || due === undefined) return row
  const { value, next } = matrix
  return { ...row, [value.name]: due, [next.value.name]: null, [next.from.name]: null }
}

/**
 * The record that a change begins with: a next value whose day has come stands in it, as it already does in
 * orders, unless the change corrects it or takes it back.
 */
export function beforeChange(
  resource: Resource,
  { stored, changes }: { readonly stored: RecordDraft; readonly changes: RecordValues },
  timed: Timed,
): RecordDraft {
  const { next } = matrixOf(resource) ?? {}
  const [value, from] = next ? [changes[next.value.name], changes[next.from.name]] : []
  const isCorrected = value === null || (value === undefined) !== (from === undefined)
  return isCorrected ? stored : withNextValue(resource, stored, timed)
}

/** Former values as before a next value came: with its day passed, it would take its place again at once. */
export function withoutDue(
  resource: Resource,
  former: RecordValues,
  { clock }: Timed,
): RecordValues {
  const matrix = matrixOf(resource)
  if (!matrix?.next || dueValue(matrix, former, today(clock())) === undefined) return former
  if (!(matrix.value.name in former)) return former
  return { ...former, [matrix.next.value.name]: null, [matrix.next.from.name]: null }
}

/** Rows whose next value counts; undefined for a resource without next values. */
export function nextIsDue(resource: Resource, { clock }: Timed, at: At): SqlCondition | undefined {
  const { next } = matrixOf(resource) ?? {}
  return (
    next &&
    sql<boolean>`(${at(next.value.name)} is not null and ${at(next.from.name)} <= ${today(clock())})`
  )
}

/** The value that counts today, as `withNextValue` for a query. */
export function valueToday(resource: Resource, context: Timed, at: At): Fragment {
  const { value, next } = matrixOf(resource) ?? {}
  if (!value) throw new Error(`${resource.name} has no matrix`)
  const due = nextIsDue(resource, context, at)
  return next && due
    ? sql`case when ${due} then ${at(next.value.name)} else ${at(value.name)} end`
    : at(value.name)
}
