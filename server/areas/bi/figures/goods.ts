import type { Figure, NamedFigures } from '../../../figures/figure'

const sold = { STATUS: 'ACTIVO' } as const
const few = { ...sold, TOTAL: { gt: 0, lte: 10 } } as const
const products = { resource: 'products', measures: ['count'] } as const
const units = { resource: 'products', measures: [{ sum: 'TOTAL' }] } as const
const value = {
  resource: 'products',
  measures: [{ product: ['COSTO', 'TOTAL'] }],
} as const satisfies Partial<Figure>
const none = { ...sold, TOTAL: { lte: 0 } } as const

export const goodsFigures = {
  soldOut: { ...products, look: 'number', where: none, isBad: true },
  runningLow: { ...products, look: 'number', where: few, isBad: true },
  lowStock: { ...units, look: 'rows', where: few, by: 'CODIGO', isAscending: true },
  stockValue: { ...value, look: 'number' },
  stockUnits: { ...units, look: 'number' },
  stockByBrand: { ...value, look: 'bars', by: 'MARCA' },
  stockByCategory: { ...value, look: 'ring', by: 'CATEGORIA', top: 6 },
  stockByWarehouse: {
    resource: 'stock',
    look: 'bars',
    measures: [{ sum: 'CANTIDAD' }],
    by: 'WhsCode',
  },
} satisfies NamedFigures
