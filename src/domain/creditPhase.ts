/** Where a credit application stands (ESTADO_CREDITO), in the order of the board's columns. */
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
/** Credit was given or denied: nothing is handed in any more. */
export const decidedPhases: readonly unknown[] = [named, unnamed, internal, denied]
