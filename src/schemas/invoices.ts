import { annulmentReasons } from '../domain/annulmentReasons'
import { companies } from '../domain/companies'
import { paymentTerms } from '../domain/paymentTerms'
import type { Role } from '../domain/roles'
import { defineResource } from '../model/schema'
import { orderFlow } from './flows/order'
import { orderTexts as texts } from './texts/orders'

const sells: readonly Role[] = ['10', '9', '7']
/** Prices, discounts and cost are for those who decide about the credit. */
const money: readonly Role[] = ['10', '9']
/** The partner's purchasing sees what it pays; seller and support see the partner price instead. */
const unitPrice: readonly Role[] = ['10', '9', '1']
const partnerPrice: readonly Role[] = ['10', '9', '0', '2']
/** Warehouse and payment are no business of the customer, nor of the partner's seller and support. */
const inside: readonly Role[] = ['10', '9', '8', '7', '6', '5', '1']
const notCustomer: readonly Role[] = ['10', '9', '8', '7', '6', '5', '0', '1', '2']

const inCredit = { ESTADO: 6, '$me.ROLE': { in: ['9', '10'] } } as const
const mine = { or: [{ VENDEDOR: '$me.ID' }, { IDUSUARIOENTREGARA: '$me.ID' }] } as const
const ofThePartner = { COMPANY: '$me.COMPANY', ESTADO: { in: [10, 13, 6, 0, 1, 8] } } as const

