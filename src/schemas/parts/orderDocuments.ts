import { orderState } from '../flows/orderStates'
import { insiders, moneyRights, notCustomer } from './orderRights'

const pdf = { kind: 'file', types: ['application/pdf'], readOnly: true } as const

/** Documents of SAP and the courier, uploaded with a manually entered result. */
export const orderDocuments = {
  FACTURA_PDF: { ...pdf, label: 'PDF de la factura', read: moneyRights },
  NOTA_CREDITO_PDF: { ...pdf, label: 'PDF de la nota de crédito', read: moneyRights },
  GUIA_PDF: { ...pdf, label: 'PDF de la guía', read: insiders },
  ANULACION_SAP: {
    kind: 'code',
    label: 'Documento SAP de la anulación',
    help: 'El número que SAP dio a la anulación; si solo se anuló la orden de venta, el número de esa orden.',
    readOnly: true,
    read: notCustomer,
  },
} as const

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
