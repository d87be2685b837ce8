import { cents, dollars } from '../../src/base/money'
import { calculateIva } from '../../src/domain/orders/tax'
import { calculatePartnerPrice, calculatePrice } from './prices'
import { type DemoProduct, isDelivery, isPhone } from './products'
import type { Chance } from './random'

export interface OrderLine {
  readonly PRODUCTO_ID: string
  readonly CANTIDAD: number
  readonly TIPOPRECIO: number
  readonly PRECIOUNITARIOVENTA: number
  readonly DISCOUNTPERCENTSAP: number
  readonly COSTO: number
  readonly SIN_SERIE: boolean
}
/** Price list of the partner company. */
const PARTNER_LIST = 5

interface Terms {
  readonly forPartner: boolean
  readonly list: number
}

/** Products in stock, sorted for selection. */
export interface Shelves {
  readonly all: readonly DemoProduct[]
  readonly phones: readonly DemoProduct[]
  readonly deliveries: readonly DemoProduct[]
}
export const stockByProduct = (products: readonly DemoProduct[]): Shelves => {
  const all = products.filter(({ STATUS }) => STATUS === 'ACTIVO')
  return { all, phones: all.filter(isPhone), deliveries: all.filter(isDelivery) }
}

/** One to four products, mostly phones, sometimes with delivery. */
export function orderLines(
  { all, phones, deliveries }: Shelves,
  chance: Chance,
  { forPartner, list }: Terms,
): readonly OrderLine[] {
  const selectedProducts = Array.from({ length: chance.int(1, 4) }, () =>
    forPartner || chance.happens(0.7) ? chance.pick(phones) : chance.pick(all),
  ).filter(product => !isDelivery(product))
  const goods = [...new Set(selectedProducts.length > 0 ? selectedProducts : [chance.pick(phones)])]
  const delivery = !forPartner && chance.happens(0.25) ? [chance.pick(deliveries)] : []
  return [...goods, ...delivery].map(product => ({
    PRODUCTO_ID: product.CODIGO,
    CANTIDAD: isDelivery(product) ? 1 : chance.pick([1, 1, 2, 3, 5, 5, 10]),
    TIPOPRECIO: forPartner ? PARTNER_LIST : list,
    PRECIOUNITARIOVENTA: forPartner
      ? calculatePartnerPrice(product)
      : calculatePrice(product, list),
    DISCOUNTPERCENTSAP: chance.happens(0.1) ? 5 : 0,
    COSTO: product.COSTO,
    SIN_SERIE: product.SIN_SERIE,
    ...(forPartner && {
      TM_TIPO_PRECIO: PARTNER_LIST,
      TM_PRECIO_UNITARIO_VENTA: calculatePartnerPrice(product),
    }),
  }))
}

/** Total with IVA, as computed by the schema. */
export function calculateTotal(lines: readonly OrderLine[], discount: number): number {
  const subtotal = lines.reduce((sum, line) => sum + lineCents(line), 0)
  const taxed = subtotal - (cents(discount) ?? 0)
  return dollars(taxed + calculateIva(taxed))
}

/** Total of a line in cents without IVA. */
export const lineCents = ({ PRECIOUNITARIOVENTA, DISCOUNTPERCENTSAP, CANTIDAD }: OrderLine) =>
  Math.round(((cents(PRECIOUNITARIOVENTA) ?? 0) * (100 - DISCOUNTPERCENTSAP) * CANTIDAD) / 100)
