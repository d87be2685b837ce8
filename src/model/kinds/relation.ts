import type { Among } from '../among'
import { type Kind, parseText, same } from './kind'

export interface ReferenceOptions {
  /** The resource's name; a name without a schema fails at start. */
  readonly to: string
  /** Of `users`: whoever it comes to name is told that the record is theirs now, and of comments on it. */
  readonly assigns?: true
  /** Keeps nobody from deleting what it names: it is emptied then. */
  readonly letsGo?: true
  /** Only those that belong to what another field chose. */
  readonly among?: Among
}
type Key = string | number

const parseKey = (value: unknown) => parseText(value)
/**
 * One record of another resource, by its key. Its store and its reading of text are those of the
 * target's key: the catalogue sees to it (`createCatalogue`).
 */
export const reference: Kind<ReferenceOptions, Key> = {
  ...same,
  store: 'text',
  parse: parseKey,
  operators: ['eq', 'ne', 'in', 'nin', 'empty'],
  print: value => String(value),
  sample: n => n,
}

/** Several records of another resource, in order; a join table `<TABLE>_<FIELD>`. */
export const references: Kind<ReferenceOptions, Key[]> = {
  ...same,
  store: null,
  parse: value =>
    typeof value === 'string'
      ? value
          .split(/[,|]/)
          .map(part => part.trim())
          .filter(Boolean)
      : value,
  operators: ['has', 'empty'],
  print: value => value.join(', '),
  sample: () => [],
}
