import { defineResource } from '../model/schema'
import { kanbanTexts as texts } from './texts/kanban'

/** The columns of a company's board (`/dashboard/kanban`). */
export const kanbanColumns = defineResource({
  name: 'kanban-columns',
  table: 'KANBAN_COLUMNA',
  key: 'ID',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Columna del tablero | Columnas del tablero',
    en: 'Board column | Board columns',
    fr: 'Colonne du tableau | Colonnes du tableau',
    vi: 'Cột của bảng | Cột của bảng',
    cn: '看板列 | 看板列',
    ar: 'عمود اللوحة | أعمدة اللوحة',
  },
  icon: 'category',
  menu: false,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: texts.title, maxLength: 60, required: true },
    POSICION: { kind: 'decimal', label: texts.position, default: 0 },
  },
  list: { columns: ['NOMBRE', 'POSICION'], sort: 'POSICION' },
  trash: { keep: 30 },
  access: { '10': 'all', '9': 'all', '8': 'all', '7': 'read', '6': 'read', '5': 'read' },
})
