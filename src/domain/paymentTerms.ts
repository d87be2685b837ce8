import type { Translations } from './text'

const many = (days: string): Translations => ({
  es: `Crédito ${days} días`,
  en: `Credit, ${days} days`,
  fr: `Crédit ${days} jours`,
  vi: `Tín dụng ${days} ngày`,
  cn: `赊账 ${days} 天`,
  ar: `ائتمان ${days} يومًا`,
})

/** Arabic counts three to ten with another plural. */
const few = (days: string): Translations => ({ ...many(days), ar: `ائتمان ${days} أيام` })

const months = (count: string, ar: string): Translations => ({
  es: `Crédito ${count} meses`,
  en: `Credit, ${count} months`,
  fr: `Crédit ${count} mois`,
  vi: `Tín dụng ${count} tháng`,
  cn: `赊账 ${count} 个月`,
  ar: `ائتمان ${count} ${ar}`,
})

/** GroupNum, and as text FORMADEPAGO (domain.md 6). 25 is a second code for 90 days. */
export const paymentTerms = {
  [-1]: { es: 'Contado', en: 'Cash', fr: 'Comptant', vi: 'Trả ngay', cn: '现付', ar: 'نقدًا' },
  1: few('5'),
  2: few('7'),
  3: many('15'),
  4: many('30'),
  5: many('45'),
  6: many('60'),
  7: many('90'),
  8: many('120'),
  9: many('30-60'),
  10: many('30-60-90'),
  11: many('30-60-90-120'),
  12: many('60-90-120'),
  13: months('6', 'أشهر'),
  14: months('9', 'أشهر'),
  15: months('12', 'شهرًا'),
  16: months('18', 'شهرًا'),
  17: months('24', 'شهرًا'),
  18: months('36', 'شهرًا'),
  19: {
    es: 'Contado con retención',
    en: 'Cash with withholding',
    fr: 'Comptant avec retenue',
    vi: 'Trả ngay có khấu trừ',
    cn: '现付（含代扣）',
    ar: 'نقدًا مع الاستقطاع',
  },
  20: few('8'),
  21: many('180'),
  22: { es: '*', en: '*', fr: '*', vi: '*', cn: '*', ar: '*' },
  23: {
    es: 'Crédito 1 día',
    en: 'Credit, 1 day',
    fr: 'Crédit 1 jour',
    vi: 'Tín dụng 1 ngày',
    cn: '赊账 1 天',
    ar: 'ائتمان يوم واحد',
  },
  25: many('90'),
  26: many('21'),
  27: many('25'),
  28: many('75'),
  30: { ...many('2'), ar: 'ائتمان يومين' },
  32: many('60-90'),
} as const satisfies Readonly<Record<number, Translations>>

export type PaymentTerm = keyof typeof paymentTerms

/** The terms that the checkout offers, in its order (domain.md 6). */
export const checkoutPaymentTerms: readonly PaymentTerm[] = [
  -1, 30, 2, 3, 26, 32, 27, 4, 5, 6, 28, 9, 10, 25, 11,
]

/** Days until each instalment is due. What 22 means nobody knows: no term is as long. */
const dueDays: Readonly<Record<PaymentTerm, readonly number[]>> = {
  ...{ [-1]: [0], 1: [5], 2: [7], 3: [15], 4: [30], 5: [45], 6: [60], 7: [90], 8: [120] },
  ...{ 9: [30, 60], 10: [30, 60, 90], 11: [30, 60, 90, 120], 12: [60, 90, 120] },
  ...{ 13: [180], 14: [270], 15: [360], 16: [540], 17: [720], 18: [1080], 19: [0], 20: [8] },
  ...{ 21: [180], 22: [Number.POSITIVE_INFINITY], 23: [1], 25: [90], 26: [21], 27: [25] },
  ...{ 28: [75], 30: [2], 32: [60, 90] },
}

export const isPaymentTerm = (value: unknown): value is PaymentTerm =>
  typeof value === 'number' && Object.hasOwn(paymentTerms, value)

export const CASH: PaymentTerm = -1

/** The term a customer buys at; cash where none is agreed, or one that nobody can read. */
export const ownTerm = ({ GroupNum }: { readonly GroupNum?: unknown }): PaymentTerm =>
  isPaymentTerm(GroupNum) && GroupNum !== 22 ? GroupNum : CASH

/** Whether the last instalment is due later or, on the same day, more of it is. */
export function isLongerTerm(term: PaymentTerm, own: PaymentTerm): boolean {
  const [ends, ownEnds] = [dueDays[term], dueDays[own]].map(days => Math.max(...days))
  if (ends !== ownEnds) return (ends ?? 0) > (ownEnds ?? 0)
  return average(dueDays[term]) > average(dueDays[own])
}
const average = (days: readonly number[]) => days.reduce((sum, each) => sum + each, 0) / days.length

/** Every term, as orders store them, that is longer than this one. */
export const longerThan = (own: PaymentTerm): readonly string[] =>
  Object.keys(paymentTerms).filter(code => isLongerTerm(Number(code) as PaymentTerm, own))
