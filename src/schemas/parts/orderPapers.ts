import { order } from '../flows/orderStates'
import { orderTexts as texts } from '../texts/orders'
import { money } from './orderRights'

/** What is printed of an order; the warehouse's copy stamps the order as printed. */
export const orderPapers = {
  pedido: { label: texts.orderPaper, layout: 'order', move: 'imprimir' },
  factura: {
    label: texts.invoicePaper,
    layout: 'invoice',
    by: money,
    when: {
      ESTADO: { in: [order.dispatch, order.evidence, order.validation, order.done] },
      NUMEROFACTURALIDENAR: { empty: false },
    },
  },
  guia: {
    label: texts.waybillPaper,
    layout: 'waybill',
    when: { NUMEROGUIA: { empty: false, ne: '000000000' } },
  },
} as const
