import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

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
  Page: plainLater(() => import('./CalendarPage'), 'CalendarPage'),
}
