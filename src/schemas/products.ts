import { defineResource } from '../model/schema'
import { productTexts as texts } from './texts/products'

/** What is sold. The code is the business's own: category, brand, sequence (`10.02.141`). */
export const products = defineResource({
  name: 'products',
  table: 'PRODUCTO',
  key: 'CODIGO',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Producto | Productos',
    en: 'Product | Products',
    fr: 'Produit | Produits',
    vi: 'Sản phẩm | Sản phẩm',
    cn: '产品 | 产品',
    ar: 'منتج | المنتجات',
  },
  icon: 'smartphone',
  menu: 'e-commerce',
  rest: { path: '/hanadb/api/products/', envelope: 'products', lenient: true },
  pages: {
    list: '/dashboard/e-commerce/list',
    create: '/dashboard/e-commerce/product/new',
    show: '/dashboard/e-commerce/product/:id',
    edit: '/dashboard/e-commerce/product/:id/edit',
  },
  fields: {
    CODIGO: { kind: 'code', maxLength: 20, createOnly: true, search: true },
    NOMBRE: { kind: 'text', required: true, search: true },
    SKU: { kind: 'code', maxLength: 40, unique: true, read: ['10', '9', '8', '7', '6', '5', '31'] },
    COD_ITSA: { kind: 'code', read: ['10', '9', '0', '1', '2'] },
    CATEGORIA: { kind: 'reference', to: 'categories', required: true, filter: true },
    MARCA: { kind: 'reference', to: 'brands', required: true, filter: true },
    STATUS: {
      kind: 'choice',
      options: {
        ACTIVO: {
          label: { es: 'Activo', en: 'Active', fr: 'Actif', vi: 'Đang bán', cn: '在售', ar: 'نشط' },
          colour: 'success',
        },
        INACTIVO: {
          label: {
            es: 'Inactivo',
            en: 'Inactive',
            fr: 'Inactif',
            vi: 'Ngừng bán',
            cn: '停售',
            ar: 'غير نشط',
          },
          colour: 'default',
        },
      },
      default: 'ACTIVO',
      filter: true,
    },
    COSTO: { kind: 'money', read: ['10', '9'] },
    // Phones and tablets go out unit by unit; who sells something else says so.
    SIN_SERIE: { kind: 'boolean', label: texts.noSerials, help: texts.noSerialsHelp, filter: true },
    TOTAL: {
      kind: 'computed',
      as: 'integer',
      is: { sum: 'stock.CANTIDAD', by: 'CODIGO' },
      filter: true,
      label: {
        es: 'Stock total',
        en: 'Total stock',
        fr: 'Stock total',
        vi: 'Tổng tồn kho',
        cn: '总库存',
        ar: 'إجمالي المخزون',
      },
    },
    IMAGES: {
      kind: 'lines',
      input: 'photos',
      max: 10,
      fields: {
        URL: {
          kind: 'image',
          label: { es: 'Imagen', en: 'Image', fr: 'Image', vi: 'Hình ảnh', cn: '图片', ar: 'صورة' },
          required: true,
          maxSize: 3_145_728,
        },
      },
    },
  },
  list: {
    // The brand begins the name.
    columns: ['IMAGES', 'CODIGO', 'NOMBRE', 'SKU', 'COD_ITSA', 'CATEGORIA', 'TOTAL', 'STATUS'],
    // By name, deliveries would stand before every phone.
    sort: 'CODIGO desc',
    tabs: 'STATUS',
  },
  form: [
    { id: 'product', fields: 'rest' },
    { id: 'photos', fields: ['IMAGES'], only: 'form' },
  ],
  related: ['prices', 'partner-prices', 'stock', 'serials'],
  share: {
    text: `Tenemos disponible: {NOMBRE}
Código: {CODIGO}
Marca: {MARCA}
Precio: {prices.CON_IVA} con IVA
¿Se lo reservamos?`,
    one: { of: 'prices', by: 'CODIGO', label: '{PriceList}: {CON_IVA}' },
  },
  slots: { row: 'addToCart', showTop: 'productTop', showBelow: 'sales' },
  trash: true,
  access: {
    '10': 'all',
    '9': 'read',
    '8': 'read',
    '7': 'read',
    '6': 'read',
    // Infinix and generic, in HT's list of brands.
    '5': { read: { MARCA: { in: ['43', '60'] } } },
    '31': { read: { STATUS: 'ACTIVO' } },
    // Phones only: 108 in HT, 105 in MC.
    '0': { read: { CATEGORIA: { in: ['108', '105'] } } },
    '1': { read: { CATEGORIA: { in: ['108', '105'] } } },
    '2': { read: { CATEGORIA: { in: ['108', '105'] } } },
  },
})
