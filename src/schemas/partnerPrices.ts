import { defineResource } from '../business'
import { WITH_IVA } from '../domain/orders/tax'
import { fixed, partners, product } from './parts/given'
import { nextPrice } from './parts/nextPrice'

/** Prices agreed with the partner company, whose users see no others. */
export const partnerPrices = defineResource({
  name: 'partner-prices',
  table: 'PRECIO_SOCIO',
  key: 'ID',
  title: ['CODIGO', 'PRICE_LIST'],
  tenant: true,
  parent: 'CODIGO',
  label: 'Precio del socio | Precios del socio',
  icon: 'handshake',
  menu: 'settings',
  fields: {
    ID: { kind: 'id', search: true },
    CODIGO: { ...product, ...fixed, search: true, filter: true },
    PRICE_LIST: {
      kind: 'reference',
      resource: 'price-lists',
      ...fixed,
      search: true,
      filter: true,
    },
    PRICE: { kind: 'money', required: true, sensitive: true },
    CON_IVA: { kind: 'computed', label: 'Con IVA', formula: { mul: ['PRICE', WITH_IVA] } },
    ...nextPrice,
  },
  unique: [['CODIGO', 'PRICE_LIST']],
  list: {
    columns: ['CODIGO', 'PRICE_LIST', 'PRICE', 'CON_IVA'],
    sort: 'CODIGO',
    matrix: ['PRICE', 'CODIGO.COSTO', 'PRECIO_NUEVO', 'VIGENTE_DESDE'],
  },
  trash: { retention: 365 },
  access: {
    admin: 'all',
    credit: 'read',
    ...partners('read'),
  },
})
