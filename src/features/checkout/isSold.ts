import { deliveryProducts } from '../../domain/orders/deliveryOptions'

/** Delivery products are chosen with the address, and inactive products are not sold. */
export const isSold = ({ CODIGO, STATUS }: Readonly<Record<string, unknown>>) =>
  (STATUS === undefined || STATUS === 'ACTIVO') &&
  !Object.values<unknown>(deliveryProducts).includes(CODIGO)
