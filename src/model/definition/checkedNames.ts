import type { Declared } from '../../base/business'
import type { MeRef } from '../rules/rule'

/**
 * The compiler infers `T` from the first branch, which is never taken, and checks the argument against
 * `Type`; so words that `Type` does not know are errors.
 */
export type Inferred<T, Type> = [T] extends [never] ? T : Type

/** A name that is no field of the record, as a key: what may stand there. */
export type UnknownName<N, Name extends string> = N extends `${infer Reference}.${string}`
  ? UnknownColumnBehind<Reference, NamesBehind<Reference, Name>>
  : UnknownColumn<Exclude<Name, `${string}.${string}`>>
export type NamesBehind<Reference extends string, Name> = Name extends `${Reference}.${infer Far}`
  ? Far
  : never

/** The names themselves, so that the compiler suggests the one that is meant. */
export type OneOf<T, Names> = T extends Names ? unknown : string extends T ? unknown : Names
/** One value: no `$me.…` that has several. */
export type OneValue<T, D extends Declared> = string extends D['listAttribute']
  ? unknown
  : T extends `$me.${D['listAttribute']}`
    ? Exclude<MeRef<D>, T>
    : unknown
/** Shown in the compiler message where a key is wrong. */
export interface UnknownWord<UseOneOf> {
  readonly useOneOf: UseOneOf
}
export interface UnknownColumn<UseOneOf> {
  readonly useOneOf: UseOneOf
}
export interface UnknownColumnBehind<Reference, UseOneOf> {
  readonly reference: Reference
  readonly useOneOf: UseOneOf
}
export interface UnknownOperator<UseOneOf> {
  readonly useOneOf: UseOneOf
}

/** Fields one step behind a reference: `ORDEN_ID.ESTADO`. With `keyof` compiler messages list the names. */
export type Behind<F, All = unknown> = keyof {
  [K in keyof F & string as F[K] extends { readonly kind: 'reference'; readonly resource: infer R }
    ? `${K}.${R extends keyof All ? All[R] & string : string}`
    : never]: unknown
}
/** Fields of the record, behind its references and of its rows. */
export type NameIn<F, All> =
  | (keyof F & string)
  | Behind<F, All>
  | keyof {
      [N in keyof F & string as F[N] extends { readonly fields: infer L }
        ? `${N}.${keyof L & string}`
        : never]: unknown
    }
/** Column of the tenant, which the server adds. */
export type TenantIn<S, All> = S extends {
  readonly name: infer N extends keyof All
  readonly tenant: true
}
  ? All[N] & string
  : never

/** Only the entries with a mistake. */
export type Kept<T> = keyof KeptIn<T> extends never ? unknown : KeptIn<T>
type KeptIn<T> = { readonly [At in keyof T as unknown extends T[At] ? never : At]: T[At] }
/** The words of an object, or the positions of a list. */
export type Keys<T> = T extends readonly unknown[] ? keyof T & `${number}` : keyof T

export type ColumnMistakes<T, Columns> = Kept<{
  readonly [C in keyof T]: C extends Columns ? unknown : UnknownColumn<Columns>
}>
