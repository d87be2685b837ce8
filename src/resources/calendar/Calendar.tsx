import type {
  DateSelectInfo,
  DatesSetInfo,
  EventChangeInfo,
  EventClickInfo,
  EventInput,
} from '@fullcalendar/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCreatePath, useDataProvider, useNotify, useStore, useTranslate } from 'ra-core'
import { createElement, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dayOf, instantOfClock, today } from '../../base/day'
import { printNumber } from '../../base/numbers'
import { mayAct, policyOf } from '../../model/access/access'
import { type CalendarPlan, calendarOf } from '../../model/lists/calendarOf'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import {
  type SentRecord,
  useResource,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { useAddressValue } from '../../providers/navigation/useAddressValue'
import { Banner } from '../../ui/primitives/Banner'
import { ErrorState } from '../../ui/states/Waiting'
import { UNDO_MS, UndoNotice } from '../bulk/UndoNotice'
import { MOST_SHOWN } from '../record/readMost'
import { useRecordLook } from '../record/useRecordLook'
import { cellWriter } from '../sheet/cells/useSheet'
import { editable, eventTimes, movedTo, writtenDay } from './calendarEvents'
import { type CalendarSpan, DateGrid, eventLook } from './DateGrid'
import { type ShownRange, useCalendarRows } from './useCalendarRows'

/** The list's records by day: a click opens one, a drag moves it, a chosen day creates one. */
export function Calendar() {
  const { resource, me } = useResourceView()
  const plan = useMemo(() => calendarOf(resource, me), [resource, me])
  return plan ? <RecordCalendar plan={plan} /> : null
}

function RecordCalendar({ plan }: { readonly plan: CalendarPlan }) {
  const { resource, translate } = useResourceView()
  const navigate = useNavigate()
  const [range, setRange] = useState<ShownRange>()
  const { begin, remember } = useShownDays()
  const { data, error, isFetching, refetch } = useCalendarRows(resource, plan, range)
  const events = useRecordEvents(plan, data?.rows ?? [])
  const move = useMoveRecord(plan)
  const { mayCreate, create } = useCreateOn(plan)
  const show = (info: DatesSetInfo) => {
    setRange({ from: writtenDay(info.startStr), until: writtenDay(info.endStr) })
    remember(info)
  }
  const open = ({ event, jsEvent }: EventClickInfo) => {
    if (jsEvent.ctrlKey || jsEvent.metaKey || !event.url) return
    jsEvent.preventDefault()
    navigate(event.url)
  }
  const change = (info: EventChangeInfo) => {
    const record = data?.rows.find(({ id }) => String(id) === info.event.id)
    void (record ? move(record, info) : info.revert())
  }
  return (
    <div className="c-page" aria-busy={isFetching}>
      {error && <ErrorState error={error} what="list" onRetry={() => void refetch()} />}
      {data?.isWhole === false && (
        <Banner tone="warning" role="status">
          {translate('board.mostShown', { number: printNumber(MOST_SHOWN) })}
        </Banner>
      )}
      <DateGrid
        events={events}
        isTimed={plan.isTimed}
        begin={begin}
        mayCreate={mayCreate}
        onRange={show}
        onSelect={create}
        onOpen={open}
        onChange={change}
      />
    </div>
  )
}

/** The span of this person, and its day in the address: the way back from a record leads to the same days. */
function useShownDays() {
  const { resource, me } = useResourceView()
  const [shown, show] = useAddressValue('day')
  const [span, keep] = useStore<CalendarSpan | undefined>(`${resource.name}.${me.ID}.span`)
  const [begin] = useState({ span, day: shown })
  const remember = ({ view }: DatesSetInfo) => {
    keep(view.type as CalendarSpan)
    const current = dayOf(view.calendar.getDate().toISOString())
    const day = current === today(new Date()) ? undefined : current
    if (shown !== day) show(day)
  }
  return { begin, remember }
}

/** A chosen day or time opens the form of a new record on it. */
function useCreateOn({ start, end, isTimed }: CalendarPlan) {
  const { resource, me } = useResourceView()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const isHeld = useViewedUser() !== null
  const { writable } = policyOf(resource, me)
  const mayCreate = mayAct(resource, me, 'create') && writable.has(start.name) && !isHeld
  const create = (chosen: DateSelectInfo) => {
    const [first, last] = isTimed ? chosenTimes(chosen) : [writtenDay(chosen.startStr), undefined]
    const query = new URLSearchParams({
      ...(first && { [start.name]: first }),
      ...(end && last && { [end.name]: last }),
    })
    navigate(`${createPath({ resource: resource.name, type: 'create' })}?${query}`)
  }
  return { mayCreate, create }
}

/** The chosen hours; a chosen day begins at nine. */
const chosenTimes = ({ start, end, startStr, allDay }: DateSelectInfo) =>
  allDay
    ? [instantOfClock(`${writtenDay(startStr)}T09:00`), undefined]
    : [start.toISOString(), end.toISOString()]

/** Saves a moved record, with a way back; a refused one returns to its place with the reason. */
function useMoveRecord(plan: CalendarPlan) {
  const { name } = useResource()
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  return async (record: SentRecord, { event, revert }: EventChangeInfo) => {
    const data = movedTo(plan, event)
    if (!data) return revert()
    const { id } = record
    const before = Object.fromEntries(Object.keys(data).map(each => [each, record[each]]))
    const save = async (values: object, previousData: SentRecord) => {
      const answer = await dataProvider.update<SentRecord>(name, { id, data: values, previousData })
      return answer.data
    }
    try {
      const moved = await save(data, record)
      const undo = () => save(before, moved).then(() => 1)
      const words = translate('board.saved')
      notify(createElement(UndoNotice, { words, undo }), { autoHideDuration: UNDO_MS })
    } catch (error) {
      revert()
      notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    await client.invalidateQueries({ queryKey: [name] })
  }
}

/** Records as events, movable where they may be changed. */
function useRecordEvents(plan: CalendarPlan, rows: readonly SentRecord[]): EventInput[] {
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
