import type { Kinds } from '../kinds/registry'
import type { Field, Fields } from './field'

type Value<F extends Field> = F extends { readonly kind: 'lines'; readonly fields: infer L }
  ? L extends Fields
    ? readonly RecordOf<L>[]
    : never
  : F extends { readonly kind: 'choice'; readonly options: infer O }
    ? F extends { readonly numeric: true }
      ? number
      : keyof O & string
    : Kinds[F['kind']][1]

type Demanded<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } | { readonly kind: 'id' } ? K : never
}[keyof F]

/** Record type on the wire, inferred from its fields; fields that are not required may be null. */
export type RecordOf<F extends Fields> = {
  readonly [K in Demanded<F>]: Value<F[K]>
} & {
  readonly [K in Exclude<keyof F, Demanded<F>>]?: Value<F[K]> | null
}
