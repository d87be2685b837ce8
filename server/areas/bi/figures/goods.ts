import type { Figure } from '../../../figures/figure'

const sold = { STATUS: 'ACTIVO' } as const
const few = { ...sold, TOTAL: { gt: 0, lte: 10 } } as const
const value = [{ product: ['COSTO', 'TOTAL'] }] as const satisfies Figure['measures']

export const soldOut: Figure = {
  resource: 'products',
  id: 'soldOut',
  look: 'number',
  measures: ['count'],
  where: { ...sold, TOTAL: { lte: 0 } },
  isBad: true,
}
export const runningLow: Figure = {
  resource: 'products',
  id: 'runningLow',
  look: 'number',
  measures: ['count'],
  where: few,
  isBad: true,
}
export const lowStock: Figure = {
  resource: 'products',
  id: 'lowStock',
  look: 'rows',
  measures: [{ sum: 'TOTAL' }],
  where: few,
  by: 'CODIGO',
  isAscending: true,
}
export const stockValue: Figure = {
  resource: 'products',
  id: 'stockValue',
  look: 'number',
  measures: value,
}
export const stockUnits: Figure = {
  resource: 'products',
  id: 'stockUnits',
  look: 'number',
  measures: [{ sum: 'TOTAL' }],
}
export const stockByBrand: Figure = {
  resource: 'products',
  id: 'stockByBrand',
  look: 'bars',
  measures: value,
  by: 'MARCA',
}
export const stockByCategory: Figure = {
  resource: 'products',
  id: 'stockByCategory',
  look: 'ring',
  measures: value,
  by: 'CATEGORIA',
  top: 6,
}
export const stockByWarehouse: Figure = {
  resource: 'stock',
  id: 'stockByWarehouse',
  look: 'bars',
  measures: [{ sum: 'CANTIDAD' }],
  by: 'WhsCode',
}
