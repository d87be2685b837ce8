import type { ShopQueryInput } from '../../contracts/shop'
import { USUAL_LIST } from '../../domain/checkout/priceList'
import type { ShopSort } from '../../domain/checkout/sorts'

export interface ShopSearch {
  readonly q: string
  readonly category: string
  readonly brand: string
  readonly capacity: string
  readonly colour: string
  readonly from: string
  readonly to: string
  readonly stocked: boolean
  readonly list: number
}
export const emptyShopSearch: ShopSearch = {
  ...{ q: '', category: '', brand: '', capacity: '', colour: '', from: '', to: '' },
  stocked: false,
  list: USUAL_LIST,
}

/** Number of active filters, without the search words. */
export const filtersSet = (search: ShopSearch, none: ShopSearch): number =>
  filters.filter(name => search[name] !== none[name]).length
const filters = [
  ...(['category', 'brand', 'capacity', 'colour', 'from', 'to', 'stocked', 'list'] as const),
]

/** Storage sizes; like colours they are part of a product's name and are searched as words. */
export const capacities = ['64GB', '128GB', '256GB', '512GB', '1TB'] as const
export const productColours = {
  NEGRO: { es: 'Negro', en: 'Black', fr: 'Noir', vi: 'Đen', cn: '黑色', ar: 'أسود' },
  BLANCO: { es: 'Blanco', en: 'White', fr: 'Blanc', vi: 'Trắng', cn: '白色', ar: 'أبيض' },
  GRIS: { es: 'Gris', en: 'Grey', fr: 'Gris', vi: 'Xám', cn: '灰色', ar: 'رمادي' },
  PLATEADO: { es: 'Plateado', en: 'Silver', fr: 'Argent', vi: 'Bạc', cn: '银色', ar: 'فضي' },
  AZUL: { es: 'Azul', en: 'Blue', fr: 'Bleu', vi: 'Xanh dương', cn: '蓝色', ar: 'أزرق' },
  VERDE: { es: 'Verde', en: 'Green', fr: 'Vert', vi: 'Xanh lá', cn: '绿色', ar: 'أخضر' },
  DORADO: { es: 'Dorado', en: 'Gold', fr: 'Doré', vi: 'Vàng', cn: '金色', ar: 'ذهبي' },
  LILA: { es: 'Lila', en: 'Lilac', fr: 'Lilas', vi: 'Tím', cn: '紫色', ar: 'ليلكي' },
} as const

const texts = ['q', 'category', 'brand', 'capacity', 'colour', 'from', 'to'] as const
const LONGEST = 100

/** Reads the search from the shop's address; invalid filters are ignored. */
export function readShopSearch(search: string, none: ShopSearch): ShopSearch {
  const query = new URLSearchParams(search)
  const list = query.get('list') ?? ''
  return {
    ...none,
    ...Object.fromEntries(
      texts.map(name => [name, (query.get(name) ?? none[name]).slice(0, LONGEST)]),
    ),
    stocked: query.get('stocked') === '1',
    ...(/^\d{1,3}$/.test(list) && { list: Number(list) }),
  }
}

/** Address of the shop with this search, for reloads, Back and shared links. */
export const shopAddress = (search: ShopSearch, none: ShopSearch): string =>
  String(
    new URLSearchParams({
      ...Object.fromEntries(texts.flatMap(name => (search[name] ? [[name, search[name]]] : []))),
      ...(search.stocked && { stocked: '1' }),
      ...(search.list !== none.list && { list: String(search.list) }),
    }),
  )

/** Query parameters for one page. */
export function toShopQuery(search: ShopSearch, sort: ShopSort, page: Page): ShopQueryInput {
  const words = [search.q.trim(), search.capacity, search.colour].filter(Boolean).join(' ')
  const filter = {
    ...(words && { q: words }),
    ...(search.category && { CATEGORIA: search.category }),
    ...(search.brand && { MARCA: search.brand }),
  }
  return {
    filter: JSON.stringify(filter),
    list: search.list,
    sort,
    ...(toAmount(search.from) && { from: Number(toAmount(search.from)) }),
    ...(toAmount(search.to) && { to: Number(toAmount(search.to)) }),
    ...(search.stocked && { stocked: 'true' }),
    ...page,
  }
}
interface Page {
  readonly offset: number
  readonly limit: number
}

/** The typed amount with a decimal point; empty if invalid. */
function toAmount(text: string): string {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? plain : ''
}
