import { USUAL_LIST } from '../../domain/checkout/priceList'

/** What somebody looks for in the shop. */
export interface Wish {
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
export const noWish: Wish = {
  ...{ q: '', category: '', brand: '', capacity: '', colour: '', from: '', to: '' },
  stocked: false,
  list: USUAL_LIST,
}

/** How many filters are set; words that are looked for are none. */
export const filtersSet = (wish: Wish, none: Wish): number =>
  filters.filter(name => wish[name] !== none[name]).length
const filters = [
  ...(['category', 'brand', 'capacity', 'colour', 'from', 'to', 'stocked', 'list'] as const),
]

/** A product's name says how much it stores and its colour; both are found as words. */
export const capacities = ['64GB', '128GB', '256GB', '512GB', '1TB'] as const
export const colours = {
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

/** What the shop's address says of it; what is no filter counts as none. */
export function wishIn(search: string, none: Wish): Wish {
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

/** The shop's address with it, so that it is there again after a reload, a product's page, or for somebody else. */
export const addressOf = (wish: Wish, none: Wish): string =>
  String(
    new URLSearchParams({
      ...Object.fromEntries(texts.flatMap(name => (wish[name] ? [[name, wish[name]]] : []))),
      ...(wish.stocked && { stocked: '1' }),
      ...(wish.list !== none.list && { list: String(wish.list) }),
    }),
  )

/** The address that asks for a page of it. */
export function queryOf(wish: Wish, sort: string, { offset, limit }: Page): string {
  const words = [wish.q.trim(), wish.capacity, wish.colour].filter(Boolean).join(' ')
  const filter = {
    ...(words && { q: words }),
    ...(wish.category && { CATEGORIA: wish.category }),
    ...(wish.brand && { MARCA: wish.brand }),
  }
  return String(
    new URLSearchParams({
      filter: JSON.stringify(filter),
      list: String(wish.list),
      sort,
      ...(amountOf(wish.from) && { from: amountOf(wish.from) }),
      ...(amountOf(wish.to) && { to: amountOf(wish.to) }),
      ...(wish.stocked && { stocked: 'true' }),
      offset: String(offset),
      limit: String(limit),
    }),
  )
}
export interface Page {
  readonly offset: number
  readonly limit: number
}

/** What was typed as an amount; nothing while it is none. */
function amountOf(text: string): string {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? plain : ''
}
