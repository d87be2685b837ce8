import type { Role } from '../domain/roles'
import { stockLevels } from '../domain/stockLevel'
import { defineResource } from '../model/schema'

/** A store sees only the bucket: 0, +1, +5, +10, +20. */
const exact: readonly Role[] = ['10', '9', '8', '7', '5', '0', '1', '2']

/** How many units of a product lie in a warehouse, and how many of them orders have taken already. */
export const stock = defineResource({
  name: 'stock',
  table: 'STOCK',
  key: 'ID',
  title: ['CODIGO', 'WhsCode'],
  company: 'EMPRESA',
  parent: 'CODIGO',
  label: {
    es: 'Stock | Stock',
    en: 'Stock | Stock',
    fr: 'Stock | Stock',
    vi: 'Tồn kho | Tồn kho',
    cn: '库存 | 库存',
    ar: 'مخزون | المخزون',
  },
  icon: 'inventory',
  menu: false,
  fields: {
    ID: { kind: 'id' },
    WhsCode: {
      kind: 'reference',
      to: 'warehouses',
      label: {
        es: 'Bodega',
        en: 'Warehouse',
        fr: 'Entrepôt',
        vi: 'Kho',
        cn: '仓库',
        ar: 'المستودع',
      },
      required: true,
      createOnly: true,
    },
    CODIGO: { kind: 'reference', to: 'products', required: true, createOnly: true },
    CANTIDAD: { kind: 'integer', min: 0, default: 0, read: exact },
    RESERVADO: { kind: 'integer', min: 0, default: 0, read: exact, readOnly: true },
    DISPONIBLE: { kind: 'computed', as: 'integer', is: { sub: ['CANTIDAD', 'RESERVADO'] } },
    NIVEL: {
      kind: 'computed',
      as: 'integer',
      is: { step: 'DISPONIBLE', at: stockLevels },
      reveals: true,
      label: {
        es: 'Nivel (al menos)',
        en: 'Level (at least)',
        fr: 'Niveau (au moins)',
        vi: 'Mức tồn (ít nhất)',
        cn: '库存档位（至少）',
        ar: 'المستوى (على الأقل)',
      },
    },
  },
  unique: [['CODIGO', 'WhsCode']],
  list: { columns: ['WhsCode', 'CANTIDAD', 'RESERVADO', 'DISPONIBLE', 'NIVEL', 'CODIGO'] },
  trash: { keep: 365 },
  access: {
    '10': 'all',
    '9': 'read',
    '8': 'read',
    '7': 'read',
    '6': 'read',
    '5': { read: { WhsCode: { in: ['019', '002', '030'] } } },
    '0': { read: { WhsCode: { in: ['030', 'DISTLF'] } } },
    '1': { read: { WhsCode: { in: ['030', 'DISTLF'] } } },
    '2': { read: { WhsCode: { in: ['030', 'DISTLF'] } } },
  },
})
