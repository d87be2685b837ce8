import { defineResource } from '../model/schema'
import { withIva } from './texts/prices'

/** What a product costs on each list, without IVA. Bodega never sees prices. */
export const prices = defineResource({
  name: 'prices',
  table: 'PRECIO',
  key: 'ID',
  title: ['CODIGO', 'PriceList'],
  company: 'EMPRESA',
  parent: 'CODIGO',
  label: {
    es: 'Precio | Precios',
    en: 'Price | Prices',
    fr: 'Prix | Prix',
    vi: 'Giá | Giá bán',
    cn: '价格 | 价格',
    ar: 'سعر | الأسعار',
  },
  icon: 'attach_money',
  menu: 'catalogos',
  fields: {
    ID: { kind: 'id', search: true },
    CODIGO: {
      kind: 'reference',
      to: 'products',
      required: true,
      createOnly: true,
      search: true,
      filter: true,
    },
    PriceList: {
      kind: 'reference',
      to: 'price-lists',
      required: true,
      createOnly: true,
      filter: true,
    },
    Price: { kind: 'money', required: true, sensitive: true },
    CON_IVA: { kind: 'computed', label: withIva, is: { mul: ['Price', 1.15] } },
  },
  unique: [['CODIGO', 'PriceList']],
  list: { columns: ['CODIGO', 'PriceList', 'Price', 'CON_IVA'], sort: 'CODIGO' },
  trash: { keep: 365 },
  access: {
    '10': 'all',
    '9': 'read',
    '7': 'read',
    '6': 'read',
    '5': 'read',
    '31': { read: { PriceList: '$me.PRICE_LIST' } },
  },
})
