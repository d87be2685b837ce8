import { defineResource } from '../model/schema'
import { warrantyWords as texts } from './texts/warrantyWords'

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
    // Who mends its devices under warranty (domain.md 2.10).
    TALLER: { kind: 'text', label: texts.workshop },
    TALLER_DIRECCION: { kind: 'text', label: texts.address },
    TALLER_CONTACTO: { kind: 'text', label: texts.contact },
    TALLER_CORREO: { kind: 'email', label: texts.email },
    TALLER_TELEFONO: { kind: 'phone', label: texts.phone },
  },
  list: { columns: ['CODIGO', 'NOMBRE', 'TALLER', 'TALLER_TELEFONO'] },
  related: ['products'],
  trash: true,
  access: { '10': 'all', '*': 'read' },
})
