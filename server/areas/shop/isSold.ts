import { deliveryProducts } from '../../../src/domain/deliveryOptions'
import { parseRule } from '../../../src/model/rule'

/** Goods that are on sale; a delivery is chosen with the address, never put in the cart. */
export const isSold = parseRule({
  STATUS: 'ACTIVO',
  CODIGO: { nin: Object.values(deliveryProducts) },
})
