import type { EventInput } from '@fullcalendar/react'
import { useGetList, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { isOverdue, type Visit } from './visit'

/** Years before and after the current one whose holidays are shown. */
const AROUND = 2

/** Visits and public holidays. */
export function useEvents(visits: readonly Visit[]): EventInput[] {
  const translate = useTranslate()
  const holidays = useHolidays()
  return useMemo(() => {
    const now = new Date()
    return [
      ...visits.map(visit => toEvent(visit, now.toISOString())),
      ...holidays.map(({ id, name, day, isMoved }) => ({
        id: `holiday ${id}`,
        title: isMoved ? translate('team.calendar.moved', { name }) : name,
        start: day,
        allDay: true,
        editable: false,
        ...getStyle('holiday'),
      })),
    ]
  }, [visits, holidays, translate])
}

/** Public holidays of the years around this one. */
function useHolidays() {
  const language = useLanguage()
  const field = useResource('holidays').fields.get('FIESTA')
  const year = new Date().getFullYear()
  const { data } = useGetList('holidays', {
    filter: { DIA: { gte: `${year - AROUND}-01-01`, lte: `${year + AROUND}-12-31` } },
    sort: { field: 'DIA', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  })
  return useMemo(
    () =>
      (data ?? []).map(({ id, FIESTA, DIA, TRASLADADO }) => ({
        ...{ id, day: String(DIA), isMoved: TRASLADADO === true },
        name: field?.print(FIESTA, language) ?? '',
      })),
    [data, field, language],
  )
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
