import { defineResource } from '../business'
import { WITH_IVA } from '../domain/orders/tax'
import { fixed, product } from './parts/given'
import { nextPrice } from './parts/nextPrice'

/** Prices by list, without IVA; hidden from the warehouse. */
export const prices = defineResource({
  name: 'prices',
  table: 'PRECIO',
  key: 'ID',
  title: ['CODIGO', 'PriceList'],
  tenant: true,
  parent: 'CODIGO',
  label: 'Precio | Precios',
  icon: 'attach_money',
  menu: 'stock',
  fields: {
    ID: { kind: 'id', search: true },
    CODIGO: { ...product, ...fixed, search: true, filter: true },
    PriceList: { kind: 'reference', resource: 'price-lists', ...fixed, search: true, filter: true },
    Price: { kind: 'money', required: true, sensitive: true },
    CON_IVA: { kind: 'computed', label: 'Con IVA', formula: { mul: ['Price', WITH_IVA] } },
    ...nextPrice,
  },
  unique: [['CODIGO', 'PriceList']],
  list: {
    columns: ['CODIGO', 'PriceList', 'Price', 'CON_IVA'],
    sort: 'CODIGO',
    matrix: ['Price', 'CODIGO.COSTO', 'PRECIO_NUEVO', 'VIGENTE_DESDE'],
  },
  trash: { retention: 365 },
  access: {
    admin: 'all',
    credit: 'read',
    salesAgent: 'read',
    store: 'read',
    brandAgent: 'read',
    customer: { read: { PriceList: '$me.PRICE_LIST' } },
  },
})
