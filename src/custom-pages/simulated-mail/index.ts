import { lazy } from 'react'

/** What the simulated mail server would have sent (design.md, decision 8); for administrators. */
export const simulatedMail = {
  path: 'simulated-mail',
  Page: lazy(async () => ({ default: (await import('./SimulatedMailPage')).SimulatedMailPage })),
}
