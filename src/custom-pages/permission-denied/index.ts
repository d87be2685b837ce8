import Icon from '@mui/icons-material/LockOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Product.md 2; react-admin's own `access-denied` leads here too. */
export const permissionDenied: CustomPage = {
  path: 'permission-denied',
  label: {
    es: 'Acceso denegado',
    en: 'Access denied',
    fr: 'Accès refusé',
    vi: 'Từ chối truy cập',
    cn: '拒绝访问',
    ar: 'تم رفض الوصول',
  },
  icon: Icon,
  group: false,
  access: 'everyone',
  Page: lazy(async () => ({
    default: (await import('./PermissionDeniedPage')).PermissionDeniedPage,
  })),
}
