import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { addDays } from '../../base/day'
import type { Resource } from '../../model/fields/resource'
import type { CalendarPlan } from '../../model/lists/calendarOf'
import { readMost } from '../record/readMost'

/** A record that lasts longer is found in the days after its start. */
const LONGEST_DAYS = 31

/** Days from the first to the one after the last. */
export interface ShownRange {
  readonly from: string
  readonly until: string
}

/** The records of these days, under the list's filters. */
export function useCalendarRows({ name }: Resource, plan: CalendarPlan, range?: ShownRange) {
  const dataProvider = useDataProvider()
  const { filterValues } = useListContext()
  const filter = range && rangeFilter(plan, filterValues, range)
  return useQuery({
    queryKey: [name, 'calendar', filter],
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      readMost(dataProvider, name, {
        sort: { field: plan.start.name, order: 'ASC' },
        filter: filter ?? {},
        signal,
      }),
  })
}

type Filter = Readonly<Record<string, unknown>>

/** Records that begin in the range, or before it and end in it or later. */
function rangeFilter({ start, end }: CalendarPlan, filter: Filter, { from, until }: ShownRange) {
  const { and = [], ...others } = filter
  const inside = { [start.name]: { gte: from, lt: until } }
  const range = end
    ? {
        [start.name]: { gte: addDays(from, -LONGEST_DAYS), lt: until },
        or: [{ [start.name]: { gte: from } }, { [end.name]: { gte: from } }],
      }
    : inside
  return { ...others, and: [...(and as readonly Filter[]), range] }
}
