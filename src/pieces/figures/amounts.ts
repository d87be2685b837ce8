import { formatMoney } from '../../domain/money'
import type { Language } from '../../domain/text'
import { localeOf } from '../../i18n/languages'
import type { Unit } from '../../model/dashboard'
import { sizeText } from '../../model/fileRules'

const whole = new Intl.NumberFormat('es-EC', { maximumFractionDigits: 0, useGrouping: true })
const tenths = new Intl.NumberFormat('es-EC', { maximumFractionDigits: 1, useGrouping: true })
/** Written alike in every browser: their own short forms mix `k` with `K`. */
const SHORT = [
  [1e9, 'mM'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const

/** An amount as the business writes it, whatever the language (ux.md 4.17). */
export function amountText(amount: number, unit: Unit): string {
  if (unit === 'money') return formatMoney(amount)
  return unit === 'bytes' ? sizeText(amount) : tenths.format(amount)
}

/** A bound people chose: without cents. */
export const roundText = (amount: number, unit: Unit): string =>
  unit === 'money' ? `$${whole.format(amount)}` : amountText(amount, unit)

/** In a drawing nothing else keeps a sign before its number. */
const LEFT_TO_RIGHT = '\u200e'

/** The same beside an axis. */
export function shortText(amount: number, unit: Unit): string {
  if (unit === 'bytes') return LEFT_TO_RIGHT + sizeText(amount)
  const [size, sign] = SHORT.find(([from]) => Math.abs(amount) >= from) ?? [1, '']
  const text = `${tenths.format(amount / size)}${sign && ` ${sign}`}`
  return LEFT_TO_RIGHT + (unit === 'money' ? `$${text}` : text)
}

/** As the reader's language writes it; what came to be several times as much needs no tenths. */
export const percentText = (part: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: part > 1 ? 0 : 1,
  }).format(part)

/** How much more than before, as a part of it; nothing to compare with is no answer. */
export const growthOf = (now: number, before: number | undefined): number | undefined =>
  before ? (now - before) / Math.abs(before) : undefined
