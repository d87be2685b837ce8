import type { EventInput } from '@fullcalendar/react'
import type { CalendarPlan } from '../../model/lists/calendarOf'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import type { SentRecord } from '../record/useRecord'
import { useRecordLook } from '../record/useRecordLook'
import { cellWriter } from '../sheet/cells/useSheet'
import { editable, eventTimes } from './calendarEvents'
import { eventLook } from './DateGrid'

/** Records as events, movable where they may be changed. */
export function useRecordEvents(plan: CalendarPlan, rows: readonly SentRecord[]): EventInput[] {
  const resource = useResource()
  const lookOf = useRecordLook(resource)
  const isHeld = useViewedUser() !== null
  const mayWrite = cellWriter(resource, useMe())
  return rows.map(record => {
    const { title, colour, path } = lookOf(record)
    return {
      ...{ id: String(record.id), title },
      ...(path && { url: path }),
      ...eventTimes(plan, record),
      ...eventLook(colour),
      ...editable(plan, record, (each, of) => !isHeld && mayWrite(each, of)),
    }
  })
}
