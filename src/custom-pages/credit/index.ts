import type { CustomPage } from '../../providers/navigation/customPages'
import { later } from '../../ui/theme/later'

const resource = 'credit-applications'
const creates = {
  group: 'credit',
  access: { resource, act: 'create' },
  resources: [resource],
} as const
const updates = {
  group: false,
  access: { resource, act: 'edit' },
  resources: [resource],
  icon: 'ManageAccountsOutlined',
} as const
const pages = () => import('./pages')

/** Credit application of a company (business.md#credit-applications). */
export const newCompany: CustomPage = {
  path: 'credito/juridica/crear',
  label: 'menu.newCompany',
  icon: 'AddBusinessOutlined',
  ...creates,
  namespaces: ['form', 'history', 'validation', 'columns', 'field'],
  Page: later(pages, 'NewCompany'),
}

/** Credit application of a natural person. */
export const newPerson: CustomPage = {
  path: 'credito/natural/crear',
  label: 'menu.newPerson',
  icon: 'PersonAddAltOutlined',
  ...creates,
  namespaces: ['form', 'history', 'validation', 'columns', 'field'],
  Page: later(pages, 'NewPerson'),
}

/** An application with documents and history; `?id=` is its number or RUC. */
export const application: CustomPage = {
  path: 'credito/juridica/actualizar',
  also: ['credito/natural/actualizar'],
  label: 'menu.application',
  ...updates,
  namespaces: ['form', 'history', 'validation', 'columns', 'field'],
  Page: later(pages, 'CreditApplicationPage'),
}
