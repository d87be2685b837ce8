import type { EventInput } from '@fullcalendar/react'
import { colourOf, offeredBy } from '../../fields/display/options'
import { useTitleOf } from '../../fields/record/recordTitle'
import { policyOf } from '../../model/access/access'
import { marksOf } from '../../model/access/highlights'
import type { FieldModel, Resource } from '../../model/fields/resource'
import type { CalendarPlan } from '../../model/lists/calendarOf'
import { useLanguage, useMe, useViewedUser } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useRecordPath } from '../record/recordPath'
import type { SentRecord } from '../record/useRecord'
import { cellWriter } from '../sheet/cells/useSheet'
import { editable, eventTimes } from './calendarEvents'
import { eventLook } from './DateGrid'

/** Records as events: titled, coloured and linked like their rows, and movable where they may be changed. */
export function useRecordEvents(plan: CalendarPlan, rows: readonly SentRecord[]): EventInput[] {
  const resource = useResource()
  const me = useMe()
  const labels = useLabels()
  const language = useLanguage()
  const titleOf = useTitleOf()
  const pathOf = useRecordPath(resource)
  const isHeld = useViewedUser() !== null
  const mayWrite = cellWriter(resource, me)
  const field = colouredField(resource, policyOf(resource, me).readable)
  return rows.map(record => {
    const [mark] = marksOf(resource, record, me)
    const value = field && (record[field.name] as string | number | null)
    const option =
      field && value != null
        ? offeredBy(field, language).find(each => each.value === value)
        : undefined
    const colour = mark?.colour ?? option?.colour ?? 'primary'
    const reason = mark ? labels.text(mark.label) : option?.label
    const path = pathOf(record)
    return {
      id: String(record.id),
      title: [titleOf(resource, record), reason].filter(Boolean).join(' · '),
      ...(path && { url: path }),
      ...eventTimes(plan, record),
      ...eventLook(colour),
      ...editable(plan, record, (each, of) => !isHeld && mayWrite(each, of)),
    }
  })
}

/** The field whose colour the events have: the status, else the first choice with colours. */
function colouredField({ fields }: Resource, readable: ReadonlySet<string>) {
  const shown = [...fields.values()].filter(({ name, options }) => options && readable.has(name))
  const hasColour = (field: FieldModel) =>
    Object.keys(field.options ?? {}).some(value => colourOf(field, value) !== undefined)
  return shown.find(({ status }) => status) ?? shown.find(hasColour)
}
