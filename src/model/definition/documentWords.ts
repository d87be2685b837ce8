import type { Declared } from '../../base/business'
import type { Text } from '../../base/text'
import type { Rule } from '../rules/rule'

/**
 * A document created from a record: order, invoice, promissory note. It shows fields its reader may read;
 * copies are numbered and name who printed them.
 */
export interface Paper<
  Name extends string = string,
  Far extends string = never,
  D extends Declared = Declared,
> {
  /** Text of the button and title of the document. @example `label: 'Nota de pedido'` */
  readonly label: Text
  /**
   * Roles, or a rule over the person and the record.
   * @default whoever may read the record @example `allow: ['admin', 'salesAgent']`
   */
  readonly allow?: readonly D['role'][] | Rule<Name | Far, D>
  /** Rule over the records that have this document. @default all records @example `when: { ESTADO: { nin: [0] } }` */
  readonly when?: Rule<Name | Far, D>
  /** Template by name. @default the sections of the form @example `template: 'order'` */
  readonly template?: D['template']
  /** Transition that printing the document makes. @default none @example `transition: 'imprimir'` */
  readonly transition?: string
}
