import { CONSUMIDOR_FINAL } from '../../domain/customers/identityNumber'
import { putBack, refund, reservedGoods, unshipped } from './orderEffects'
import { unwaived } from './orderSerials'
import {
  approvedOrders,
  invoicedOrders,
  livingOrders,
  onCredit,
  openOrderStates,
  orderState,
} from './orderStates'

const isInvoiced = { ESTADO: { in: invoicedOrders } } as const
const isOpen = { ESTADO: { in: openOrderStates } } as const

/** Ecuador, since 2026: invoices to the final consumer cannot be annulled, others until the 7th of the next month. */
const toFinalConsumer = { 'CLIENTEID.RUC': CONSUMIDOR_FINAL } as const
const LAST_DAY = 7
const inTime = {
  or: [
    { FECHAFACTURACION: { gte: '$me.MONTH' } },
    { FECHAFACTURACION: { gte: '$me.LAST_MONTH' }, '$me.DAY': { lte: LAST_DAY } },
  ],
} as const
const byNoteOnly = { or: [toFinalConsumer, { not: inTime }] } as const

/** A sales order was requested, answered or not. */
const inSap = {
  or: [
    { ESTADO: { in: [orderState.serials, orderState.billing, ...invoicedOrders] } },
    { DOCNUM: { empty: false } },
  ],
} as const
/** Later answers to these calls are ignored. */
const undoes = ['sap.ordenVenta', 'sap.factura', 'servientrega.guia'] as const
const creditNote = {
  call: 'sap.notaCredito',
  mapResponse: { NOTA_CREDITO: 'documento', NOTA_CREDITO_PDF: 'archivo' },
  compensates: undoes,
} as const

/** SAP answers without a number; a manual cancellation has one. */
const cancelled = { compensates: undoes, mapResponse: { ANULACION_SAP: 'anulacion' } } as const

/** Returns units and credit; loaded serials are released, sold ones count as returned. */
const givenBack = [
  { ...putBack, when: { ...reservedGoods, ...isInvoiced } },
  { ...refund, when: { ...onCredit, ...isInvoiced } },
  { when: isOpen, delete: 'serials', match: { ORDEN_ID: { field: 'ID' } } },
  {
    when: isInvoiced,
    update: 'serials',
    match: { ORDEN_ID: { field: 'ID' } },
    set: { NOTA_CREDITO: true },
  },
] as const

/** Notified people: those who work on the order, its owner, and credit. */
const notified = [
  {
    when: { VENDEDOR: { ne: '$me.ID' } },
    notify: { field: 'VENDEDOR' },
    text: 'El pedido fue anulado',
  },
  {
    when: { CLIENTEID: { ne: '$me.CARD_CODE' } },
    notify: { '$me.ROLE': 'customer', CLIENTEID: '$me.CARD_CODE' },
    text: 'El pedido fue anulado',
  },
  {
    when: { ESTADO: { in: [orderState.serials, orderState.billing, orderState.dispatch] } },
    notify: { '$me.ROLE': 'warehouse', BODEGA: { in: '$me.WAREHOUSE' } },
    text: 'El pedido fue anulado: no lo prepare ni lo despache, y devuelva sus unidades a la percha',
  },
  {
    when: { FORMADEPAGO: '-1', ESTADO: { in: approvedOrders } },
    notify: ['credit'],
    text: 'Se anuló un pedido de contado ya pagado: revise la transferencia por devolver',
  },
] as const

