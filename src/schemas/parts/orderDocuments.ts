import { handDocumentTexts as texts } from '../texts/handDocuments'
import { inside, money, notCustomer } from './orderRights'

const pdf = { kind: 'file', types: ['application/pdf'], readOnly: true } as const

/** What SAP and the courier hand out, brought by whoever enters their outcome by hand. */
export const orderDocuments = {
  FACTURA_PDF: { ...pdf, label: texts.invoice, read: money },
  NOTA_CREDITO_PDF: { ...pdf, label: texts.creditNote, read: money },
  GUIA_PDF: { ...pdf, label: texts.waybill, read: inside },
  ANULACION_SAP: {
    kind: 'code',
    label: texts.cancellation,
    help: texts.cancellationHelp,
    readOnly: true,
    read: notCustomer,
  },
} as const
