import type { Figure } from '../../../figures/figure'

const counting = { measures: ['count'] } as const satisfies Partial<Figure>
const visitFigure = { resource: 'visits', ...counting } as const
const orderFigure = { resource: 'warranty-orders', ...counting } as const
const arriving = { ...orderFigure, date: 'FECHA_CREACION' } as const

export const visitFigures: Figure = { ...visitFigure, id: 'visits', look: 'number', date: 'FECHA' }
export const visitsDone: Figure = {
  ...visitFigures,
  id: 'visitsDone',
  where: { VISITO: true },
}
export const visitsToday: Figure = {
  ...visitFigure,
  id: 'visitsToday',
  look: 'number',
  where: { FECHA: { gte: '$today', lte: '$today' }, VISITO: false },
}
export const visitsNext: Figure = {
  ...visitFigure,
  id: 'visitsNext',
  look: 'number',
  where: { FECHA: { gte: '$today', lte: '$today+6' }, VISITO: false },
}
export const visitsLate: Figure = {
  ...visitFigure,
  id: 'visitsLate',
  look: 'number',
  where: { FECHA: { lt: '$today' }, VISITO: false },
  isBad: true,
}
export const visitsLine: Figure = { ...visitFigures, id: 'visitsLine', look: 'line' }
export const visitsByAgent: Figure = {
  ...visitFigures,
  id: 'visitsByAgent',
  look: 'rows',
  by: 'USER_ID',
}
export const visitsByMedium: Figure = {
  ...visitFigures,
  id: 'visitsByMedium',
  look: 'ring',
  by: 'MEDIO',
  top: 6,
}
export const visitsByResult: Figure = {
  ...visitFigures,
  id: 'visitsByResult',
  look: 'ring',
  by: 'VISITO',
}
export const receptions: Figure = { ...arriving, id: 'receptions', look: 'number', isBad: true }
export const receptionsByState: Figure = {
  ...orderFigure,
  id: 'receptionsByState',
  look: 'rows',
  by: 'ESTADO',
}
export const receptionsByBrand: Figure = {
  ...arriving,
  id: 'receptionsByBrand',
  look: 'bars',
  by: 'MARCA',
}
export const receptionsByCity: Figure = {
  ...arriving,
  id: 'receptionsByCity',
  look: 'ring',
  by: 'CIUDAD_ORIGEN',
}
