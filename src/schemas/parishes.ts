import { defineResource } from '../model/schema'

/** Ecuador's parishes: an address names one, and with it its canton and province. */
export const parishes = defineResource({
  name: 'parishes',
  table: 'PARROQUIA',
  key: 'CODE',
  title: ['PARROQUIA', 'CANTON', 'PROVINCIA'],
  label: {
    es: 'Parroquia | Parroquias',
    en: 'Parish | Parishes',
    fr: 'Commune | Communes',
    vi: 'Phường xã | Phường xã',
    cn: '乡镇 | 乡镇',
    ar: 'ناحية | النواحي',
  },
  icon: 'map',
  menu: 'catalogos',
  fields: {
    CODE: { kind: 'code', pattern: '000000', createOnly: true },
    PARROQUIA: { kind: 'text', required: true, search: true },
    CANTON: { kind: 'text', required: true, search: true, filter: true },
    PROVINCIA: { kind: 'text', required: true, search: true, filter: true },
  },
  list: { columns: ['CODE', 'PARROQUIA', 'CANTON', 'PROVINCIA'], sort: 'PARROQUIA' },
  related: [],
  trash: true,
  access: { '10': 'all', '*': 'read' },
})
