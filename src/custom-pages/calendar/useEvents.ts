import type { EventInput } from '@fullcalendar/react'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { holidaysInYear } from '../../domain/attendance/holidays'
import { isOverdue, type Visit } from './visit'

/** Years around the current one whose holidays are shown. */
const AROUND = [-2, -1, 0, 1, 2]

/** Visits and public holidays. */
export function useEvents(visits: readonly Visit[]): EventInput[] {
  const translate = useTranslate()
  return useMemo(() => {
    const now = new Date()
    const year = now.getFullYear()
    const holidays = AROUND.flatMap(at => holidaysInYear(year + at))
    const holidayName = (name: string) => translate(`team.holidays.${name}`)
    return [
      ...visits.map(visit => toEvent(visit, now.toISOString())),
      ...holidays.map(({ name, day, isMoved }) => ({
        id: `${name} ${day}`,
        title: isMoved
          ? translate('team.calendar.moved', { name: holidayName(name) })
          : holidayName(name),
        start: day,
        allDay: true,
        editable: false,
        ...getStyle('holiday'),
      })),
    ]
  }, [visits, translate])
}

function toEvent(visit: Visit, now: string): EventInput {
  return {
    id: String(visit.id),
    title: visit.CLIENTE,
    start: visit.FECHA,
    ...(visit.FECHA_FIN && { end: visit.FECHA_FIN }),
    editable: !visit.VISITO,
    ...getStyle(getTone(visit, now)),
  }
}

/** Closed and overdue take precedence over the medium. */
function getTone(visit: Visit, now: string): string {
  if (visit.VISITO) return 'closed'
  return isOverdue(visit, now) ? 'overdue' : `medium-${visit.MEDIO ?? '05'}`
}

/** Colour as a border and a light background, readable in every theme. */
const getStyle = (tone: string) => ({
  className: `c-event c-${tone}`,
  color: 'color-mix(in srgb, var(--c-tone) 18%, var(--fc-classic-background))',
  contrastColor: 'var(--fc-classic-foreground)',
})
