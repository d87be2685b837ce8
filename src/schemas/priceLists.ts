import { defineResource } from '../business'

/** The ten price lists, with equal numbers in every company. */
export const priceLists = defineResource({
  name: 'price-lists',
  table: 'LISTA_PRECIO',
  key: 'PriceList',
  title: 'ListName',
  label: 'Lista de precios | Listas de precios',
  icon: 'price_change',
  menu: 'settings',
  fields: {
    PriceList: { kind: 'integer', min: 1, max: 99, createOnly: true },
    ListName: { kind: 'text', required: true, search: true, unique: true, max: 60 },
  },
  // Lists in which prices are imported or edited in the grid.
  related: ['prices', 'partner-prices'],
  trash: true,
  access: { admin: 'all', warehouse: {}, '*': 'read' },
})
