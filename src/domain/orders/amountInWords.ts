import { toCardinal } from 'n2words/es-ES'
import { roundHalfUp } from '../../base/money'

const LARGEST = 1e12

/**
 * Amount of US dollars in legal Spanish: `1234.5` is "MIL DOSCIENTOS TREINTA Y CUATRO DÓLARES CON 50/100"
 * (business.md#credit-applications). Rounds cents half up. Throws a RangeError below zero and from a
 * trillion.
 */
export function amountInWords(dollars: number): string {
  if (!(dollars >= 0 && dollars < LARGEST)) throw new RangeError('no amount that can be owed')
  const cents = roundHalfUp(dollars, 2)
  const whole = Math.floor(cents)
  const centsText = String(Math.round((cents - whole) * 100)).padStart(2, '0')
  const named = whole === 1 ? 'DÓLAR' : 'DÓLARES'
  return `${beforeNoun(whole)} ${isRoundMillions(whole) ? 'DE ' : ''}${named} CON ${centsText}/100`
}

/** Shortens "uno" before nouns, and adds an accent the library omits. */
const beforeNoun = (whole: number) =>
  toCardinal(whole)
    .replaceAll('dieciseis', 'dieciséis')
    .replaceAll(/veintiuno(?= mil|$)/g, 'veintiún')
    .replaceAll(/\buno(?= mil|$)/g, 'un')
    .toUpperCase()

/** UN MILLÓN DE DÓLARES, but UN MILLÓN UN DÓLARES. */
const isRoundMillions = (whole: number) => whole > 0 && whole % 1_000_000 === 0