/** Transitions that end an order without delivery, and restart it. */
export const orderEndings = {
  anular: {
    label: 'Anular pedido',
    from: livingOrders,
    to: orderState.annulled,
    allow: {
      or: [
        { '$me.ROLE': { in: ['credit', 'admin'] } },
        { ESTADO: orderState.support, '$me.ROLE': 'partnerSupport' },
        { ESTADO: orderState.purchasing, '$me.ROLE': 'partnerPurchasing' },
        {
          ESTADO: {
            in: [orderState.seller, orderState.credit, orderState.held, orderState.serials],
          },
          VENDEDOR: '$me.ID',
          '$me.ROLE': { in: ['salesAgent', 'store', 'brandAgent', 'partnerSales'] },
        },
      ],
    },
    dialogInfo: ['CLIENTEID', 'FECHAFACTURACION'],
    dialogFields: ['OBSERVACION_ANULACION'],
    requiredFields: ['OBSERVACION_ANULACION'],
    guards: [
      {
        rule: { or: [isOpen, { not: toFinalConsumer }] },
        message: 'Las facturas a consumidor final requieren una nota de crédito',
      },
      {
        rule: { or: [isOpen, toFinalConsumer, inTime] },
        message:
          'La factura es del {FECHAFACTURACION} y se podía anular hasta el 7 del mes siguiente: haga una nota de crédito',
      },
    ],
    effects: [...givenBack, { when: inSap, call: 'sap.anular', ...cancelled }, ...notified],
    icon: 'block',
    colour: 'error',
    confirm: '¿Anular este pedido? Solo Crédito puede recuperarlo.',
  },
  notaCredito: {
    label: 'Anular con nota de crédito',
    from: invoicedOrders,
    to: orderState.annulled,
    allow: ['credit', 'admin'],
    dialogInfo: ['CLIENTEID', 'NUMEROFACTURALIDENAR', 'FECHAFACTURACION', 'TOTAL'],
    dialogFields: ['OBSERVACION_ANULACION'],
    requiredFields: ['OBSERVACION_ANULACION'],
    guards: [
      {
        rule: { or: [byNoteOnly, { ESTADO: orderState.dispatch }] },
        message:
          'La factura del {FECHAFACTURACION} todavía se puede anular (hasta el 7 del mes siguiente): anule el pedido en lugar de crear una nota de crédito',
      },
    ],
    effects: [...givenBack, creditNote, ...notified],
    icon: 'request_quote',
    colour: 'error',
    confirm:
      '¿Crear la nota de crédito por toda la factura? Las unidades vuelven a la bodega y el pedido queda anulado.',
  },
  cancelar: {
    label: 'Cancelar pedido',
    from: [orderState.seller, orderState.credit, orderState.serials],
    to: orderState.annulled,
    allow: { '$me.ROLE': 'customer', CLIENTEID: '$me.CARD_CODE' },
    effects: [
      ...givenBack,
      { set: { OBSERVACION_ANULACION: 'CLIENTE_CANCELA' } },
      { when: inSap, call: 'sap.anular', compensates: undoes },
      ...notified,
    ],
    icon: 'block',
    colour: 'error',
    confirm: '¿Cancelar su pedido? Se cancelará de inmediato.',
  },
  // Invoiced units return to stock, where the order reserves them again.
  devolver: {
    label: 'Devolver a crédito',
    from: [orderState.billing, ...invoicedOrders, orderState.annulled],
    to: orderState.credit,
    allow: ['credit'],
    warn: [
      {
        rule: { or: [{ not: isInvoiced }, { not: byNoteOnly }] },
        message:
          'El plazo para anular la factura terminó: al devolver el pedido se creará una nota de crédito',
      },
    ],
    effects: [
      { ...putBack, when: { ...reservedGoods, ...isInvoiced } },
      { ...refund, when: { ...onCredit, ...isInvoiced } },
      // Units returned by an annulment can be sold again, also by this order.
      {
        when: { ESTADO: orderState.annulled },
        delete: 'serials',
        match: { ORDEN_ID: { field: 'ID' } },
      },
      {
        when: {
          and: [
            inSap,
            { ESTADO: { ne: orderState.annulled } },
            { not: { ...isInvoiced, ...byNoteOnly } },
          ],
        },
        call: 'sap.devolver',
        ...cancelled,
      },
      { ...creditNote, when: { ...isInvoiced, ...byNoteOnly } },
      // Clears the sale; SAP assigns new documents.
      { set: { DOCNUM: null, FECHAFACTURACION: null, FECHAAPROBO: null, USUARIOAPROBO: null } },
      { set: { NUMEROFACTURALIDENAR: null, CLAVE_ACCESO: null, FACTURA_PDF: null } },
      { set: { OBSERVACION_ANULACION: null } },
      // Clears shipment and proof, because the goods may change.
      { set: { ...unshipped, ...unwaived, MOTIVO_EXCEPCION: null } },
      { notify: { field: 'VENDEDOR' }, text: 'El pedido volvió a crédito' },
    ],
    icon: 'undo',
    colour: 'warning',
  },
} as const
