import { orderState } from '../flows/orderStates'
import { moneyRights } from './orderRights'

/** Documents of an order; the warehouse's copy marks the order as printed. */
export const orderPapers = {
  pedido: { label: 'Pedido', template: 'order', transition: 'imprimir' },
  factura: {
    label: 'Factura',
    template: 'invoice',
    allow: moneyRights,
    when: {
      ESTADO: {
        in: [orderState.dispatch, orderState.evidence, orderState.validation, orderState.done],
      },
      NUMEROFACTURALIDENAR: { empty: false },
    },
  },
  guia: {
    label: 'Guía de transporte',
    template: 'waybill',
    when: { NUMEROGUIA: { empty: false, ne: '000000000' } },
  },
} as const
