import { deliveryProducts } from '../../domain/deliveryOptions'
import { openOrders } from '../flows/orderStates'
import { orderTexts as texts } from '../texts/orders'
import { productTexts as products } from '../texts/products'
import { counts, money, partnerPrice, sells, unitPrice } from './orderRights'

const ofPartner = { COMPANY: 'TOMEBAMBA' } as const

/** A delivery stands among the lines, and is no unit with a serial. */
export const goods = { PRODUCTO_ID: { nin: Object.values(deliveryProducts) } } as const
/** Goods that go out unit by unit: all but what was sold as having no serials. */
export const serialised = { ...goods, SIN_SERIE: { ne: true } } as const

const onShelf = { CODIGO: 'ITEMS.PRODUCTO_ID', WhsCode: 'BODEGA' } as const
/** What credit sees of the shelf, and the warehouse of its own work, beside each line (domain.md 1.5, 4.1). */
export const besideLines = {
  stock: { label: texts.onShelf, by: money, sum: 'stock.CANTIDAD', where: onShelf, when: goods },
  free: {
    label: texts.free,
    by: money,
    sum: 'stock.DISPONIBLE',
    where: onShelf,
    when: goods,
    held: { units: 'CANTIDAD', while: { ESTADO: { in: openOrders } } },
  },
  serials: {
    label: texts.serials,
    by: counts,
    count: 'serials',
    where: { ORDEN_ID: 'ID', PRODUCTO_ID: 'ITEMS.PRODUCTO_ID' },
    when: serialised,
    goal: 'CANTIDAD',
  },
} as const

/** A product of an order: how many, at which price, and what each role sees of it (domain.md 1.5). */
export const orderLines = {
  PRODUCTO_ID: { kind: 'reference', to: 'products', required: true, write: sells },
  CANTIDAD: { kind: 'integer', min: 1, max: 100, required: true, default: 1, write: sells },
  TIPOPRECIO: { kind: 'reference', to: 'price-lists', read: money },
  PRECIOUNITARIOVENTA: {
    kind: 'money',
    required: true,
    read: unitPrice,
    write: money,
    input: 'taxed',
    sensitive: true,
  },
  DISCOUNTPERCENTSAP: {
    kind: 'percent',
    default: 0,
    read: unitPrice,
    write: money,
    sensitive: true,
  },
  COSTO: {
    kind: 'money',
    default: { from: 'PRODUCTO_ID.COSTO' },
    read: money,
    readOnly: true,
  },
  /** As the product was when it was ordered. */
  SIN_SERIE: {
    kind: 'boolean',
    label: products.noSerials,
    default: { from: 'PRODUCTO_ID.SIN_SERIE' },
    read: counts,
    readOnly: true,
  },
  COSTO_IVA: { kind: 'computed', label: texts.costWithTax, is: { mul: ['COSTO', 1.15] } },
  COMENTARIOPRECIO: { kind: 'text', write: sells },
  TM_TIPO_PRECIO: {
    kind: 'reference',
    to: 'price-lists',
    read: partnerPrice,
    write: money,
    show: ofPartner,
  },
  TM_PRECIO_UNITARIO_VENTA: {
    kind: 'money',
    read: partnerPrice,
    write: money,
    show: ofPartner,
    sensitive: true,
  },
  TOTAL: {
    kind: 'computed',
    is: {
      mul: ['PRECIOUNITARIOVENTA', { sub: [1, { div: ['DISCOUNTPERCENTSAP', 100] }] }, 'CANTIDAD'],
    },
    read: unitPrice,
    reveals: true,
  },
  TM_TOTAL: {
    kind: 'computed',
    label: texts.partnerTotal,
    is: { mul: ['TM_PRECIO_UNITARIO_VENTA', 'CANTIDAD'] },
    show: ofPartner,
  },
} as const
