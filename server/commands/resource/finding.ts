/** What the doctor has to say about a schema: an error will not work, a hint would work better otherwise. */
export interface Finding {
  /** `couriers.TARIFA`, `couriers.access.7`, `couriers.flow.vida`. */
  readonly at: string
  readonly level: 'error' | 'hint'
  /** What is so, what it leads to, and how it is mended. */
  readonly says: string
}

export const error = (at: string, says: string): Finding => ({ at, level: 'error', says })
export const hint = (at: string, says: string): Finding => ({ at, level: 'hint', says })
