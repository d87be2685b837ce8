import type { Text } from '../domain/text'
import type { Rule } from './rule'

export interface Tab<Name extends string> {
  readonly id: string
  readonly label: Text
  readonly filter: Rule<Name>
}

export interface ListWords<Name extends string> {
  /** The first fields, when not said. */
  readonly columns?: readonly Name[]
  /** `'CODIGO'`, `'FECHA desc'`; the key when not said. */
  readonly sort?: Name | `${Name} desc`
  /** A choice or status field (a tab per value), or tabs by rule. With counts. */
  readonly tabs?: Name | readonly Tab<Name>[]
  /** Cards over the list: for each of these values of the tabs' field how many, and what they come to. */
  readonly summary?: {
    readonly sum: Name
    readonly of: readonly (number | string)[]
    /** The values that the first card, of all, adds up; all of them when not said. */
    readonly total?: readonly (number | string)[]
  }
}
