import { defineResource } from '../model/schema'
import { withIva } from './texts/prices'

/** The prices agreed with the partner company; its people see these and no others. */
export const partnerPrices = defineResource({
  name: 'partner-prices',
  table: 'PRECIO_SOCIO',
  key: 'ID',
  title: ['CODIGO', 'PRICE_LIST'],
  company: 'EMPRESA',
  parent: 'CODIGO',
  label: {
    es: 'Precio del socio | Precios del socio',
    en: 'Partner price | Partner prices',
    fr: 'Prix partenaire | Prix partenaires',
    vi: 'Giá đối tác | Giá đối tác',
    cn: '合作伙伴价格 | 合作伙伴价格',
    ar: 'سعر الشريك | أسعار الشريك',
  },
  icon: 'handshake',
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
    PRICE_LIST: {
      kind: 'reference',
      to: 'price-lists',
      required: true,
      createOnly: true,
      filter: true,
    },
    PRICE: { kind: 'money', required: true, sensitive: true },
    CON_IVA: { kind: 'computed', label: withIva, is: { mul: ['PRICE', 1.15] } },
  },
  unique: [['CODIGO', 'PRICE_LIST']],
  list: { columns: ['CODIGO', 'PRICE_LIST', 'PRICE', 'CON_IVA'], sort: 'CODIGO' },
  trash: { keep: 365 },
  access: { '10': 'all', '9': 'read', '0': 'read', '1': 'read', '2': 'read' },
})
