import Icon from '@mui/icons-material/CalendarMonthOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** The agenda of an agent: which customer is visited when. */
export const calendar: CustomPage = {
  path: 'calendar',
  label: {
    es: 'Calendario',
    en: 'Calendar',
    fr: 'Calendrier',
    vi: 'Lịch',
    cn: '日历',
    ar: 'التقويم',
  },
  icon: Icon,
  group: 'equipo',
  access: { resource: 'visits', act: 'list' },
  Page: lazy(async () => ({ default: (await import('./CalendarPage')).CalendarPage })),
}
