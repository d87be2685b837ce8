import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

/** Also the target of react-admin's `access-denied`. */
export const permissionDenied: CustomPage = {
  path: 'permission-denied',
  label: 'menu.permissionDenied',
  icon: 'LockOutlined',
  group: false,
  access: 'everyone',
  original: true,
  namespaces: ['account'],
  Page: lazy(() =>
    import('./PermissionDeniedPage').then(module => ({ default: module.PermissionDeniedPage })),
  ),
}
