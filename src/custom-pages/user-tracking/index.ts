import Icon from '@mui/icons-material/ShareLocationRounded'
import { lazy } from 'react'
import { markingRoles } from '../../domain/attendance'
import type { CustomPage } from '../../providers/customPages'

/** Where the team is in working hours, by consent, beside what it writes (domain.md 5.4, ux.md 4.14). */
export const tracking: CustomPage = {
  path: 'user/tracking',
  label: {
    es: 'Seguimiento',
    en: 'Tracking',
    fr: 'Suivi',
    vi: 'Theo dõi',
    cn: '跟踪',
    ar: 'التتبع',
  },
  icon: Icon,
  group: 'user',
  access: markingRoles,
  Page: lazy(async () => ({ default: (await import('./TrackingPage')).TrackingPage })),
}
