const creditDays = (days: string) => `Crédito ${days} días`

const months = (count: string) => `Crédito ${count} meses`

/** `GroupNum`, and as text `FORMADEPAGO` (business.md#code-lists). 25 is a second code for 90 days. */
export const paymentTerms = {
  [-1]: 'Contado',
  1: creditDays('5'),
  2: creditDays('7'),
  3: creditDays('15'),
  4: creditDays('30'),
  5: creditDays('45'),
  6: creditDays('60'),
  7: creditDays('90'),
  8: creditDays('120'),
  9: creditDays('30-60'),
  10: creditDays('30-60-90'),
  11: creditDays('30-60-90-120'),
  12: creditDays('60-90-120'),
  13: months('6'),
  14: months('9'),
  15: months('12'),
  16: months('18'),
  17: months('24'),
  18: months('36'),
  19: 'Contado con retención',
  20: creditDays('8'),
  21: creditDays('180'),
  22: '*',
  23: 'Crédito 1 día',
  25: creditDays('90'),
  26: creditDays('21'),
  27: creditDays('25'),
  28: creditDays('75'),
  30: creditDays('2'),
  32: creditDays('60-90'),
} as const

export type PaymentTerm = keyof typeof paymentTerms

/** Payment terms offered by the checkout, in order (business.md#code-lists). */
export const checkoutPaymentTerms: readonly PaymentTerm[] = [
  -1, 30, 2, 3, 26, 32, 27, 4, 5, 6, 28, 9, 10, 25, 11,
]

/** Days until each instalment is due. 22 has no known meaning and counts as the longest term. */
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

/** Payment term of a customer; cash if missing or invalid. */
export const ownTerm = ({ GroupNum }: { readonly GroupNum?: unknown }): PaymentTerm =>
  isPaymentTerm(GroupNum) && GroupNum !== 22 ? GroupNum : CASH

/** True when the last instalment is due later, or on the same day with a larger share. */
export function isLongerTerm(term: PaymentTerm, own: PaymentTerm): boolean {
  const [ends, ownEnds] = [dueDays[term], dueDays[own]].map(days => Math.max(...days))
  if (ends !== ownEnds) return (ends ?? 0) > (ownEnds ?? 0)
  return average(dueDays[term]) > average(dueDays[own])
}
const average = (days: readonly number[]) => days.reduce((sum, each) => sum + each, 0) / days.length

/** Terms longer than this one, as stored in orders. */
export const longerThan = (own: PaymentTerm): readonly string[] =>
  Object.keys(paymentTerms).filter(code => isLongerTerm(Number(code) as PaymentTerm, own))
