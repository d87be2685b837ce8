/** The cities that send to the workshop (domain.md 6): names, the same in any language. */
export const serviceCities = {
  1: 'Guayaquil (Guayas)',
  2: 'Quito (Pichincha)',
  4: 'Cuenca (Azuay)',
  13: 'Manta (Manabí)',
} as const

export type ServiceCity = keyof typeof serviceCities
