import { defineResource } from '../business'

/** Columns of a company's board (`/dashboard/kanban`). */
export const kanbanColumns = defineResource({
  name: 'kanban-columns',
  table: 'KANBAN_COLUMNA',
  key: 'ID',
  title: 'NOMBRE',
  tenant: true,
  label: 'Columna del tablero | Columnas del tablero',
  icon: 'category',
  menu: false,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Título', max: 60, required: true },
    POSICION: { kind: 'decimal', label: 'Posición', default: 0 },
  },
  list: { columns: ['NOMBRE', 'POSICION'], sort: 'POSICION' },
  trash: { retention: 30 },
  access: {
    admin: 'all',
    credit: 'all',
    warehouse: 'all',
    salesAgent: 'read',
    store: 'read',
    brandAgent: 'read',
  },
})
