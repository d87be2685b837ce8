import type { Courier } from './courier'

/** Simulated courier: nine digits derived from the key. */
export const simulatedCourier = (): Courier => ({
  simulated: true,
  waybill: async key => ({ guia: `3${key.padStart(8, '0')}` }),
})
