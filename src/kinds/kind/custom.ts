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
  /** What is wrong with a value that the extended kind accepts. */
  readonly problem?: (value: Wire, options: Options) => Message | undefined
  /** What only the server and the import of files know of the kind. */
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
