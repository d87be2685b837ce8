import { defineResource } from '../model/schema'

/** What a product is: each company keeps a list of its own. */
export const categories = defineResource({
  name: 'categories',
  table: 'CATEGORIA',
  key: 'CODIGO',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Categoría | Categorías',
    en: 'Category | Categories',
    fr: 'Catégorie | Catégories',
    vi: 'Danh mục | Danh mục',
    cn: '类别 | 类别',
    ar: 'فئة | الفئات',
  },
  icon: 'category',
  menu: 'catalogos',
  fields: {
    CODIGO: { kind: 'code', maxLength: 8, createOnly: true },
    NOMBRE: { kind: 'text', required: true, search: true, unique: true },
  },
  related: ['products'],
  trash: true,
  access: { '10': 'all', '*': 'read' },
})
