import { CONSUMIDOR_FINAL } from '../../domain/identity'
import { orderEndingSays as ends } from '../texts/orderEndingSays'
import { orderMoves as moves } from '../texts/orderMoves'
import { orderSays as says } from '../texts/orderSays'
import { goods, putBack, refund, unshipped } from './orderEffects'
import { unwaived } from './orderSerials'
import {
  approvedOrders,
  invoicedOrders,
  livingOrders,
  onCredit,
  openOrders,
  order,
} from './orderStates'

const isInvoiced = { ESTADO: { in: invoicedOrders } } as const
const isOpen = { ESTADO: { in: openOrders } } as const

/** Ecuador, since 2026: an invoice to nobody named stands, any other may be annulled until the 7th of the next month. */
const toFinalConsumer = { 'CLIENTEID.RUC': CONSUMIDOR_FINAL } as const
const LAST_DAY = 7
const inTime = {
  or: [
    { FECHAFACTURACION: { gte: '$me.MONTH' } },
    { FECHAFACTURACION: { gte: '$me.LAST_MONTH' }, '$me.DAY': { lte: LAST_DAY } },
  ],
} as const
const byNoteOnly = { or: [toFinalConsumer, { not: inTime }] } as const

/** Its sales order was asked for, whether SAP has answered yet or not. */
const inSap = {
  or: [
    { ESTADO: { in: [order.serials, order.billing, ...invoicedOrders] } },
    { DOCNUM: { empty: false } },
  ],
} as const
/** What they answer later is of no use to an order that has ended. */
const undoes = ['sap.ordenVenta', 'sap.factura', 'servientrega.guia'] as const
const creditNote = {
  call: 'sap.notaCredito',
  fills: { NOTA_CREDITO: 'documento', NOTA_CREDITO_PDF: 'archivo' },
  undoes,
} as const

/** SAP answers no number: who cancels there by hand has one. */
const cancelled = { undoes, fills: { ANULACION_SAP: 'anulacion' } } as const

/** Units and credit come back; what was loaded is free for another order, what was sold counts as come back. */
const givenBack = [
  { ...putBack, when: { ...goods, ...isInvoiced } },
  { ...refund, when: { ...onCredit, ...isInvoiced } },
  { when: isOpen, discard: 'serials', where: { ORDEN_ID: { from: 'ID' } } },
  {
    when: isInvoiced,
    close: 'serials',
    where: { ORDEN_ID: { from: 'ID' } },
    set: { NOTA_CREDITO: true },
  },
] as const

/** Who works on it, whose it is, and who has its money. */
const told = [
  { when: { VENDEDOR: { ne: '$me.ID' } }, notify: { from: 'VENDEDOR' }, text: says.annulled },
  {
    when: { CLIENTEID: { ne: '$me.CARD_CODE' } },
    notify: { '$me.ROLE': '31', CLIENTEID: '$me.CARD_CODE' },
    text: says.annulled,
  },
  {
    when: { ESTADO: { in: [order.serials, order.billing, order.dispatch] } },
    notify: { '$me.ROLE': '8', BODEGA: { in: '$me.WAREHOUSE' } },
    text: ends.stopWork,
  },
  {
    when: { FORMADEPAGO: '-1', ESTADO: { in: approvedOrders } },
    notify: ['9'],
    text: ends.transferToReturn,
  },
] as const

/** How an order ends without being delivered, and how it starts again. */
export const orderEndings = {
  anular: {
    label: moves.anular,
    from: livingOrders,
    to: order.annulled,
    by: {
      or: [
        { '$me.ROLE': { in: ['9', '10'] } },
        { ESTADO: order.support, '$me.ROLE': '2' },
        { ESTADO: order.purchasing, '$me.ROLE': '1' },
        {
          ESTADO: { in: [order.seller, order.credit, order.held, order.serials] },
          VENDEDOR: '$me.ID',
          '$me.ROLE': { in: ['7', '6', '5', '0'] },
        },
      ],
    },
    shows: ['CLIENTEID', 'FECHAFACTURACION'],
    ask: ['OBSERVACION_ANULACION'],
    need: ['OBSERVACION_ANULACION'],
    when: [
      { rule: { or: [isOpen, { not: toFinalConsumer }] }, else: ends.finalConsumer },
      { rule: { or: [isOpen, toFinalConsumer, inTime] }, else: ends.tooLate },
    ],
    effects: [...givenBack, { when: inSap, call: 'sap.anular', ...cancelled }, ...told],
    icon: 'block',
    colour: 'error',
    confirm: says.annulConfirm,
  },
  notaCredito: {
    label: moves.notaCredito,
    from: invoicedOrders,
    to: order.annulled,
    by: ['9', '10'],
    shows: ['CLIENTEID', 'NUMEROFACTURALIDENAR', 'FECHAFACTURACION', 'TOTAL'],
    ask: ['OBSERVACION_ANULACION'],
    need: ['OBSERVACION_ANULACION'],
    when: [{ rule: { or: [byNoteOnly, { ESTADO: order.dispatch }] }, else: ends.annulInstead }],
    effects: [...givenBack, creditNote, ...told],
    icon: 'request_quote',
    colour: 'error',
    confirm: ends.noteConfirm,
  },
  cancelar: {
    label: moves.cancelar,
    from: [order.seller, order.credit, order.serials],
    to: order.annulled,
    by: { '$me.ROLE': '31', CLIENTEID: '$me.CARD_CODE' },
    effects: [
      ...givenBack,
      { set: { OBSERVACION_ANULACION: 'CLIENTE_CANCELA' } },
      { when: inSap, call: 'sap.anular', undoes },
      ...told,
    ],
    icon: 'block',
    colour: 'error',
    confirm: ends.cancelConfirm,
  },
  // Invoiced units go back on the shelf, where the order keeps them again.
  devolver: {
    label: moves.devolver,
    from: [order.billing, ...invoicedOrders, order.annulled],
    to: order.credit,
    by: ['9'],
    warn: [{ rule: { or: [{ not: isInvoiced }, { not: byNoteOnly }] }, else: ends.returnsByNote }],
    effects: [
      { ...putBack, when: { ...goods, ...isInvoiced } },
      { ...refund, when: { ...onCredit, ...isInvoiced } },
      // What came back when it was annulled may be sold again, in this order too.
      {
        when: { ESTADO: order.annulled },
        discard: 'serials',
        where: { ORDEN_ID: { from: 'ID' } },
      },
      {
        when: {
          and: [
            inSap,
            { ESTADO: { ne: order.annulled } },
            { not: { ...isInvoiced, ...byNoteOnly } },
          ],
        },
        call: 'sap.devolver',
        ...cancelled,
      },
      { ...creditNote, when: { ...isInvoiced, ...byNoteOnly } },
      // It is sold no more: what SAP makes next has a day and numbers of its own.
      { set: { DOCNUM: null, FECHAFACTURACION: null, FECHAAPROBO: null, USUARIOAPROBO: null } },
      { set: { NUMEROFACTURALIDENAR: null, CLAVE_ACCESO: null, FACTURA_PDF: null } },
      { set: { OBSERVACION_ANULACION: null } },
      // Other goods may go out next time: the shipment and its proof are those of before.
      { set: { ...unshipped, ...unwaived, MOTIVO_EXCEPCION: null } },
      { notify: { from: 'VENDEDOR' }, text: says.returned },
    ],
    icon: 'undo',
    colour: 'warning',
  },
} as const
