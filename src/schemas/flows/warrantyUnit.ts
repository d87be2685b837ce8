/** States of a warranty order (`ESTADO`, business.md#warranty-orders). */
export const unit = { received: 0, applies: 1, credited: 2, refused: 3, mended: 4 } as const
/** Undecided states; a device has at most one such order. */
export const openUnits = [unit.received, unit.applies] as const
/** Data of a requested credit note is fixed until the request is returned. */
export const whileUncredited = {
  ESTADO: { ne: unit.credited },
  NC_PEDIDA_POR: { empty: true },
} as const
