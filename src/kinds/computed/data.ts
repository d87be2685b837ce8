import type { Expression, Tally } from '../../model/rules/expression'
import type { Kind } from '../kind/kind'
import { hundredths } from '../money/data'

export type ComputedOptions = (
  | {
      /** Computation over fields of the record. @example `formula: { mul: ['PRECIO', 'CANTIDAD'] }` */
      readonly formula: Expression
      readonly rollup?: never
    }
  | {
      readonly formula?: never
      /** Number kept over rows of another resource. @example `rollup: { count: 'payments', via: 'ORDEN_ID' }` */
      readonly rollup: Tally
    }
) & {
  /** How the number is stored and shown. @default 'money' @example `format: 'integer'` */
  readonly format?: 'money' | 'integer' | 'decimal' | 'percent'
  /** People who cannot read all inputs can read the result. @default false @example `ignoreInputRights: true` */
  readonly ignoreInputRights?: boolean
}

const biggest = Number.MAX_SAFE_INTEGER

/** A number that the server computes when the record is saved. */
export const computed: Kind<ComputedOptions, number> = {
  ...hundredths,
  actsAs: ({ format = 'money' }) => ({ kind: format, options: { min: -biggest, max: biggest } }),
  is: { isNumeric: true, isAssigned: true, hasAccessor: true },
}
