/** Phases of a credit application (`ESTADO_CREDITO`), in board order. */
export const creditPhase = {
  evaluation: 0,
  documents: 8,
  signing: 2,
  approval: 1,
  promissoryNote: 3,
  named: 4,
  unnamed: 5,
  internal: 6,
  denied: 7,
} as const

const { named, unnamed, internal, denied } = creditPhase
/** Phases after the decision; documents are no longer accepted. */
export const decidedPhases: readonly unknown[] = [named, unnamed, internal, denied]
/** Phases before the decision. */
export const openPhases = Object.values(creditPhase).filter(each => !decidedPhases.includes(each))
