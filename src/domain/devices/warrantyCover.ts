export const coverMonths = 12

/** Stored value (business.md#warranty-orders). */
export const covered = 'En garantía por fecha de factura'
export const notCovered = 'Fuera de garantía por fecha'
/** Without an invoice of ours: the date of sale is a claim. */
export const unproven = 'Venta por comprobar'

/** Warranty status by date of sale. */
export const cover = {
  [covered]: {
    label: covered,
    colour: 'success',
  },
  [notCovered]: {
    label: notCovered,
    colour: 'error',
  },
  [unproven]: {
    label: unproven,
    colour: 'warning',
  },
} as const
