import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'
import { later } from '../../ui/theme/later'

const Icon = sheetIcon('TableRowsRounded')

export const operationsPage: CustomPage = {
  path: 'operations',
  also: ['operations/:id'],
  label: 'menu.operations',
  icon: Icon,
  group: 'settings',
  access: '*',
  namespaces: ['list', 'history', 'columns', 'field'],
  resources: ['users'],
  Page: later(() => import('./OperationsPage').then(module => module.OperationsPage)),
}
