import { annulmentReasons } from '../domain/annulmentReasons'
import { markingRoles } from '../domain/attendance'
import { companies } from '../domain/companies'
import { addressTypes } from '../domain/deliveryOptions'
import { paymentTerms } from '../domain/paymentTerms'
import { accountRolesOf } from '../domain/roles'
import { defineResource } from '../model/schema'
import { orderFlow } from './flows/order'
import { invoicedOrders, livingOrders, order } from './flows/orderStates'
import { orderDocuments } from './parts/orderDocuments'
import { besideLines, orderLines } from './parts/orderLines'
import { orderList } from './parts/orderList'
import { orderPapers } from './parts/orderPapers'
import {
  carried,
  inCredit,
  inside,
  mine,
  money,
  notCustomer,
  ofThePartner,
  partnerPrice,
} from './parts/orderRights'
import { orderSections } from './parts/orderSections'
import { orderShare } from './parts/orderShare'
import { orderTotals } from './parts/orderTotals'
import { orderTransfer } from './parts/orderTransfer'
import { orderUnits } from './parts/orderUnits'
import { handDocumentTexts as documents } from './texts/handDocuments'
import { orderTexts as texts } from './texts/orders'
import { orderTermTexts as terms } from './texts/orderTerms'

/** An order, from the checkout to the signed invoice. */
export const invoices = defineResource({
  name: 'invoices',
  table: 'PEDIDO',
  key: 'ID',
  title: 'ID',
  company: 'EMPRESA',
  label: texts.resource,
  icon: 'receipt_long',
  menu: 'invoice',
  pages: {
    list: '/dashboard/invoice/list',
    create: '/dashboard/invoice/new',
    show: '/dashboard/invoice/:id',
    edit: '/dashboard/invoice/:id/edit',
  },
  fields: {
    ID: { kind: 'id', prefix: 'INV-', search: true },
    ESTADO: { kind: 'status', flow: 'pedido' },
    FECHACREACION: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    CLIENTEID: {
      kind: 'reference',
      to: 'clients',
      required: true,
      createOnly: true,
      search: true,
    },
    // What a customer orders by themself waits for their own sales agent.
    VENDEDOR: {
      kind: 'reference',
      to: 'users',
      assigns: true,
      search: true,
      default: [
        { when: { '$me.ROLE': '31' }, is: { from: 'CLIENTEID.SlpCode' } },
        { is: '$me.ID' },
      ],
      readOnly: true,
    },
    COMPANY: { kind: 'choice', options: companies, default: '$me.COMPANY', readOnly: true },
    BODEGA: {
      kind: 'reference',
      to: 'warehouses',
      required: true,
      search: true,
      read: inside,
      write: inCredit,
    },
    FORMADEPAGO: {
      kind: 'choice',
      options: paymentTerms,
      help: terms.termHelp,
      // A new order left without one takes its customer's own.
      required: { ID: { empty: false } },
      filter: true,
      read: inside,
      write: inCredit,
    },
    ITEMS: {
      kind: 'lines',
      label: texts.lines,
      required: true,
      // Partner support and purchasing may only strike lines: no field of a line is theirs to write.
      write: {
        or: [
          inCredit,
          { ESTADO: order.seller, '$me.ROLE': { in: ['7', '10'] } },
          { ESTADO: order.support, '$me.ROLE': '2' },
          { ESTADO: order.purchasing, '$me.ROLE': '1' },
        ],
      },
      fields: orderLines,
      beside: besideLines,
    },
    ...orderTotals,
    TM_SUBTOTAL: {
      kind: 'computed',
      label: texts.partnerTotal,
      is: { sum: 'ITEMS.TM_TOTAL' },
      read: partnerPrice,
      show: { COMPANY: 'TOMEBAMBA' },
    },
    ...orderUnits,
    ...orderTransfer,
    OBSERVACIONES: { kind: 'longText', maxLength: 1000, readOnly: true },
    MOTIVO_EXCEPCION: {
      kind: 'text',
      label: terms.exceptionWhy,
      help: terms.exceptionHelp,
      maxLength: 200,
      show: { FORMADEPAGO: { ne: '-1' } },
      readOnly: true,
      read: money,
    },
    /** The delivery address, as it was when the order was placed. */
    OBSERVACIONESB: { kind: 'json', codes: { TIPO: addressTypes }, readOnly: true },
    NUMEROFACTURAE4: {
      kind: 'longText',
      label: texts.note,
      maxLength: 1000,
      readOnly: true,
      read: notCustomer,
    },
    PEDIDO_RETENIDO: { kind: 'boolean', default: false, readOnly: true, read: inside },
    BULTOS: {
      kind: 'integer',
      label: texts.pieces,
      min: 1,
      max: 9,
      readOnly: true,
      read: inside,
    },
    NUMEROGUIA: {
      kind: 'code',
      pattern: '000000000',
      readOnly: true,
      search: true,
      filter: true,
    },
    IDUSUARIOENTREGARA: {
      kind: 'reference',
      label: texts.deliveredBy,
      to: 'users',
      among: { are: { ROLE: accountRolesOf(markingRoles), ACTIVE: true }, else: texts.notStaff },
      readOnly: true,
      read: notCustomer,
      show: { NUMEROGUIA: '000000000' },
    },
    // SAP's sales order of an order that was annulled may be that of the next one.
    DOCNUM: {
      kind: 'code',
      readOnly: true,
      read: notCustomer,
      unique: { while: 'ESTADO', in: livingOrders, else: documents.salesOrderTaken },
    },
    // A number that was annulled with its invoice is free for the one it is issued to.
    NUMEROFACTURALIDENAR: {
      kind: 'code',
      readOnly: true,
      search: true,
      unique: { while: 'ESTADO', in: invoicedOrders, else: documents.invoiceTaken },
    },
    CLAVE_ACCESO: {
      kind: 'text',
      label: texts.accessKey,
      maxLength: 49,
      readOnly: true,
      read: notCustomer,
    },
    NOTA_CREDITO: {
      kind: 'code',
      readOnly: true,
      read: notCustomer,
      unique: { while: 'ESTADO', in: Object.values(order), else: documents.noteTaken },
    },
    ...orderDocuments,
    FECHAAPROBO: { kind: 'dateTime', readOnly: true },
    USUARIOAPROBO: { kind: 'reference', to: 'users', readOnly: true, read: notCustomer },
    FECHAFACTURACION: { kind: 'dateTime', readOnly: true, filter: true },
    FECHA_IMPRESION: { kind: 'dateTime', readOnly: true, read: inside, event: false },
    PRIORIDAD: {
      kind: 'dateTime',
      event: false,
      label: texts.priority,
      readOnly: true,
      read: inside,
      sort: true,
    },
    URL_INVOICE_SELLER: {
      kind: 'file',
      types: ['application/pdf', 'image/*'],
      readOnly: true,
      read: notCustomer,
    },
    COMENTARIOENTREGA: { kind: 'longText', maxLength: 1000, readOnly: true, read: notCustomer },
    OBSERVACION_ANULACION: { kind: 'choice', options: annulmentReasons, readOnly: true },
  },
  list: orderList,
  form: orderSections,
  related: ['serials'],
  slots: {
    listTop: 'waitingByWarehouse',
    listAction: 'sell',
    createInstead: 'sellInstead',
    showTop: 'orderSteps',
    showBelow: 'orderCredit',
  },
  checks: [{ rule: { TOTAL: { gte: 0 } }, at: 'DISCOUNT', else: texts.discountTooHigh }],
  access: {
    '10': { read: true, create: true, update: true },
    '9': { read: true, create: true, update: true },
    '8': { read: { or: [{ BODEGA: { in: '$me.WAREHOUSE' } }, carried] } },
    '7': { read: mine, update: { VENDEDOR: '$me.ID', ESTADO: order.seller } },
    '6': { read: mine },
    '5': { read: mine },
    '31': { read: { CLIENTEID: '$me.CARD_CODE' } },
    '0': { read: mine },
    '1': { read: ofThePartner, update: { ...ofThePartner, ESTADO: order.purchasing } },
    '2': { read: ofThePartner, update: { ...ofThePartner, ESTADO: order.support } },
  },
  flow: { pedido: orderFlow },
  // The account in words, before it was one of a list.
  setAside: { CUENTA_EN_PALABRAS: 'CUENTA_TRANSFERENCIA' },
  papers: orderPapers,
  share: orderShare,
})
