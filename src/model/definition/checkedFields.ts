import type { Declared } from '../../base/business'
import type { KindName } from '../kinds/registry'
import type { MeRef, Operator } from '../rules/rule'
import type { AnyFields, CustomFieldOf, FieldOf } from './field'

/**
 * Compile-time check: rejects words a kind does not have, resources that do not exist and rules over unknown
 * columns. `All` gives the field names of each resource; `unknown` accepts every resource and far name. `D`
 * names the roles and user attributes of the business.
 */
export type CheckedFields<
  F extends AnyFields,
  All = unknown,
  D extends Declared = Declared,
> = string extends keyof F
  ? unknown
  : {
      readonly [K in keyof F]: CheckedWords<F[K], keyof F & string, D, Behind<F, All>> &
        CheckedResource<F[K], All> &
        (F[K] extends { readonly kind: 'lines'; readonly fields: infer L }
          ? {
              readonly fields: {
                readonly [N in keyof L]: CheckedWords<L[N], LineNames<L, F>, D> &
                  CheckedResource<L[N], All>
              }
            }
          : unknown)
    }
/** Rules of a row may read its own columns and those of the record. */
type LineNames<L, F> = (keyof L & string) | (keyof F & string)

type CheckedWords<W, Name extends string, D extends Declared, Far extends string = never> = {
  readonly [P in UnknownWords<W, D>]: UnknownWord<`${KnownWords<W, D> & string}`>
} & {
  readonly [P in keyof W & ('required' | 'visibleWhen')]: CheckedRule<W[P], Name, D>
} & {
  readonly [P in keyof W & 'write']: CheckedRule<W[P], Name | Far, D>
} & {
  readonly [P in keyof W & ('read' | 'readInDocuments')]: CheckedRule<W[P], never, D>
} & {
  readonly [P in keyof W & 'reminder']: { readonly recipients: CheckedRecipients<W[P], D> }
} & {
  readonly [P in keyof W & 'lineLookups']: {
    readonly [Column in keyof W[P]]: { readonly allow: readonly D['role'][] }
  }
}
type CheckedRecipients<W, D extends Declared> = W extends {
  readonly recipients: infer R extends readonly unknown[]
}
  ? CheckedRule<R, never, D>
  : unknown
type KnownWords<W, D extends Declared> = W extends { readonly kind: infer K extends KindName }
  ? keyof FieldOf<K>
  : W extends { readonly kind: infer K extends keyof D['kinds'] }
    ? keyof CustomFieldOf<Pick<D['kinds'], K>>
    : never
type UnknownWords<W, D extends Declared> = W extends {
  readonly kind: KindName | keyof D['kinds']
}
  ? Exclude<keyof W, KnownWords<W, D>>
  : never

type CheckedResource<W, All> = keyof All extends never
  ? unknown
  : W extends { readonly resource: infer R }
    ? R extends keyof All
      ? unknown
      : { readonly resource: UnknownResource<`${keyof All & string}`> }
    : unknown

type CheckedRule<R, Name extends string, D extends Declared> = R extends boolean
  ? R
  : R extends readonly unknown[]
    ? readonly D['role'][]
    : { readonly [Key in keyof R]: CheckedPart<Key, R[Key], Name, D> }
type CheckedPart<Key, Part, Name extends string, D extends Declared> = Key extends 'and' | 'or'
  ? { readonly [At in keyof Part]: CheckedRule<Part[At], Name, D> }
  : Key extends 'not'
    ? CheckedRule<Part, Name, D>
    : Key extends Name | MeRef<D>
      ? CheckedCondition<Part>
      : UnknownName<Key, Name>
type UnknownName<Key, Name extends string> = Key extends `${infer Reference}.${string}`
  ? UnknownColumnBehind<Reference, FarOf<Reference, Name>>
  : UnknownColumn<Exclude<Name, `${string}.${string}`>>
type FarOf<Reference extends string, Name> = Name extends `${Reference}.${infer Far}` ? Far : never
type CheckedCondition<C> = C extends object
  ? { readonly [O in keyof C]: O extends Operator ? C[O] : UnknownOperator<Operator> }
  : C

/** Shown in the compiler message: the known names. */
interface UnknownWord<Known> {
  readonly unknownWordUseOneOf: Known
}
interface UnknownResource<Known> {
  readonly unknownResourceUseOneOf: Known
}
interface UnknownColumn<Known> {
  readonly unknownColumnUseOneOf: Known
}
interface UnknownColumnBehind<Reference, Known> {
  readonly unknownColumnBehind: Reference
  readonly useOneOf: Known
}
interface UnknownOperator<Known> {
  readonly unknownOperatorUseOneOf: Known
}

/** Fields one step behind a reference: `ORDEN_ID.ESTADO`. With `keyof` compiler messages list the names. */
export type Behind<F, All = unknown> = keyof {
  [K in keyof F & string as F[K] extends { readonly kind: 'reference'; readonly resource: infer R }
    ? `${K}.${R extends keyof All ? All[R] & string : string}`
    : never]: unknown
}
