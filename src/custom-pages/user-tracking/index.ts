import { markingRoles } from '../../domain/attendance/attendance'
import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Positions of the team in working hours, by consent, beside its conversation (business.md#tracking). */
export const trackingPage: CustomPage = {
  path: 'user/tracking',
  label: 'menu.tracking',
  icon: 'ShareLocationRounded',
  group: 'team',
  access: markingRoles,
  namespaces: ['tracking'],
  Page: plainLater(() => import('./TrackingPage'), 'TrackingPage'),
}
