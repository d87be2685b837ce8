import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Consumers = sheetIcon('GroupsRounded')
const Wholesale = sheetIcon('HandshakeOutlined')

/** Wholesale customers to contact. */
export const wholesale: CustomPage = {
  path: 'gestion/mayorista',
  label: 'menu.wholesale',
  icon: Wholesale,
  group: 'orders',
  access: ['10', '9', '7', '6', '5'],
  namespaces: ['clients', 'list'],
  resources: ['clients'],
  Page: lazy(async () => ({ default: (await import('./FollowUpPage')).WholesalePage })),
}

/** Resellers to consumers to contact. */
export const consumers: CustomPage = {
  path: 'gestion/cfinal',
  label: 'menu.consumers',
  icon: Consumers,
  group: 'orders',
  access: ['10', '9', '7', '6', '5'],
  namespaces: ['clients', 'list'],
  resources: ['clients'],
  Page: lazy(async () => ({ default: (await import('./FollowUpPage')).ConsumerPage })),
}
