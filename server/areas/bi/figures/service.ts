import type { Figure } from '../../../figures/figure'

/** `ESTADO` of a closed order: credited, out of warranty, repaired (business.md#warranty-orders). */
const done = [2, 3, 4]
const orderFigure = { resource: 'warranty-orders', measures: ['count'] } as const
const arrived = { ...orderFigure, date: 'FECHA_CREACION' } as const
const decided = { ...orderFigure, date: 'FECHA_DECISION', where: { ESTADO: done } } as const
const cost = { ...decided, measures: [{ sum: 'COSTO_REPUESTOS' }], isBad: true } as const
const wait = { ...decided, measures: [{ mean: 'DIAS' }], isBad: true } as const
const notes = {
  ...decided,
  where: { ESTADO: [2] },
  measures: [{ sum: 'PRICE_EXCL_IVA' }],
  isBad: true,
} as const

/** Workshop figures (business.md#warranty-orders): by state, brand, fault, time and cost. */
export const received: Figure = { ...arrived, id: 'serviceReceived', look: 'number' }
export const open: Figure = {
  ...orderFigure,
  id: 'serviceOpen',
  look: 'number',
  where: { ESTADO: [0, 1] },
}
export const closed: Figure = { ...decided, id: 'serviceClosed', look: 'number' }
export const days: Figure = { ...wait, id: 'serviceDays', look: 'number' }
export const partsCost: Figure = { ...cost, id: 'serviceParts', look: 'number' }
export const credited: Figure = { ...notes, id: 'serviceCredited', look: 'number' }
export const line: Figure = { ...arrived, id: 'serviceLine', look: 'line' }
export const byState: Figure = { ...arrived, id: 'serviceByState', look: 'ring', by: 'ESTADO' }
export const byFault: Figure = { ...arrived, id: 'serviceByFault', look: 'rows', by: 'FALLA' }
export const serviceByBrand: Figure = {
  ...arrived,
  id: 'serviceByBrand',
  look: 'bars',
  by: 'MARCA',
}
export const byTime: Figure = {
  ...decided,
  id: 'serviceByTime',
  look: 'bars',
  by: 'DIAS',
  bands: [2, 4, 8, 16],
}
export const daysByBrand: Figure = {
  ...wait,
  id: 'serviceDaysByBrand',
  look: 'rows',
  by: 'MARCA',
}
/** Decided orders by technician, with duration. */
export const byTechnician: Figure = {
  ...decided,
  id: 'serviceByTechnician',
  look: 'rows',
  by: 'TECNICO',
}
export const minutesByTechnician: Figure = {
  ...decided,
  id: 'serviceMinutesByTechnician',
  look: 'rows',
  measures: [{ sum: 'MINUTOS' }],
  by: 'TECNICO',
}
export const costByFault: Figure = { ...cost, id: 'servicePartsByFault', look: 'bars', by: 'FALLA' }
export const creditedByBrand: Figure = {
  ...notes,
  id: 'serviceCreditedByBrand',
  look: 'rows',
  by: 'MARCA',
}
