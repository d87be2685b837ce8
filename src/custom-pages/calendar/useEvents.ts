import type { EventInput } from '@fullcalendar/react'
import { useGetList, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { mayAct } from '../../model/access/access'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { eventLook } from '../../resources/calendar/DateGrid'
import { isOverdue, type Visit } from './visit'

/** Years before and after the current one whose holidays are shown. */
const AROUND = 2

/** Visits and public holidays. */
export function useEvents(visits: readonly Visit[], canWrite: boolean): EventInput[] {
  const translate = useTranslate()
  const holidays = useHolidays()
  return useMemo(() => {
    const now = new Date()
    return [
      ...visits.map(visit => toEvent(visit, { now: now.toISOString(), canWrite })),
      ...holidays.map(({ id, name, day, isMoved }) => ({
        id: `holiday ${id}`,
        title: isMoved ? translate('team.calendar.moved', { name }) : name,
        start: day,
        allDay: true,
        editable: false,
        ...eventLook('warning c-holiday'),
        color: 'transparent',
      })),
    ]
  }, [visits, holidays, canWrite, translate])
}

/** Public holidays of the years around this one; none where the server has no list of them. */
function useHolidays() {
  const language = useLanguage()
  const resource = useResource('holidays')
  const field = resource.fields.get('FIESTA')
  const me = useMe()
  const year = new Date().getFullYear()
  const { data } = useGetList(
    'holidays',
    {
      filter: { DIA: { gte: `${year - AROUND}-01-01`, lte: `${year + AROUND}-12-31` } },
      sort: { field: 'DIA', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: mayAct(resource, me, 'list') },
  )
  return useMemo(
    () =>
      (data ?? []).map(({ id, FIESTA, DIA, TRASLADADO }) => ({
        ...{ id, day: String(DIA), isMoved: TRASLADADO === true },
        name: field?.print(FIESTA, language) ?? '',
      })),
    [data, field, language],
  )
}

interface EventState {
  readonly now: string
  readonly canWrite: boolean
}

function toEvent(visit: Visit, { now, canWrite }: EventState): EventInput {
  return {
    id: String(visit.id),
    title: visit.VISITO ? `✓ ${visit.CLIENTE}` : visit.CLIENTE,
    start: visit.FECHA,
    ...(visit.FECHA_FIN && { end: visit.FECHA_FIN }),
    editable: canWrite && !visit.VISITO,
    ...eventLook(toneOf(visit, now)),
  }
}

export const closedTone = 'default c-closed'

/** Closed and overdue take precedence over the medium. */
export function toneOf(visit: Visit, now: string): string {
  if (visit.VISITO) return closedTone
  return isOverdue(visit, now) ? 'error' : mediumTone(visit.MEDIO)
}

const mediumTones: Readonly<Record<string, string>> = {
  '01': 'info',
  '02': 'primary',
  '03': 'warning',
  '04': 'medium-04',
}
/** Class of a medium's colour, without its prefix. */
export const mediumTone = (medium: string | null) => mediumTones[medium ?? ''] ?? 'default'
