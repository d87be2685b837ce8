import Icon from '@mui/icons-material/TouchAppOutlined'
import { lazy } from 'react'
import { markingRoles } from '../../domain/attendance'
import type { CustomPage } from '../../providers/customPages'

/** Who works here marks the beginning and the end of their day (domain.md 4.6). */
export const mark: CustomPage = {
  path: 'rrhh/Marcar',
  label: {
    es: 'Marcar',
    en: 'Clock in',
    fr: 'Pointer',
    vi: 'Chấm công',
    cn: '打卡',
    ar: 'تسجيل الحضور',
  },
  icon: Icon,
  group: 'rrhh',
  access: markingRoles,
  Page: lazy(async () => ({ default: (await import('./MarkPage')).MarkPage })),
}
