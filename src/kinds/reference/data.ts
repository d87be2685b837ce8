import type { Matching, NamesField, WithMessage } from '../../model/rules/sharedWords'
import { type Kind, parseText, unchanged } from '../kind/kind'

/**
 * Limits the choice of a reference to records whose columns equal constants, or fields of the record or row once they
 * are filled, moments by their business day.
 */
export interface Among extends Matching<Constant | readonly Constant[] | NamesField>, WithMessage {}
type Constant = string | number | boolean

export interface ReferencesOptions {
  /** Resource of the record that the field names. @example `resource: 'clients'` */
  readonly resource: string
  /**
   * A reference to a person: that person is notified of the assignment and of comments.
   * @default false @example `notifyAssignee: true`
   */
  readonly notifyAssignee?: true
  /**
   * Limits the records that can be chosen to those that match constants or other fields.
   * @default all records @example `filterOptions: { match: { CLIENTE_ID: { field: 'CLIENTE_ID' } }, message: 'De otro cliente' }`
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
export type Key = string | number

/** A record of another resource. */
export const reference: Kind<ReferenceOptions, Key> = {
  // `createCatalogue` sets the storage type and parser of the target's key
  ...unchanged,
  store: 'text',
  parse: parseText,
  operators: ['eq', 'ne', 'in', 'nin', 'empty'],
  print: value => String(value),
  is: { isTelling: true, isNarrow: true, hasAccessor: true },
}
