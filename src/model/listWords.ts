import type { Role } from '../domain/roles'
import type { Text } from '../domain/text'
import type { Rule } from './rule'

export interface Tab<Name extends string> {
  readonly id: string
  readonly label: Text
  readonly filter: Rule<Name>
}

export type SortWord<Name extends string> = Name | `${Name} desc`
export interface SortBy<Name extends string> {
  readonly by?: readonly Role[]
  readonly is: SortWord<Name>
}

/** A row that meets this is tinted and says so. */
export interface Mark<Name extends string> {
  readonly when: Rule<Name>
  readonly label: Text
  /** What it says besides, where there is room for it: on cards. */
  readonly tells?: Name
  readonly colour: 'info' | 'success' | 'warning' | 'error'
}

/** A card for each row: a picture over its title, what it says, a foot of facts. */
export interface Gallery<Name extends string> {
  /** A field of kind `image`; a row without one has the resource's icon, in the colour of its first chip. */
  readonly picture: Name
  readonly chips?: Name
  /** Two lines of it. */
  readonly text?: Name
  readonly foot?: readonly Name[]
}

export interface ListWords<Name extends string> {
  /** The first fields, when not said. */
  readonly columns?: readonly Name[]
  /** The view it opens with, until a person chooses another: rows when not said. */
  readonly opens?: 'board' | 'gallery'
  /** The list as cards with pictures, besides its rows. */
  readonly gallery?: Gallery<Name>
  /**
   * What a card of the board tells, columns as far as they are shown; the first few columns, and an amount,
   * when not said.
   */
  readonly cards?: readonly Name[]
  /**
   * `'CODIGO'`, `'FECHA desc'`; the key when not said. Or by role, the last one for everybody else:
   * `[{ by: ['8'], is: 'PRIORIDAD desc' }, { is: 'ID desc' }]`.
   */
  readonly sort?: SortWord<Name> | readonly SortBy<Name>[]
  /** Rows that stand out, each with a word for why: `{ when: { FECHA_IMPRESION: { empty: false } }, … }`. */
  readonly marks?: readonly Mark<Name>[]
  /** A choice or status field (a tab per value), or tabs by rule. With counts. */
  readonly tabs?: Name | readonly Tab<Name>[]
  /**
   * A workbook besides the plain export: its rows, and a sheet for each of these choices that tells how
   * many rows have each value, and what these amounts come to.
   */
  readonly report?: {
    readonly by: readonly Name[]
    readonly sum?: readonly Name[]
  }
  /** Cards over the list: for each of these values of the tabs' field how many, and what they come to. */
  readonly summary?: {
    readonly sum: Name
    readonly of: readonly (number | string)[]
    /** The values that the first card, of all, adds up; all of them when not said. */
    readonly total?: readonly (number | string)[]
  }
}
