import { type Me, policyOf } from '../access/access'
import type { FieldModel, Resource } from '../fields/resource'

/** The fields in which records begin and end. */
export interface CalendarPlan {
  readonly start: FieldModel
  readonly end: FieldModel | undefined
  /** Records have hours; otherwise they last whole days. */
  readonly isTimed: boolean
}

/** The calendar of a resource for this person; it needs a readable start. */
export function calendarOf(resource: Resource, me: Me): CalendarPlan | undefined {
  const { readable } = policyOf(resource, me)
  const names = [resource.schema.list?.calendar ?? []].flat()
  const [start, end] = names.map(name =>
    readable.has(name) ? resource.fields.get(name) : undefined,
  )
  return start && { start, end, isTimed: start.store === 'instant' }
}
