import type { Text } from '../../base/text'
import type { RoleName } from '../../domain/accounts/roles'
import type { Rule } from '../rules/rule'
import type { LayoutName } from './uiNames'

/**
 * A document created from a record: order, invoice, promissory note. It shows fields its reader may read;
 * copies are numbered and name who printed them.
 */
export interface Paper<Name extends string = string, Far extends string = never> {
  /** Text of the button and title of the document. @example `label: 'Nota de pedido'` */
  readonly label: Text
  /**
   * Roles, or a rule over the person and the record.
   * @default whoever may read the record @example `allow: ['admin', 'warehouse']`
   */
  readonly allow?: readonly RoleName[] | Rule<Name | Far>
  /** Rule over the records that have this document. @default all records @example `when: { ESTADO: { nin: [0] } }` */
  readonly when?: Rule<Name | Far>
  /** Template by name. @default the sections of the form @example `template: 'order'` */
  readonly template?: LayoutName
  /** Transition that printing the document makes. @default none @example `transition: 'imprimir'` */
  readonly transition?: string
}
