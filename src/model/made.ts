import type { Text } from '../domain/text'

/** What stands ready on the page of a record that was just made; its papers and its message come by themselves. */
export interface Made<Name extends string = string> {
  /** What happened: `Equipo recibido`. */
  readonly label: Text
  /** Facts that are passed on, each to be copied; one that is still to come is told once it is there. */
  readonly tells: readonly Name[]
  /** The way to the next one. */
  readonly again: Text
}
