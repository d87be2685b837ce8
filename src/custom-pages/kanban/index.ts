import { lazy } from 'react'
import { sheetIcon } from '../../pieces/menu/sheetIcon'
import type { CustomPage } from '../../providers/navigation/customPages'

const Icon = sheetIcon('ViewKanbanOutlined')

export const kanban: CustomPage = {
  path: 'kanban',
  label: 'menu.kanban',
  icon: Icon,
  group: 'equipo',
  access: { resource: 'kanban-cards', act: 'list' },
  original: true,
  namespaces: ['team', 'board'],
  resources: ['kanban-cards', 'kanban-columns'],
  Page: lazy(async () => ({ default: (await import('./KanbanPage')).KanbanPage })),
}
