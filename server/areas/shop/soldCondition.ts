import { deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import { parseRule } from '../../../src/model/rules/rule'

/** Products for sale, without deliveries. */
export const soldCondition = parseRule({
  STATUS: 'ACTIVO',
  CODIGO: { nin: Object.values(deliveryProducts) },
})
