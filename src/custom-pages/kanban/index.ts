import type { CustomPage } from '../../providers/navigation/customPages'
import { plainLater } from '../../ui/theme/plainLater'

export const kanban: CustomPage = {
  path: 'kanban',
  label: 'menu.kanban',
  icon: 'ViewKanbanOutlined',
  group: 'team',
  access: { resource: 'kanban-cards', act: 'list' },
  original: true,
  namespaces: ['team', 'board'],
  resources: ['kanban-cards', 'kanban-columns'],
  Page: plainLater(() => import('./KanbanPage'), 'KanbanPage'),
}
