import { deliveryProducts } from '../../domain/deliveryOptions'

/** A delivery is chosen with the address, and what is no longer active is not sold. */
export const isSold = ({ CODIGO, STATUS }: Readonly<Record<string, unknown>>) =>
  (STATUS === undefined || STATUS === 'ACTIVO') &&
  !Object.values<unknown>(deliveryProducts).includes(CODIGO)
