import { serialLengths } from '../domain/imei'
import { defineResource } from '../model/schema'
import { invoicedOrders, order } from './flows/orderStates'

/** The warehouse loads the units of an approved order until it is invoiced; credit empties one that is annulled or back. */
const beingLoaded = { 'ORDEN_ID.ESTADO': { in: [order.serials, order.billing] } } as const
const takenBack = { 'ORDEN_ID.ESTADO': { in: [order.credit, order.annulled] } } as const
const invoiced = { 'ORDEN_ID.ESTADO': { in: invoicedOrders } } as const

/** The IMEI or serial of each unit an order delivers; a returned one is marked for its credit note. */
export const serials = defineResource({
  name: 'serials',
  table: 'SERIE',
  key: 'ID',
  title: 'INTERNAL_SERIAL',
  company: 'EMPRESA',
  parent: 'ORDEN_ID',
  label: {
    es: 'Serie | Series',
    en: 'Serial | Serials',
    fr: 'Numéro de série | Numéros de série',
    vi: 'Số sê-ri | Số sê-ri',
    cn: '序列号 | 序列号',
    ar: 'رقم تسلسلي | الأرقام التسلسلية',
  },
  icon: 'qr_code',
  menu: 'invoice',
  fields: {
    ID: { kind: 'id' },
    ORDEN_ID: {
      kind: 'reference',
      to: 'invoices',
      label: { es: 'Pedido', en: 'Order', fr: 'Commande', vi: 'Đơn hàng', cn: '订单', ar: 'الطلب' },
      required: true,
      createOnly: true,
    },
    PRODUCTO_ID: { kind: 'reference', to: 'products', required: true, createOnly: true },
    // Sold once; a unit that came back by a credit note may be sold again.
    INTERNAL_SERIAL: {
      kind: 'imei',
      lengths: serialLengths,
      unique: { unless: 'NOTA_CREDITO' },
      required: true,
      createOnly: true,
      search: true,
      filter: true,
    },
    NOTA_CREDITO: {
      kind: 'boolean',
      default: false,
      filter: true,
      write: { ...invoiced, '$me.ROLE': '9' },
    },
  },
  unique: [['ORDEN_ID', 'INTERNAL_SERIAL']],
  list: { columns: ['INTERNAL_SERIAL', 'PRODUCTO_ID', 'ORDEN_ID', 'NOTA_CREDITO'] },
  trash: true,
  access: {
    '10': 'read',
    '9': { read: true, update: invoiced, delete: takenBack },
    '8': { read: true, create: beingLoaded, delete: beingLoaded },
  },
})
