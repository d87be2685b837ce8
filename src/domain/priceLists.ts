import type { Translations } from './text'

const same = (name: string): Translations => ({
  es: name,
  en: name,
  fr: name,
  vi: name,
  cn: name,
  ar: name,
})

const units = (count: number): Translations => ({
  es: `Precio ${count} unidades`,
  en: `Price for ${count} units`,
  fr: `Prix pour ${count} unités`,
  vi: `Giá cho ${count} chiếc`,
  cn: `${count} 台起价`,
  ar: `سعر ${count} وحدة`,
})

const card = (count: number, ar: string): Translations => ({
  es: `Tarjeta de crédito ${count} meses`,
  en: `Credit card, ${count} months`,
  fr: `Carte de crédit ${count} mois`,
  vi: `Thẻ tín dụng ${count} tháng`,
  cn: `信用卡 ${count} 期`,
  ar: `بطاقة ائتمان ${count} ${ar}`,
})

/** Lista and TIPOPRECIO (domain.md 6). */
export const priceLists = {
  1: same('NE'),
  2: units(30),
  3: units(15),
  4: { es: 'Retail', en: 'Retail', fr: 'Détail', vi: 'Bán lẻ', cn: '零售', ar: 'تجزئة' },
  5: { es: 'Mayorista', en: 'Wholesale', fr: 'Grossiste', vi: 'Bán buôn', cn: '批发', ar: 'جملة' },
  6: {
    es: 'PVP',
    en: 'Public price',
    fr: 'Prix public',
    vi: 'Giá niêm yết',
    cn: '公开售价',
    ar: 'سعر البيع للجمهور',
  },
  7: card(3, 'أشهر'),
  8: card(12, 'شهرًا'),
  9: same('eStore'),
  10: same('EPP'),
} as const satisfies Readonly<Record<number, Translations>>

export type PriceList = keyof typeof priceLists

/** The lists that the catalogue offers (domain.md 6). */
export const cataloguePriceLists: readonly PriceList[] = [2, 3, 4, 5, 6, 7, 8]
