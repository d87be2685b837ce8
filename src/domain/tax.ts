import Big from 'big.js'
import { roundHalfUp } from './money'

/** Ecuador's value added tax (product.md 9). */
export const IVA = 0.15

/** The tax on an amount, both in whole cents. */
export const ivaOf = (amount: number): number => roundHalfUp(new Big(amount).times(IVA))

/** The amount before the tax of one that includes it, both in whole cents. */
export const netOf = (amount: number): number =>
  roundHalfUp(new Big(amount).div(new Big(1).plus(IVA)))
