import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

/** Wholesale customers to contact. */
export const wholesale: CustomPage = {
  path: 'gestion/mayorista',
  label: 'menu.wholesale',
  icon: 'HandshakeOutlined',
  group: 'orders',
  access: ['10', '9', '7', '6', '5'],
  namespaces: ['clients', 'list'],
  resources: ['clients'],
  Page: plainLater(() => import('./FollowUpPage'), 'WholesalePage'),
}

/** Resellers to consumers to contact. */
export const consumers: CustomPage = {
  path: 'gestion/cfinal',
  label: 'menu.consumers',
  icon: 'GroupsRounded',
  group: 'orders',
  access: ['10', '9', '7', '6', '5'],
  namespaces: ['clients', 'list'],
  resources: ['clients'],
  Page: plainLater(() => import('./FollowUpPage'), 'ConsumerPage'),
}
