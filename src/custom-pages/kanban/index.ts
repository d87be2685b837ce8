import { lazy } from 'react'
import type { CustomPage } from '../../providers/navigation/customPages'
import { sheetIcon } from '../../ui/menu/sheetIcon'

const Icon = sheetIcon('ViewKanbanOutlined')

export const kanban: CustomPage = {
  path: 'kanban',
  label: 'menu.kanban',
  icon: Icon,
  group: 'team',
  access: { resource: 'kanban-cards', act: 'list' },
  original: true,
  namespaces: ['team', 'board'],
  resources: ['kanban-cards', 'kanban-columns'],
  Page: lazy(async () => ({ default: (await import('./KanbanPage')).KanbanPage })),
}
