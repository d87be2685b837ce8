import Icon from '@mui/icons-material/QrCode2Rounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Loading and checking the serials of an order's lines, by scanner, camera or paste (domain.md 4.1). */
export const series: CustomPage = {
  path: 'invoice/series',
  also: ['invoice/series/:id'],
  label: {
    es: 'Cargar series',
    en: 'Load serials',
    fr: 'Charger les séries',
    vi: 'Nạp số sê-ri',
    cn: '录入序列号',
    ar: 'تحميل الأرقام التسلسلية',
  },
  icon: Icon,
  group: 'invoice',
  access: { resource: 'serials', act: 'list' },
  Page: lazy(async () => ({ default: (await import('./SeriesPage')).SeriesPage })),
}
