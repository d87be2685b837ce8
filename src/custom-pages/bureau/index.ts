import type { CustomPage } from '../../providers/navigation/customPages'
import { later } from '../../ui/theme/later'

/**
 * Bureau query and signatures of a credit application, in steps (business.md#credit-applications); `?id=`
 * is its number.
 */
export const creditBureau: CustomPage = {
  path: 'credito/auth_equifax_uanataca',
  label: 'menu.creditBureau',
  icon: 'FactCheckOutlined',
  group: 'credit',
  access: { resource: 'bureau-queries', act: 'create' },
  namespaces: ['credit', 'form', 'validation', 'columns', 'field', 'list'],
  resources: ['bureau-queries', 'credit-applications', 'signature-requests'],
  Page: later(() => import('./BureauPage'), 'BureauPage'),
}
