/** ESTADO of a warranty order (domain.md 4.3). */
export const unit = { received: 0, applies: 1, credited: 2, refused: 3, mended: 4 } as const
/** Something is still to be decided: a device is in one such order at a time. */
export const openUnits = [unit.received, unit.applies] as const
/** What a credit note was asked for stays as it was; a request that is sent back opens it again. */
export const whileUncredited = {
  ESTADO: { ne: unit.credited },
  NC_PEDIDA_POR: { empty: true },
} as const
