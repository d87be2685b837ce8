/** Cities that send to the workshop (business.md#code-lists), without translation. */
export const serviceCities = {
  1: 'Guayaquil (Guayas)',
  2: 'Quito (Pichincha)',
  4: 'Cuenca (Azuay)',
  13: 'Manta (Manabí)',
} as const
