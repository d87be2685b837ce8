import type { Courier } from './courier'

/** Stands in for the courier: nine digits that follow from the key. */
export const simulatedCourier = (): Courier => ({
  simulated: true,
  waybill: async key => ({ guia: `3${key.padStart(8, '0')}` }),
})
