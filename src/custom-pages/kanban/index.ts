import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'

export const kanban: CustomPage = {
  path: 'kanban',
  label: 'menu.kanban',
  icon: 'ViewKanbanOutlined',
  group: 'team',
  access: { resource: 'kanban-cards', act: 'list' },
  original: true,
  namespaces: ['team', 'board'],
  resources: ['kanban-cards', 'kanban-columns'],
  Page: lazy(() => import('./KanbanPage').then(module => ({ default: module.KanbanPage }))),
}
