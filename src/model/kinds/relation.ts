import { type Kind, parseText, unchanged } from './kind'
import type { Among } from './options'

export interface ReferencesOptions {
  /** Resource of the record that the field names. @example `resource: 'clients'` */
  readonly resource: string
  /**
   * A reference to a person: that person is notified of the assignment and of comments.
   * @default false @example `notifyAssignee: true`
   */
  readonly notifyAssignee?: true
  /**
   * Limits the records that can be chosen to those that match other fields.
   * @default all records @example `filterOptions: { match: { CLIENTE_ID: 'CLIENTE_ID' }, message: 'De otro cliente' }`
   */
  readonly filterOptions?: Among
}
export interface ReferenceOptions extends ReferencesOptions {
  /**
   * When the other record is deleted: `setNull` empties the reference; `cascade`, on the field that `parent` names,
   * deletes and restores the rows together with their parent.
   * @default the deletion is refused @example `onDelete: 'setNull'`
   */
  readonly onDelete?: 'setNull' | 'cascade'
}
type Key = string | number

const parseKey = (value: unknown) => parseText(value)
/** One record of another resource, by key. `createCatalogue` sets the storage type and parser of the target's key. */
export const reference: Kind<ReferenceOptions, Key> = {
  ...unchanged,
  store: 'text',
  parse: parseKey,
  operators: ['eq', 'ne', 'in', 'nin', 'empty'],
  print: value => String(value),
  sample: n => n,
  is: { isTelling: true, isNarrow: true, hasAccessor: true },
}

/** Several records of another resource, in order, stored in a join table `<TABLE>_<FIELD>`. */
export const references: Kind<ReferencesOptions, Key[]> = {
  ...unchanged,
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
  is: { isList: true, isBulky: true, hasAccessor: true },
}
