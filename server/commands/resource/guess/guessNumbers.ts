import { business } from '../../../../src/base/business'
import { currencySign } from '../../../../src/base/money'
import type { Habits } from '../../../../src/model/import/cell'
import { decimalSignOf, readNumber } from '../../../../src/model/import/numberText'
import type { SampleColumn } from './columns'
import { type Detect, every, type Guess, namedLike, some } from './guess'
import { inOwnLanguage } from './labels'

const moneyName =
  /(^|_)(PRECIO|COSTO|VALOR|TOTAL|SUBTOTAL|MONTO|SALDO|TARIFA|IVA|DESCUENTO|CUPO|PAGO|SUELDO|CUOTA|DEUDA|PVP|PRICE|COST|AMOUNT|BALANCE|FEE|ABONO|COMISION|PRIX|MONTANT|COUT|TARIF|PREIS|BETRAG|KOSTEN)(_|$)/
const percentName = /(^|_)(PORC\w*|PCT|PERCENT\w*|TASA)(_|$)/
const typeName = /(^|_)(TIPO|ESTADO|STATUS|CLASE|NIVEL|PRIORIDAD|CATEGORIA)(_|$)/

/** Money, percentages, integers and decimals; few numbers under a name like TIPO are a choice. */
export const guessNumber: Detect = column => {
  const sign = decimalSignOf(column.texts)
  const numbers = column.values.map(value => numberIn(value, sign))
  if (numbers.length === 0 || numbers.some(value => typeof value !== 'number')) return undefined
  return numericKind(column, numbers.map(Number))
}

/** As an import reads it; undefined for a code (`007`) and for digits that only spaces part. */
function numberIn(value: unknown, sign: Habits['decimalSign']) {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  const digits = value.replace(/^[^\d.,]+/, '')
  const isCode = /^0\d|^\d+(\s\d+)+$/.test(digits) || digits.replace(/\D/g, '').length > 15
  return isCode ? undefined : readNumber(value, { sign, whole: false })
}

function numericKind(column: SampleColumn, numbers: readonly number[]): Guess {
  const whole = numbers.every(Number.isInteger)
  const cents = numbers.every(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  const isShare =
    every(column, /%$/) || (namedLike(column, percentName) && least >= 0 && most <= 100)
  if (isShare && cents) return { words: { kind: 'percent' }, why: 'shares of a hundred' }
  const isMoney = every(column, /\p{Sc}|USD/u) || namedLike(column, moneyName)
  if (isMoney && cents)
    return {
      words: { kind: 'money', ...(least < 0 && { min: -1_000_000 }) },
      why: `amounts with at most two decimals (${some(column)})`,
      ...unclearAmounts(column, least),
    }
  if (whole && namedLike(column, typeName) && column.distinct.size <= 8)
    return numbersAsChoice(column)
  const floor = least >= 0 ? { min: 0 } : {}
  return whole
    ? { words: { kind: 'integer', ...floor }, why: `whole numbers from ${least} to ${most}` }
    : { words: { kind: 'decimal', ...floor }, why: `numbers with decimals (${some(column)})` }
}

function numbersAsChoice({ distinct }: SampleColumn): Guess {
  const values = [...distinct].map(Number).sort((a, b) => a - b)
  const options = Object.fromEntries(values.map(value => [value, inOwnLanguage(String(value))]))
  return {
    words: { kind: 'choice', numeric: true, options },
    why: `only the numbers ${values.join(', ')}`,
    look: 'give each number its words, and add those the sample does not have',
  }
}

/** Decisions left to the author about amounts. */
function unclearAmounts({ texts }: SampleColumn, least: number) {
  if (least < 0) return { look: 'some amounts are negative: give min the least you allow' }
  const signs = texts.flatMap(text => /\p{Sc}/u.exec(text) ?? []).map(String)
  const foreign = signs.find(sign => !currencySign().includes(sign))
  return foreign
    ? { look: `the sample counts in ${foreign}, the business in ${business().currency}` }
    : {}
}
