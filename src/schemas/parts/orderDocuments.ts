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
