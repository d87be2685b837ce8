/** Codes of a customer's `Tipo` (business.md#code-lists). */
export const customerTypes = {
  106: 'Mayoristas',
  112: 'Retail',
  115: 'Operadoras',
  122: 'Minoristas',
  123: 'Corporativo',
  124: 'Master Dealer',
} as const
