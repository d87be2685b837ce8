import type { FieldOf } from '../../src/model/field'
import type { KindName } from '../../src/model/kinds/registry'

export interface Samples<K extends KindName = KindName> {
  readonly field: FieldOf<K>
  /** Values as they travel: each passes, is stored and comes back equal. */
  readonly good: readonly unknown[]
  /** Values refused, with the key of the message. */
  readonly bad: readonly (readonly [value: unknown, key: string])[]
  /** What people type, and what is read from it. */
  readonly typed?: readonly (readonly [typed: unknown, read: unknown])[]
}

export type SamplesOf<K extends KindName> = { readonly [N in K]: Samples<N> }
