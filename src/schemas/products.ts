import { defineResource } from '../business'
import { messageTemplate } from './features/documents'
import { partners } from './parts/given'

/** Products. The code is the business's: category, brand, sequence (`10.02.141`). */
export const products = defineResource({
  name: 'products',
  table: 'PRODUCTO',
  key: 'CODIGO',
  title: 'NOMBRE',
  tenant: true,
  label: 'Producto | Productos',
  icon: 'smartphone',
  menu: 'stock',
  rest: {
    path: '/hanadb/api/products/',
    envelope: 'products',
    provides: ['list', 'one'],
  },
  pages: {
    list: '/dashboard/e-commerce/list',
    create: '/dashboard/e-commerce/product/new',
    show: '/dashboard/e-commerce/product/:id',
    edit: '/dashboard/e-commerce/product/:id/edit',
  },
  fields: {
    CODIGO: {
      kind: 'code',
      max: 20,
      createOnly: true,
      search: true,
      barcode: 'qr',
    },
    NOMBRE: { kind: 'text', required: true, search: true },
    SKU: {
      kind: 'code',
      max: 40,
      unique: true,
      read: ['admin', 'credit', 'warehouse', 'salesAgent', 'store', 'brandAgent', 'customer'],
    },
    COD_ITSA: {
      kind: 'code',
      read: ['admin', 'credit', 'partnerSales', 'partnerPurchasing', 'partnerSupport'],
    },
    CATEGORIA: { kind: 'reference', resource: 'categories', required: true, filter: true },
    MARCA: { kind: 'reference', resource: 'brands', required: true, filter: true },
    STATUS: {
      kind: 'choice',
      options: {
        ACTIVO: { label: 'Activo', colour: 'success' },
        INACTIVO: { label: 'Inactivo', colour: 'default' },
      },
      default: 'ACTIVO',
      filter: true,
    },
    COSTO: { kind: 'money', read: ['admin', 'credit'] },
    // Phones and tablets have serials by default.
    SIN_SERIE: {
      kind: 'boolean',
      label: 'Se vende sin serie',
      help: 'Accesorios y repuestos. Los demás productos requieren un IMEI o serie por unidad antes de facturar.',
      filter: true,
    },
    TOTAL: {
      kind: 'computed',
      format: 'integer',
      rollup: { sum: 'stock.CANTIDAD', via: 'CODIGO' },
      filter: true,
      label: 'Stock total',
    },
    // Retail price with IVA, of the list PVP.
    PVP: {
      kind: 'computed',
      rollup: { sum: 'prices.CON_IVA', via: 'CODIGO', where: { PriceList: 6 } },
      read: ['admin', 'credit', 'salesAgent', 'store', 'brandAgent'],
      label: 'PVP con IVA',
      filter: true,
    },
    IMAGES: {
      kind: 'lines',
      input: 'photos',
      max: 10,
      fields: { URL: { kind: 'image', label: 'Imagen', required: true, max: 3_145_728 } },
    },
  },
  list: {
    columns: [
      'IMAGES',
      'CODIGO',
      'NOMBRE',
      'MARCA',
      'CATEGORIA',
      'PVP',
      'TOTAL',
      'STATUS',
      'SKU',
      'COD_ITSA',
    ],
    // Sorted by code, because by name deliveries would precede phones.
    sort: 'CODIGO desc',
    tabs: 'STATUS',
  },
  form: [
    { id: 'product', fields: 'others' },
    { id: 'photos', fields: ['IMAGES'], showIn: 'form' },
  ],
  related: ['prices', 'partner-prices', 'stock', 'serials'],
  features: [
    messageTemplate({
      text: `Tenemos disponible: {NOMBRE}
Código: {CODIGO}
Marca: {MARCA}
Precio: {prices.CON_IVA} con IVA
¿Se lo reservamos?`,
      one: { resource: 'prices', via: 'CODIGO', text: '{PriceList}: {CON_IVA}' },
    }),
  ],
  slots: { row: 'addToCart', showTop: 'productTop', showBelow: 'sales' },
  trash: true,
  access: {
    admin: 'all',
    credit: 'read',
    warehouse: 'read',
    salesAgent: 'read',
    store: 'read',
    // Infinix and generic, brand codes of HT.
    brandAgent: { read: { MARCA: { in: ['43', '60'] } } },
    customer: { read: { STATUS: 'ACTIVO' } },
    // Phones only: 108 in HT, 105 in MC.
    ...partners({ read: { CATEGORIA: { in: ['108', '105'] } } }),
  },
})
