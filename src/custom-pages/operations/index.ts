import type { CustomPage } from '../../providers/navigation/customPages'
import { later } from '../../ui/theme/later'

export const operationsPage: CustomPage = {
  path: 'operations',
  also: ['operations/:id'],
  label: 'menu.operations',
  icon: 'TableRowsRounded',
  group: 'settings',
  access: 'staff',
  namespaces: ['list', 'history', 'columns', 'field'],
  resources: ['users'],
  Page: later(() => import('./OperationsPage'), 'OperationsPage'),
}
