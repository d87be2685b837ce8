import { defineResource } from '../business'
import { invoicedOrders, orderState } from './flows/orderStates'
import { fixed, serial } from './parts/given'

/**
 * The warehouse loads units of an approved order until it is invoiced; credit removes them from annulled or
 * returned ones.
 */
const beingLoaded = { 'ORDEN_ID.ESTADO': { in: [orderState.serials, orderState.billing] } } as const
const takenBack = { 'ORDEN_ID.ESTADO': { in: [orderState.credit, orderState.annulled] } } as const
const invoiced = { 'ORDEN_ID.ESTADO': { in: invoicedOrders } } as const

/** IMEI or serial of each delivered unit; returned ones are marked for their credit note. */
export const serials = defineResource({
  name: 'serials',
  table: 'SERIE',
  key: 'ID',
  title: 'INTERNAL_SERIAL',
  tenant: true,
  parent: 'ORDEN_ID',
  label: 'Serie | Series',
  icon: 'qr_code',
  menu: 'stock',
  fields: {
    ID: { kind: 'id' },
    ORDEN_ID: { kind: 'reference', resource: 'invoices', label: 'Pedido', ...fixed },
    PRODUCTO_ID: { kind: 'reference', resource: 'products', required: true, createOnly: true },
    // Sold once; a unit returned by a credit note can be sold again.
    INTERNAL_SERIAL: {
      ...serial,
      unique: { when: { NOTA_CREDITO: { ne: true } } },
      filter: true,
    },
    NOTA_CREDITO: {
      kind: 'boolean',
      default: false,
      filter: true,
      write: { ...invoiced, '$me.ROLE': 'credit' },
    },
  },
  unique: [['ORDEN_ID', 'INTERNAL_SERIAL']],
  list: { columns: ['INTERNAL_SERIAL', 'PRODUCTO_ID', 'ORDEN_ID', 'NOTA_CREDITO'] },
  trash: true,
  access: {
    admin: 'read',
    credit: { read: true, update: invoiced, delete: takenBack },
    warehouse: { read: true, create: beingLoaded, delete: beingLoaded },
  },
})
