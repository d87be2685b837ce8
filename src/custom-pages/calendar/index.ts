import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('CalendarMonthOutlined')

/** Agenda of an agent. */
export const calendar: CustomPage = {
  path: 'calendar',
  label: 'menu.calendar',
  icon: Icon,
  group: 'equipo',
  access: { resource: 'visits', act: 'list' },
  original: true,
  namespaces: ['team'],
  resources: ['visits'],
  Page: lazy(async () => ({ default: (await import('./CalendarPage')).CalendarPage })),
}
