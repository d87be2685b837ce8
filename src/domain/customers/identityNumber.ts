/** Tax number of buyers who do not identify themselves. */
export const CONSUMIDOR_FINAL = '9999999999999'

/** RUC of a natural person: cédula and 001. */
export const rucOfPerson = (cedula: string): string => `${compactIdentity(cedula)}001`

/** Number as stored, without spaces and hyphens. */
export const compactIdentity = (text: string): string => text.replace(/[\s-]/g, '')
