import { defineResource } from '../business'

/** Ecuador's parishes; an address names one, which implies canton and province. */
export const parishes = defineResource({
  name: 'parishes',
  table: 'PARROQUIA',
  key: 'CODE',
  title: ['PARROQUIA', 'CANTON', 'PROVINCIA'],
  label: 'Parroquia | Parroquias',
  icon: 'map',
  menu: 'settings',
  fields: {
    CODE: { kind: 'code', pattern: '000000', createOnly: true },
    PARROQUIA: { kind: 'text', required: true, search: true },
    CANTON: { kind: 'text', required: true, search: true, filter: true },
    PROVINCIA: { kind: 'text', required: true, search: true, filter: true },
  },
  list: { columns: ['CODE', 'PARROQUIA', 'CANTON', 'PROVINCIA'], sort: 'PARROQUIA' },
  related: [],
  trash: true,
  access: { admin: 'all', '*': 'read' },
})
