import Whole from '@mui/icons-material/ContactPageRounded'
import Look from '@mui/icons-material/PersonSearchRounded'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

const Page = lazy(async () => ({ default: (await import('./CustomerPage')).CustomerPage }))
const access = { resource: 'clients', act: 'list' } as const

/** Everything about one customer on one page (product.md 2). */
export const customer: CustomPage = {
  path: 'customer',
  label: {
    es: 'Ficha del cliente',
    en: 'Customer 360°',
    fr: 'Fiche client',
    vi: 'Hồ sơ khách hàng',
    cn: '客户全景',
    ar: 'ملف العميل',
  },
  icon: Whole,
  group: 'customer',
  access,
  Page,
}

/** The same, asked for at the counter: balance, credit, last orders, and on to an order. */
export const consultClients: CustomPage = {
  path: 'e-commerce/ConsultClients',
  label: {
    es: 'Consultar clientes',
    en: 'Look customers up',
    fr: 'Consulter les clients',
    vi: 'Tra cứu khách hàng',
    cn: '查询客户',
    ar: 'الاستعلام عن العملاء',
  },
  icon: Look,
  group: 'e-commerce',
  access,
  Page: lazy(async () => ({ default: (await import('./CustomerPage')).ConsultPage })),
}
