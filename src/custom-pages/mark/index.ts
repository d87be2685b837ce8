import { lazy } from 'react'
import { markingRoles } from '../../domain/attendance/attendance'
import type { CustomPage } from '../../providers/navigation/customPages'

/** Attendance marking (business.md#attendance). */
export const mark: CustomPage = {
  path: 'rrhh/Marcar',
  label: 'menu.mark',
  icon: 'TouchAppOutlined',
  group: 'team',
  access: markingRoles,
  namespaces: ['hr', 'validation', 'field'],
  resources: ['attendance-marks'],
  Page: lazy(() => import('./MarkPage').then(module => ({ default: module.MarkPage }))),
}
