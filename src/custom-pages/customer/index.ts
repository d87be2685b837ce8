import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

const Page = plainLater(() => import('./CustomerPage'), 'CustomerPage')
const access = { resource: 'clients', act: 'list' } as const
const resources = ['clients', 'invoices', 'serials']

export const customer: CustomPage = {
  path: 'customer',
  label: 'menu.customer',
  icon: 'ContactPageRounded',
  group: 'customers',
  access,
  namespaces: ['clients', 'list', 'columns'],
  resources,
  Page,
}

/** Customer lookup at the counter: balance, credit, last orders, new order. */
export const consultClients: CustomPage = {
  path: 'e-commerce/ConsultClients',
  label: 'menu.consultClients',
  icon: 'PersonSearchRounded',
  group: 'customers',
  access,
  namespaces: ['clients', 'list', 'columns'],
  resources,
  Page: plainLater(() => import('./CustomerPage'), 'ConsultPage'),
}
