import { defineResource } from '../model/schema'

/** The ten price lists: the same numbers in every company. */
export const priceLists = defineResource({
  name: 'price-lists',
  table: 'LISTA_PRECIO',
  key: 'PriceList',
  title: 'ListName',
  label: {
    es: 'Lista de precios | Listas de precios',
    en: 'Price list | Price lists',
    fr: 'Liste de prix | Listes de prix',
    vi: 'Bảng giá | Bảng giá',
    cn: '价目表 | 价目表',
    ar: 'قائمة أسعار | قوائم الأسعار',
  },
  icon: 'price_change',
  menu: 'catalogos',
  fields: {
    PriceList: { kind: 'integer', min: 1, max: 99, createOnly: true },
    ListName: { kind: 'text', required: true, search: true, unique: true, maxLength: 60 },
  },
  // Where a whole list is loaded by file, or changed in the grid.
  related: ['prices', 'partner-prices'],
  trash: true,
  access: { '10': 'all', '8': {}, '*': 'read' },
})
