import { defineResource } from '../business'
import type { RoleKey } from '../domain/accounts/roles'
import { stockLevels } from '../domain/orders/stockLevel'
import { fixed, partners, product } from './parts/given'

/** Store roles see stock levels: 0, +1, +5, +10, +20. */
const exact: readonly RoleKey[] = [
  'admin',
  'credit',
  'warehouse',
  'salesAgent',
  'brandAgent',
  'partnerSales',
  'partnerPurchasing',
  'partnerSupport',
]

/** Units of a product in a warehouse, and units reserved by orders. */
export const stock = defineResource({
  name: 'stock',
  table: 'STOCK',
  key: 'ID',
  title: ['CODIGO', 'WhsCode'],
  tenant: true,
  parent: 'CODIGO',
  label: 'Stock | Stock',
  icon: 'inventory',
  menu: 'stock',
  fields: {
    ID: { kind: 'id' },
    WhsCode: { kind: 'reference', resource: 'warehouses', label: 'Bodega', ...fixed },
    CODIGO: { ...product, required: true, createOnly: true },
    CANTIDAD: { kind: 'integer', min: 0, default: 0, read: exact },
    RESERVADO: { kind: 'integer', min: 0, default: 0, read: exact, readOnly: true },
    DISPONIBLE: {
      kind: 'computed',
      format: 'integer',
      formula: { sub: ['CANTIDAD', 'RESERVADO'] },
    },
    NIVEL: {
      kind: 'computed',
      format: 'integer',
      formula: { step: 'DISPONIBLE', at: stockLevels },
      ignoreInputRights: true,
      label: 'Nivel (al menos)',
    },
  },
  unique: [['CODIGO', 'WhsCode']],
  list: {
    columns: ['CODIGO', 'WhsCode', 'CANTIDAD', 'RESERVADO', 'DISPONIBLE', 'NIVEL'],
    defaultView: 'matrix',
    matrix: 'DISPONIBLE',
  },
  trash: { retention: 365 },
  access: {
    admin: 'all',
    credit: 'read',
    warehouse: 'read',
    salesAgent: 'read',
    store: 'read',
    brandAgent: { read: { WhsCode: { in: ['019', '002', '030'] } } },
    ...partners({ read: { WhsCode: { in: ['030', 'DISTLF'] } } }),
  },
})
