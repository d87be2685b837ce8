import type { CustomKinds } from '../../src/custom-kinds/kinds'
import type { KindName } from '../../src/kinds/registry'
import type { CustomFieldOf, FieldOf } from '../../src/model/definition/field'

/** Kinds of the engine and of the business. */
export type AnyKindName = KindName | keyof CustomKinds

export interface Samples<K extends AnyKindName = AnyKindName> {
  readonly field: K extends keyof CustomKinds
    ? CustomFieldOf<Pick<CustomKinds, K>>
    : FieldOf<K & KindName>
  /** Values in wire format: each is valid, is stored and is returned unchanged. */
  readonly good: readonly unknown[]
  /** Invalid values with the key of the message. */
  readonly bad: readonly (readonly [value: unknown, key: string])[]
  /** Typed text and the value read from it. */
  readonly typed?: readonly (readonly [typed: unknown, read: unknown])[]
}

export type SamplesOf<K extends AnyKindName> = { readonly [N in K]: Samples<N> }
