import { defineResource } from '../business'

const ofMine = { read: { 'CARD_CODE.SlpCode': '$me.ID' } } as const

/** Customer payments as booked by accounting, by invoice (business.md#customer-follow-up). */
export const payments = defineResource({
  name: 'payments',
  table: 'PAGO',
  key: 'ID_PAGO',
  title: 'NO_PAGO',
  tenant: true,
  label: 'Pago | Pagos',
  icon: 'payments',
  menu: 'orders',
  fields: {
    ID_PAGO: { kind: 'id' },
    NO_PAGO: { kind: 'code', required: true, unique: true, search: true },
    CARD_CODE: {
      kind: 'reference',
      resource: 'clients',
      required: true,
      filter: true,
      label: 'Cliente',
    },
    FECHA_CONTAB_PAGO: { kind: 'date', required: true, filter: true, label: 'Fecha de pago' },
    TOTAL_PAGO: { kind: 'money', required: true, label: 'Pagado' },
    NO_FACTURA: { kind: 'code', search: true },
    FECHA_CONTAB_FACT: { kind: 'date', label: 'Facturado el' },
    TOTAL_FACTURA: { kind: 'money' },
    CANCELED: { kind: 'boolean', default: false, filter: true },
  },
  list: {
    columns: [
      'NO_PAGO',
      'CARD_CODE',
      'FECHA_CONTAB_PAGO',
      'TOTAL_PAGO',
      'NO_FACTURA',
      'FECHA_CONTAB_FACT',
      'TOTAL_FACTURA',
      'CANCELED',
    ],
    sort: 'FECHA_CONTAB_PAGO desc',
  },
  access: {
    admin: { read: true, create: true, update: true },
    credit: { read: true, create: true, update: true },
    salesAgent: ofMine,
    store: ofMine,
    brandAgent: ofMine,
    customer: { read: { CARD_CODE: '$me.CARD_CODE' } },
  },
})
