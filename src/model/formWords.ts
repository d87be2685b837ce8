import type { Text } from '../domain/text'
import type { PieceName } from './named'
import type { Rule } from './rule'

export interface Section<Name extends string> {
  readonly id: string
  readonly label?: Text
  /** `'rest'`: every field no other section names. One may stand in several, of which only one ever shows. */
  readonly fields?: readonly Name[] | 'rest'
  readonly show?: Rule<Name>
  /** Not asked of a new record: added to one that is there. */
  readonly later?: true
  /** A step that comes once the record is saved: this named piece, in the place of fields. */
  readonly piece?: PieceName
  /** The page of a record tells it elsewhere: it stands in forms alone. */
  readonly only?: 'form'
}
export type FormWords<Name extends string> =
  | readonly Section<Name>[]
  | {
      readonly as: 'sections' | 'tabs' | 'steps'
      readonly sections: readonly Section<Name>[]
      /** Each field of a record that is there tells how it stands, and is saved alone if one likes. */
      readonly saves?: 'field'
    }
