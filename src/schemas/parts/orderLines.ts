import { deliveryProducts } from '../../domain/orders/deliveryOptions'
import { WITH_IVA } from '../../domain/orders/tax'
import { counts, moneyRights, partnerPrice, sells, unitPrice } from './orderRights'

const ofPartner = { COMPANY: 'TOMEBAMBA' } as const

/** Lines with goods; deliveries have no serials. */
export const goods = { PRODUCTO_ID: { nin: Object.values(deliveryProducts) } } as const
/** Goods with serials. */
export const serialised = { ...goods, SIN_SERIE: { ne: true } } as const

/** Order lines: quantity, price and visibility by role (business.md#order-visibility). */
export const orderLines = {
  PRODUCTO_ID: { kind: 'reference', resource: 'products', required: true, write: sells },
  CANTIDAD: { kind: 'integer', min: 1, max: 100, required: true, default: 1, write: sells },
  TIPOPRECIO: { kind: 'reference', resource: 'price-lists', read: moneyRights },
  PRECIOUNITARIOVENTA: {
    kind: 'money',
    required: true,
    read: unitPrice,
    write: moneyRights,
    input: 'taxed',
    sensitive: true,
  },
  DISCOUNTPERCENTSAP: {
    kind: 'percent',
    default: 0,
    read: unitPrice,
    write: moneyRights,
    sensitive: true,
  },
  COSTO: {
    kind: 'money',
    default: { field: 'PRODUCTO_ID.COSTO' },
    read: moneyRights,
    readOnly: true,
  },
  /** Copied from the product at the time of the order. */
  SIN_SERIE: {
    kind: 'boolean',
    label: 'Se vende sin serie',
    default: { field: 'PRODUCTO_ID.SIN_SERIE' },
    read: counts,
    readOnly: true,
  },
  COSTO_IVA: { kind: 'computed', label: 'Costo con IVA', formula: { mul: ['COSTO', WITH_IVA] } },
  COMENTARIOPRECIO: { kind: 'text', write: sells },
  TM_TIPO_PRECIO: {
    kind: 'reference',
    resource: 'price-lists',
    read: partnerPrice,
    write: moneyRights,
    visibleWhen: ofPartner,
  },
  TM_PRECIO_UNITARIO_VENTA: {
    kind: 'money',
    read: partnerPrice,
    write: moneyRights,
    visibleWhen: ofPartner,
    sensitive: true,
  },
  TOTAL: {
    kind: 'computed',
    formula: {
      mul: ['PRECIOUNITARIOVENTA', { sub: [1, { div: ['DISCOUNTPERCENTSAP', 100] }] }, 'CANTIDAD'],
    },
    read: unitPrice,
    ignoreInputRights: true,
  },
  TM_TOTAL: {
    kind: 'computed',
    label: 'Total del socio',
    formula: { mul: ['TM_PRECIO_UNITARIO_VENTA', 'CANTIDAD'] },
    visibleWhen: ofPartner,
  },
} as const
