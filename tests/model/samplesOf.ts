import type { FieldOf } from '../../src/model/definition/field'
import type { KindName } from '../../src/model/kinds/registry'

export interface Samples<K extends KindName = KindName> {
  readonly field: FieldOf<K>
  /** Values in wire format: each is valid, is stored and is returned unchanged. */
  readonly good: readonly unknown[]
  /** Invalid values with the key of the message. */
  readonly bad: readonly (readonly [value: unknown, key: string])[]
  /** Typed text and the value read from it. */
  readonly typed?: readonly (readonly [typed: unknown, read: unknown])[]
}

export type SamplesOf<K extends KindName> = { readonly [N in K]: Samples<N> }
