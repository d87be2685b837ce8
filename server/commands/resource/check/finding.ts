/** A finding on a schema: errors do not work, hints suggest improvements. */
export interface Finding {
  /** `couriers.TARIFA`, `couriers.access.7`, `couriers.flow.vida`. */
  readonly at: string
  readonly level: 'error' | 'hint'
  /** Problem, consequence and fix. */
  readonly says: string
}

export const error = (at: string, says: string): Finding => ({ at, level: 'error', says })
export const hint = (at: string, says: string): Finding => ({ at, level: 'hint', says })
