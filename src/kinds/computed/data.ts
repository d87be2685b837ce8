import type { Formula, Tally } from '../../model/rules/expression'
import type { Kind } from '../kind/kind'
import { hundredths } from '../money/data'

export type ComputedOptions = (
  | (Formula & { readonly rollup?: never })
  | ({ readonly [W in keyof Formula]?: never } & {
      /** Number kept over rows of another resource. @example `rollup: { count: 'payments', via: 'ORDEN_ID' }` */
      readonly rollup: Tally
    })
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
