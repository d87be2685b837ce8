import { parseNumber } from '../../../../src/kinds/kind/kind'
import type { SampleColumn } from './columns'
import { type Detect, every, type Guess, namedLike, some } from './guess'
import { inOwnLanguage } from './labels'
import { numberIn } from './spanish'

const moneyName =
  /(^|_)(PRECIO|COSTO|VALOR|TOTAL|SUBTOTAL|MONTO|SALDO|TARIFA|IVA|DESCUENTO|CUPO|PAGO|SUELDO|CUOTA|DEUDA|PVP|PRICE|COST|AMOUNT|BALANCE|FEE|ABONO|COMISION)(_|$)/
const percentName = /(^|_)(PORC\w*|PCT|PERCENT\w*|TASA)(_|$)/
const typeName = /(^|_)(TIPO|ESTADO|STATUS|CLASE|NIVEL|PRIORIDAD|CATEGORIA)(_|$)/

/** Money, percentages, integers and decimals; few numbers under a name like TIPO are a choice. */
export const guessNumber: Detect = column => {
  const numbers = column.values.map(numberIn)
  if (numbers.length === 0 || numbers.some(value => value === undefined)) return undefined
  const read = numbers.map(Number)
  const guess = numericKind(column, read)
  return { ...guess, read: numberIn, ...foreignSign(column, guess) }
}

function numericKind(column: SampleColumn, numbers: readonly number[]): Guess {
  const whole = numbers.every(Number.isInteger)
  const cents = numbers.every(value => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  const isShare =
    every(column, /%$/) || (namedLike(column, percentName) && least >= 0 && most <= 100)
  if (isShare && cents) return { words: { kind: 'percent' }, why: 'shares of a hundred' }
  const isMoney = every(column, /\$|USD/) || namedLike(column, moneyName)
  if (isMoney && cents)
    return {
      words: { kind: 'money', ...(least < 0 && { min: -1_000_000 }) },
      why: `amounts with at most two decimals (${some(column)})`,
      ...(least < 0 && { look: 'some amounts are negative: give min the least you allow' }),
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

/** `1.234,50` is read here, but imports accept numbers without thousands separators. */
const foreignSign = ({ values }: SampleColumn, { look }: Guess) =>
  look === undefined && values.some(value => typeof parseNumber(value) !== 'number')
    ? { look: 'the sample writes signs or thousands; an import takes plain numbers (1234.50)' }
    : {}
