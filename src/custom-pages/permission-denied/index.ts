import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('LockOutlined')

/** Also the target of react-admin's `access-denied`. */
export const permissionDenied: CustomPage = {
  path: 'permission-denied',
  label: 'menu.permissionDenied',
  icon: Icon,
  group: false,
  access: 'everyone',
  original: true,
  namespaces: ['account'],
  Page: lazy(async () => ({
    default: (await import('./PermissionDeniedPage')).PermissionDeniedPage,
  })),
}
