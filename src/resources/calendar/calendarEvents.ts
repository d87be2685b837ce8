import type { EventApi, EventInput } from '@fullcalendar/react'
import { addDays } from '../../base/day'
import type { FieldModel } from '../../model/fields/resource'
import type { CalendarPlan } from '../../model/lists/calendarOf'
import type { SentRecord } from '../../providers/backend/catalogueContext'

/** Values of the fields in which a record begins and ends. */
type Moments = Readonly<Record<string, string | null>>

/** Start and end of a record as the calendar draws them; a last day is included, so the day after it ends it. */
export function eventTimes({ start, end, isTimed }: CalendarPlan, record: SentRecord): EventInput {
  const last = end && record[end.name]
  return {
    start: String(record[start.name]),
    allDay: !isTimed,
    ...(typeof last === 'string' && { end: isTimed ? last : addDays(last, 1) }),
  }
}

/** The values of a moved or resized event; undefined where a record with hours would lose them. */
export function movedTo(plan: CalendarPlan, event: EventApi): Moments | undefined {
  const { start, end, isTimed } = plan
  if (!event.start || event.allDay === isTimed) return undefined
  const first = isTimed ? event.start.toISOString() : writtenDay(event.startStr)
  const last = isTimed
    ? event.end?.toISOString()
    : event.end && addDays(writtenDay(event.endStr), -1)
  return { [start.name]: first, ...(end && { [end.name]: last ?? null }) }
}

/** The day of a date as the calendar writes it. */
export const writtenDay = (written: string) => written.slice(0, 10)

interface Editable {
  readonly startEditable: boolean
  readonly durationEditable: boolean
}

/** A record with an end moves with it; the end alone is resized. */
export function editable(
  { start, end }: CalendarPlan,
  record: SentRecord,
  mayWrite: (record: SentRecord, field: FieldModel) => boolean,
): Editable {
  const mayEnd = end !== undefined && mayWrite(record, end)
  const hasEnd = end !== undefined && record[end.name] != null
  const startEditable = mayWrite(record, start) && (!hasEnd || mayEnd)
  return { startEditable, durationEditable: mayEnd }
}
