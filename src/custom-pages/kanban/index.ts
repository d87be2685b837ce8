import Icon from '@mui/icons-material/ViewKanbanOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** The team's board: imports, promotions, repairs, whatever is to be done. */
export const kanban: CustomPage = {
  path: 'kanban',
  label: {
    es: 'Tablero',
    en: 'Kanban',
    fr: 'Tableau',
    vi: 'Bảng Kanban',
    cn: '看板',
    ar: 'اللوحة',
  },
  icon: Icon,
  group: 'equipo',
  access: { resource: 'kanban-cards', act: 'list' },
  Page: lazy(async () => ({ default: (await import('./KanbanPage')).KanbanPage })),
}
