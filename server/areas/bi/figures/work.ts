import type { NamedFigures } from '../../../figures/figure'

const planned = { resource: 'visits', measures: ['count'] } as const
const visits = { ...planned, date: 'FECHA' } as const
const orders = { resource: 'warranty-orders', measures: ['count'] } as const
const arriving = { ...orders, date: 'FECHA_CREACION' } as const

export const workFigures = {
  visitsDone: { ...visits, look: 'number', where: { VISITO: true } },
  visitsToday: {
    ...planned,
    look: 'number',
    where: { FECHA: { gte: '$today', lte: '$today' }, VISITO: false },
  },
  visitsNext: {
    ...planned,
    look: 'number',
    where: { FECHA: { gte: '$today', lte: '$today+6' }, VISITO: false },
  },
  visitsLate: {
    ...planned,
    look: 'number',
    where: { FECHA: { lt: '$today' }, VISITO: false },
    isBad: true,
  },
  visitsLine: { ...visits, look: 'line' },
  visitsByAgent: { ...visits, look: 'rows', by: 'USER_ID' },
  visitsByMedium: { ...visits, look: 'ring', by: 'MEDIO', top: 6 },
  visitsByResult: { ...visits, look: 'ring', by: 'VISITO' },
  receptions: { ...arriving, look: 'number', isBad: true },
  receptionsByState: { ...orders, look: 'rows', by: 'ESTADO' },
  receptionsByBrand: { ...arriving, look: 'bars', by: 'MARCA' },
  receptionsByCity: { ...arriving, look: 'ring', by: 'CIUDAD_ORIGEN' },
} satisfies NamedFigures
