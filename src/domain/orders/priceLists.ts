const units = (count: number) => `Precio ${count} unidades`

const card = (count: number) => `Tarjeta de crédito ${count} meses`

/** `Lista` and `TIPOPRECIO` (business.md#code-lists). */
export const priceListLabels = {
  1: 'NE',
  2: units(30),
  3: units(15),
  4: 'Retail',
  5: 'Mayorista',
  6: 'PVP',
  7: card(3),
  8: card(12),
  9: 'eStore',
  10: 'EPP',
} as const
