import { defineResource } from '../business'

/** Product categories; each company has its own list. */
export const categories = defineResource({
  name: 'categories',
  table: 'CATEGORIA',
  key: 'CODIGO',
  title: 'NOMBRE',
  tenant: true,
  label: 'Categoría | Categorías',
  icon: 'category',
  menu: 'settings',
  fields: {
    CODIGO: { kind: 'code', max: 8, createOnly: true },
    NOMBRE: { kind: 'text', required: true, search: true, unique: true },
  },
  related: ['products'],
  trash: true,
  access: { admin: 'all', '*': 'read' },
})
