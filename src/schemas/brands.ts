import { defineResource } from '../model/schema'

/** Who made a product: each company keeps a list of its own. */
export const brands = defineResource({
  name: 'brands',
  table: 'MARCA',
  key: 'CODIGO',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Marca | Marcas',
    en: 'Brand | Brands',
    fr: 'Marque | Marques',
    vi: 'Thương hiệu | Thương hiệu',
    cn: '品牌 | 品牌',
    ar: 'علامة تجارية | العلامات التجارية',
  },
  icon: 'sell',
  menu: 'catalogos',
  fields: {
    CODIGO: { kind: 'code', maxLength: 8, createOnly: true },
    NOMBRE: { kind: 'text', required: true, search: true, unique: true },
  },
  related: ['products'],
  trash: true,
  access: { '10': 'all', '*': 'read' },
})
