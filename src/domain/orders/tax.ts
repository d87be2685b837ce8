import Big from 'big.js'
import { roundHalfUp } from '../../base/money'

/** Value added tax of Ecuador. */
const IVA = 0.15

/** Tax on an amount, in whole cents. */
export const calculateIva = (amount: number): number => roundHalfUp(new Big(amount).times(IVA))

/** Amount without tax, in whole cents. */
export const calculateNet = (amount: number): number =>
  roundHalfUp(new Big(amount).div(new Big(1).plus(IVA)))