/** An order, from the checkout to the signed invoice. */
export const invoices = defineResource({
  name: 'invoices',
  table: 'PEDIDO',
  key: 'ID',
  title: 'ID',
  company: 'EMPRESA',
  label: {
    es: 'Pedido | Pedidos',
    en: 'Order | Orders',
    fr: 'Commande | Commandes',
    vi: 'Đơn hàng | Đơn hàng',
    cn: '订单 | 订单',
    ar: 'طلب | الطلبات',
  },
  icon: 'receipt_long',
  menu: 'invoice',
  pages: {
    list: '/dashboard/invoice/list',
    create: '/dashboard/invoice/new',
    show: '/dashboard/invoice/:id',
    edit: '/dashboard/invoice/:id/edit',
  },
  fields: {
    ID: { kind: 'id' },
    ESTADO: { kind: 'status', flow: 'pedido' },
    FECHACREACION: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    CLIENTEID: { kind: 'reference', to: 'clients', required: true, createOnly: true },
    VENDEDOR: { kind: 'reference', to: 'users', default: '$me.ID', readOnly: true },
    COMPANY: { kind: 'choice', options: companies, default: '$me.COMPANY', readOnly: true },
    BODEGA: { kind: 'reference', to: 'warehouses', required: true, read: inside, write: inCredit },
    FORMADEPAGO: {
      kind: 'choice',
      options: paymentTerms,
      required: true,
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
          { ESTADO: 15, '$me.ROLE': { in: ['7', '10'] } },
          { ESTADO: 10, '$me.ROLE': '2' },
          { ESTADO: 13, '$me.ROLE': '1' },
        ],
      },
      fields: {
        PRODUCTO_ID: { kind: 'reference', to: 'products', required: true, write: sells },
        CANTIDAD: { kind: 'integer', min: 1, max: 100, required: true, default: 1, write: sells },
        TIPOPRECIO: { kind: 'reference', to: 'price-lists', read: money },
        PRECIOUNITARIOVENTA: { kind: 'money', required: true, read: unitPrice, write: money },
        DISCOUNTPERCENTSAP: { kind: 'percent', default: 0, read: money },
        COSTO: { kind: 'money', read: money, readOnly: true },
        COMENTARIOPRECIO: { kind: 'text', write: sells },
        TM_TIPO_PRECIO: { kind: 'reference', to: 'price-lists', read: partnerPrice, write: money },
        TM_PRECIO_UNITARIO_VENTA: { kind: 'money', read: partnerPrice, write: money },
        TOTAL: {
          kind: 'computed',
          is: {
            mul: [
              'PRECIOUNITARIOVENTA',
              { sub: [1, { div: ['DISCOUNTPERCENTSAP', 100] }] },
              'CANTIDAD',
            ],
          },
          read: unitPrice,
          reveals: true,
        },
        TM_TOTAL: {
          kind: 'computed',
          label: texts.partnerTotal,
          is: { mul: ['TM_PRECIO_UNITARIO_VENTA', 'CANTIDAD'] },
        },
      },
    },
    SUBTOTAL: {
      kind: 'computed',
      is: { sum: 'ITEMS.TOTAL' },
      read: { '$me.ROLE': { ne: '8' }, '$me.COMPANY': { ne: 'TOMEBAMBA' } },
    },
    DISCOUNT: { kind: 'money', default: 0, read: money, write: { ESTADO: 6, '$me.ROLE': '9' } },
    IVA: { kind: 'computed', is: { mul: [0.15, { sub: ['SUBTOTAL', 'DISCOUNT'] }] } },
    TOTAL: { kind: 'computed', is: { add: [{ sub: ['SUBTOTAL', 'DISCOUNT'] }, 'IVA'] } },
    // A bank transfer, where the order is paid in cash.
    CUENTA_TRANSFERENCIA: {
      kind: 'text',
      label: texts.bankAccount,
      maxLength: 60,
      readOnly: true,
      read: inside,
      show: { FORMADEPAGO: '-1' },
    },
    NUMERO_REFERENCIA: {
      kind: 'code',
      label: texts.reference,
      readOnly: true,
      read: inside,
      show: { FORMADEPAGO: '-1' },
    },
    TOTAL_DOLARES_REFERENCIA: {
      kind: 'money',
      label: texts.transferred,
      readOnly: true,
      read: money,
      show: { FORMADEPAGO: '-1' },
    },
    OBSERVACIONES: { kind: 'longText', maxLength: 1000, readOnly: true },
    /** The delivery address, as it was when the order was placed. */
    OBSERVACIONESB: { kind: 'json', readOnly: true },
    NUMEROFACTURAE4: { kind: 'longText', maxLength: 1000, readOnly: true, read: notCustomer },
    PEDIDO_RETENIDO: { kind: 'boolean', default: false, readOnly: true, read: inside },
    NUMEROGUIA: { kind: 'code', pattern: '000000000', readOnly: true, search: true },
    IDUSUARIOENTREGARA: {
      kind: 'reference',
      label: texts.deliveredBy,
      to: 'users',
      readOnly: true,
      read: notCustomer,
      show: { NUMEROGUIA: '000000000' },
    },
    DOCNUM: { kind: 'code', readOnly: true, read: notCustomer },
    NUMEROFACTURALIDENAR: { kind: 'code', readOnly: true, search: true },
    FECHAAPROBO: { kind: 'dateTime', readOnly: true },
    USUARIOAPROBO: { kind: 'reference', to: 'users', readOnly: true, read: notCustomer },
    FECHAFACTURACION: { kind: 'dateTime', readOnly: true, filter: true },
    FECHA_IMPRESION: { kind: 'dateTime', readOnly: true, read: inside },
    PRIORIDAD: {
      kind: 'dateTime',
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
  list: {
    columns: [
      'ID',
      'ESTADO',
      'CLIENTEID',
      'VENDEDOR',
      'BODEGA',
      'FORMADEPAGO',
      'SUBTOTAL',
      'NUMEROGUIA',
      'NUMEROFACTURALIDENAR',
      'DOCNUM',
      'FECHACREACION',
      'FECHAAPROBO',
      'FECHAFACTURACION',
      'OBSERVACION_ANULACION',
    ],
    sort: 'ID desc',
    tabs: 'ESTADO',
  },
  form: [
    {
      id: 'order',
      label: texts.order,
      fields: ['ID', 'ESTADO', 'CLIENTEID', 'VENDEDOR', 'BODEGA', 'FORMADEPAGO', 'FECHACREACION'],
    },
    { id: 'lines', label: texts.lines, fields: ['ITEMS', 'SUBTOTAL', 'DISCOUNT', 'IVA', 'TOTAL'] },
    { id: 'delivery', label: texts.delivery, fields: 'rest' },
  ],
  related: ['serials'],
  checks: [{ rule: { TOTAL: { gte: 0 } }, at: 'DISCOUNT', else: texts.discountTooHigh }],
  access: {
    '10': { read: true, update: true },
    '9': { read: true, update: true },
    '8': { read: { BODEGA: { in: '$me.WAREHOUSE' } } },
    '7': { read: mine, update: { VENDEDOR: '$me.ID', ESTADO: 15 } },
    '6': { read: mine },
    '5': { read: mine },
    '31': { read: { CLIENTEID: '$me.CARD_CODE' } },
    '0': { read: mine },
    '1': { read: ofThePartner, update: { ...ofThePartner, ESTADO: 13 } },
    '2': { read: ofThePartner, update: { ...ofThePartner, ESTADO: 10 } },
  },
  flow: { pedido: orderFlow },
})
