import { defineResource } from '../business'
import { serial } from './parts/given'

const mine = { WhsCode: { in: '$me.WAREHOUSE' } } as const

/** Purchased units and their location; the history records moves between warehouses. */
export const devices = defineResource({
  name: 'devices',
  table: 'EQUIPO',
  key: 'ID',
  title: 'IMEI_SERIE',
  tenant: true,
  label: 'Equipo comprado | Equipos comprados',
  icon: 'smartphone',
  menu: 'stock',
  fields: {
    ID: { kind: 'id' },
    IMEI_SERIE: {
      ...serial,
      barcode: 'code128',
      unique: true,
    },
    PRODUCTO_ID: { kind: 'reference', resource: 'products', required: true, createOnly: true },
    WhsCode: {
      kind: 'reference',
      resource: 'warehouses',
      label: 'Bodega',
      required: true,
      filter: true,
    },
    FECHA_COMPRA: {
      kind: 'date',
      label: 'Fecha de compra',
      default: '$today',
      max: 'today',
      filter: true,
    },
    DOCUMENTO_COMPRA: { kind: 'code', label: 'Documento de compra', search: true },
  },
  list: {
    columns: ['IMEI_SERIE', 'PRODUCTO_ID', 'WhsCode', 'FECHA_COMPRA', 'DOCUMENTO_COMPRA'],
    sort: 'ID desc',
  },
  trash: true,
  access: {
    admin: 'all',
    credit: 'read',
    warehouse: { read: true, create: mine, update: mine },
  },
})
