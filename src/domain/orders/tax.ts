import Big from 'big.js'
import { roundHalfUp } from '../../base/money'

/** Value added tax of Ecuador. */
export const IVA = 0.15

/** Factor from an amount without tax to the one with it. */
export const WITH_IVA = 1 + IVA

/** Tax on an amount, in whole cents. */
export const calculateIva = (amount: number): number => roundHalfUp(new Big(amount).times(IVA))

/** Amount without tax, in whole cents. */
export const calculateNet = (amount: number): number =>
  roundHalfUp(new Big(amount).div(new Big(1).plus(IVA)))
