import { WITH_IVA } from '../../domain/orders/tax'
import { unit } from '../flows/warrantyUnit'

const money = ['admin', 'credit'] as const
/** Written by the server, for the roles that may read it. */
const noted = { read: money, readOnly: true } as const

/** Credit note of a device: invoice line, price, requester and approver. */
export const warrantyCreditNote = {
  ORDEN_ID: {
    kind: 'reference',
    resource: 'invoices',
    label: 'Pedido facturado',
    ...noted,
  },
  NUMEROFACTURALIDENAR: { kind: 'text', max: 40, ...noted },
  PRODUCTO_ID: {
    kind: 'reference',
    resource: 'products',
    label: 'Producto facturado',
    ...noted,
  },
  PRECIO_FACTURADO: {
    kind: 'money',
    label: 'Precio facturado sin IVA',
    ...noted,
  },
  PRICE_EXCL_IVA: {
    kind: 'money',
    label: 'Precio sin IVA',
    help: 'Lo facturado por el equipo, como máximo',
    ...noted,
  },
  TOTAL_NC: {
    kind: 'computed',
    label: 'Total de la nota con IVA',
    formula: { mul: [WITH_IVA, 'PRICE_EXCL_IVA'] },
    read: money,
  },
  MOTIVO_NC: {
    kind: 'choice',
    label: 'Motivo de la nota',
    options: {
      FABRICA: 'Defecto de fábrica',
      IRREPARABLE: 'No tiene reparación',
      SIN_REPUESTO: 'No hay repuesto',
      PLAZO: 'La reparación excedió el plazo',
      OTRO: 'Otro',
    },
    ...noted,
  },
  OBS_NC: { kind: 'longText', label: 'Explicación', max: 500, ...noted },
  NC_PEDIDA_POR: {
    kind: 'reference',
    resource: 'users',
    label: 'Nota de crédito pedida por',
    ...noted,
    filter: true,
  },
  NC_PEDIDA_EL: { kind: 'dateTime', label: 'Pedida el', ...noted },
  NC_DEVUELTA: {
    kind: 'longText',
    label: 'Motivo de la devolución',
    max: 500,
    ...noted,
  },
  NC_APROBADA_POR: {
    kind: 'reference',
    resource: 'users',
    label: 'Aprobada por',
    ...noted,
  },
  // One credit note per sale of a device.
  SERIE_VENDIDA: {
    kind: 'reference',
    resource: 'serials',
    label: 'Serie vendida',
    ...noted,
  },
  NOTA_CREDITO: {
    kind: 'code',
    readOnly: true,
    filter: true,
    unique: {
      when: { ESTADO: { in: Object.values(unit) } },
      message: 'Esta nota de crédito ya es de otra orden: {{other}}',
    },
  },
  NOTA_CREDITO_PDF: {
    kind: 'file',
    label: 'PDF de la nota de crédito',
    types: ['application/pdf'],
    readOnly: true,
    read: money,
  },
} as const
