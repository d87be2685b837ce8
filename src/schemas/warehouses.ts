import { defineResource } from '../business'

/** Warehouses with stock, from which orders leave. */
export const warehouses = defineResource({
  name: 'warehouses',
  table: 'BODEGA',
  key: 'WhsCode',
  title: 'WhsName',
  tenant: true,
  label: 'Bodega | Bodegas',
  icon: 'warehouse',
  menu: 'settings',
  fields: {
    WhsCode: { kind: 'code', max: 8, createOnly: true, search: true },
    WhsName: { kind: 'text', required: true, search: true, unique: true },
    CIUDAD: { kind: 'text', max: 60, filter: true },
    CHECKOUT: { kind: 'boolean', default: false, filter: true, label: 'Se ofrece al vender' },
  },
  list: { columns: ['WhsCode', 'WhsName', 'CIUDAD', 'CHECKOUT'] },
  related: ['stock'],
  trash: true,
  access: { admin: 'all', customer: {}, '*': 'read' },
})
