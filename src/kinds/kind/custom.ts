import type { KindDescription } from './description'
import type { Kind, Message, Shape } from './kind'

/**
 * A kind that a business brings. It is stored, checked, printed and edited as the kind it extends, except
 * for what it says itself; handed to the engine with `setKinds`.
 */
export interface CustomKind<Options = object, Wire = unknown>
  extends Omit<Partial<Kind<Options, Wire>>, 'actsAs'> {
  /** Name of a kind of the engine. */
  readonly extends: string
  readonly shape?: Shape<Options>
  /** Problem of a value that the extended kind accepts. */
  readonly problem?: (value: Wire, options: Options) => Message | undefined
  /** The part of the kind that only the server and file imports load. */
  readonly describe: () => Promise<KindDescription<Options, Wire>>
}

/** Options and values of kinds, by name. */
export type OptionsAndValues<K> = {
  readonly [N in keyof K]: K[N] extends
    | Kind<infer Options, infer Wire>
    | CustomKind<infer Options, infer Wire>
    ? readonly [Options, Wire]
    : never
}
