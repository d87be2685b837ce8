import { unit } from '../flows/warrantyUnit'
import { handDocumentTexts as documents } from '../texts/handDocuments'
import { creditWords as texts } from '../texts/warrantyCredit'

const money = ['10', '9'] as const

/** The credit note for a device: from which invoice line, at which price, who wanted it and who agreed. */
export const creditNote = {
  ORDEN_ID: {
    kind: 'reference',
    to: 'invoices',
    label: texts.order,
    read: money,
    readOnly: true,
  },
  NUMEROFACTURALIDENAR: { kind: 'text', maxLength: 40, read: money, readOnly: true },
  PRODUCTO_ID: {
    kind: 'reference',
    to: 'products',
    label: texts.product,
    read: money,
    readOnly: true,
  },
  PRECIO_FACTURADO: { kind: 'money', label: texts.invoiced, read: money, readOnly: true },
  PRICE_EXCL_IVA: {
    kind: 'money',
    label: texts.price,
    help: texts.priceHelp,
    read: money,
    readOnly: true,
  },
  TOTAL_NC: {
    kind: 'computed',
    label: texts.total,
    is: { mul: [1.15, 'PRICE_EXCL_IVA'] },
    read: money,
  },
  MOTIVO_NC: {
    kind: 'choice',
    label: texts.reason,
    options: {
      FABRICA: texts.factory,
      IRREPARABLE: texts.beyondRepair,
      SIN_REPUESTO: texts.noParts,
      PLAZO: texts.tooLong,
      OTRO: texts.other,
    },
    read: money,
    readOnly: true,
  },
  OBS_NC: {
    kind: 'longText',
    label: texts.note,
    maxLength: 500,
    read: money,
    readOnly: true,
  },
  NC_PEDIDA_POR: {
    kind: 'reference',
    to: 'users',
    label: texts.askedBy,
    read: money,
    readOnly: true,
    filter: true,
  },
  NC_PEDIDA_EL: { kind: 'dateTime', label: texts.askedAt, read: money, readOnly: true },
  NC_DEVUELTA: {
    kind: 'longText',
    label: texts.sentBack,
    maxLength: 500,
    read: money,
    readOnly: true,
  },
  NC_APROBADA_POR: {
    kind: 'reference',
    to: 'users',
    label: texts.approvedBy,
    read: money,
    readOnly: true,
  },
  // One note for each time a device is sold.
  SERIE_VENDIDA: {
    kind: 'reference',
    to: 'serials',
    label: texts.serial,
    read: money,
    readOnly: true,
  },
  NOTA_CREDITO: {
    kind: 'code',
    readOnly: true,
    filter: true,
    unique: { while: 'ESTADO', in: Object.values(unit), else: documents.noteTaken },
  },
  NOTA_CREDITO_PDF: {
    kind: 'file',
    label: documents.creditNote,
    types: ['application/pdf'],
    readOnly: true,
    read: money,
  },
} as const
