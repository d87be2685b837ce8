import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

/** Agenda of an agent. */
export const calendar: CustomPage = {
  path: 'calendar',
  label: 'menu.calendar',
  icon: 'CalendarMonthOutlined',
  group: 'customers',
  access: { resource: 'visits', act: 'list' },
  original: true,
  namespaces: ['team'],
  resources: ['visits', 'holidays'],
  Page: lazy(() => import('./CalendarPage').then(module => ({ default: module.CalendarPage }))),
}
