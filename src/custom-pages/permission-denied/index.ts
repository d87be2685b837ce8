import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Also the target of react-admin's `access-denied`. */
export const permissionDenied: CustomPage = {
  path: 'permission-denied',
  label: 'menu.permissionDenied',
  icon: 'LockOutlined',
  group: false,
  access: 'everyone',
  original: true,
  namespaces: ['account'],
  Page: plainLater(() => import('./PermissionDeniedPage'), 'PermissionDeniedPage'),
}
