import type { Kind, Message } from './kind'

/**
 * A kind that a business brings. It is stored, checked, printed and edited as the kind it extends, except
 * for what it says itself; handed to the engine with `setKinds`.
 */
export interface CustomKind<Options = object, Wire = unknown>
  extends Omit<Partial<Kind<Options, Wire>>, 'actsAs' | 'describe'>,
    Pick<Kind<Options, Wire>, 'describe'> {
  /** Name of a kind of the engine. */
  readonly extends: string
  /** What is wrong with a value that the extended kind accepts. */
  readonly problem?: (value: Wire, options: Options) => Message | undefined
}

/** Options and values of kinds, by name. */
export type OptionsAndValues<K> = {
  readonly [N in keyof K]: K[N] extends {
    readonly describe: Kind<infer Options, infer Wire>['describe']
  }
    ? readonly [Options, Wire]
    : never
}
