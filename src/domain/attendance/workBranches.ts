/** Work places by account code (business.md#code-lists): stores, office, unassigned. */
export const workBranches: Readonly<Record<string, string>> = {
  '1': 'Cuenca Centro',
  '2': 'Cuenca Turi',
  '3': 'Quito Norte',
  '4': 'Quito Sur',
  '5': 'Guayaquil Colón',
  '6': 'Guayaquil Alborada',
  '7': 'Manta',
  '8': 'Machala',
  '9': 'Loja',
  '10': 'Administración',
  '0': 'Sin asignar',
}
