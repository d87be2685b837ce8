import { markingRoles } from '../../domain/attendance/attendance'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Attendance marking (business.md#attendance). */
export const mark: CustomPage = {
  path: 'rrhh/Marcar',
  label: 'menu.mark',
  icon: 'TouchAppOutlined',
  group: 'team',
  access: markingRoles,
  namespaces: ['hr', 'validation', 'field'],
  resources: ['attendance-marks'],
  Page: plainLater(() => import('./MarkPage'), 'MarkPage'),
}
