import type { Kind, Message } from './kind'
import type { KindName } from './registry'

/**
 * A kind that a business brings. It is stored, checked, printed and edited as a kind of the engine, except
 * for what it says itself; handed to the engine with `setKinds`.
 */
export interface CustomKind<Options = object, Wire = unknown>
  extends Omit<Partial<Kind<Options, Wire>>, 'actsAs'> {
  readonly extends: KindName
  /** What is wrong with a value that the extended kind accepts. */
  readonly problem?: (value: Wire, options: Options) => Message | undefined
}

/** What the server and the check of schemas know of a custom kind besides its data; no browser loads it. */
export interface KindDescription<Options = object, Wire = unknown> {
  /** Words that its fields may say. */
  readonly words: Readonly<Record<keyof Options & string, object>>
  /** Schema of a value in the API document. */
  readonly jsonSchema: (options: Options) => Readonly<Record<string, unknown>>
  /** Key of a warning about an accepted value, such as a wrong check digit. */
  readonly doubt?: (value: Wire) => string | undefined
}

/** All kinds of a business; `K` gives the words and the value of each. */
export type CustomKindsOf<K extends object> = {
  readonly [N in keyof K]: K[N] extends readonly [infer Options, infer Wire]
    ? CustomKind<Options, Wire>
    : never
}
export type DescriptionsOf<K extends object> = {
  readonly [N in keyof K]: K[N] extends readonly [infer Options, infer Wire]
    ? KindDescription<Options, Wire>
    : never
}
