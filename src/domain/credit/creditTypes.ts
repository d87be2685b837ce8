/** `U_SYP_CREDITO` (business.md#code-lists). */
export const creditTypes = {
  1: 'Aseguradora, nominado',
  2: 'Aseguradora, innominado',
  3: 'Interno',
  4: 'Contado',
} as const
