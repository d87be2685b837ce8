import type { NamedFigures } from '../../../figures/figure'

/** `ESTADO` of a closed order: credited, out of warranty, repaired (business.md#warranty-orders). */
const done = [2, 3, 4]
const orders = { resource: 'warranty-orders', measures: ['count'] } as const
const arrived = { ...orders, date: 'FECHA_CREACION' } as const
const decided = { ...orders, date: 'FECHA_DECISION', where: { ESTADO: done } } as const
const cost = { ...decided, measures: [{ sum: 'COSTO_REPUESTOS' }], isBad: true } as const
const wait = { ...decided, measures: [{ mean: 'DIAS' }], isBad: true } as const
const notes = {
  ...decided,
  where: { ESTADO: [2] },
  measures: [{ sum: 'PRICE_EXCL_IVA' }],
  isBad: true,
} as const
/** Decided orders by technician, with duration. */
const byTechnician = { ...decided, look: 'rows', by: 'TECNICO' } as const

/** Workshop figures (business.md#warranty-orders): by state, brand, fault, time and cost. */
export const serviceFigures = {
  serviceReceived: { ...arrived, look: 'number' },
  serviceOpen: { ...orders, look: 'number', where: { ESTADO: [0, 1] } },
  serviceClosed: { ...decided, look: 'number' },
  serviceDays: { ...wait, look: 'number' },
  serviceParts: { ...cost, look: 'number' },
  serviceCredited: { ...notes, look: 'number' },
  serviceLine: { ...arrived, look: 'line' },
  serviceByState: { ...arrived, look: 'ring', by: 'ESTADO' },
  serviceByFault: { ...arrived, look: 'rows', by: 'FALLA' },
  serviceByBrand: { ...arrived, look: 'bars', by: 'MARCA' },
  serviceByTime: { ...decided, look: 'bars', by: 'DIAS', bands: [2, 4, 8, 16] },
  serviceDaysByBrand: { ...wait, look: 'rows', by: 'MARCA' },
  serviceByTechnician: byTechnician,
  serviceMinutesByTechnician: { ...byTechnician, measures: [{ sum: 'MINUTOS' }] },
  servicePartsByFault: { ...cost, look: 'bars', by: 'FALLA' },
  serviceCreditedByBrand: { ...notes, look: 'rows', by: 'MARCA' },
} satisfies NamedFigures
