import type { Declared } from '../../base/business'
import type { Rule } from '../rules/rule'
import type { Allowed, Conditional, Labelled } from '../rules/sharedWords'

/**
 * A document created from a record: order, invoice, promissory note. It shows fields its reader may read;
 * copies are numbered and name who printed them.
 */
export interface DocumentWords<
  Name extends string = string,
  Far extends string = never,
  D extends Declared = Declared,
> extends Labelled,
    Partial<Allowed<readonly D['role'][] | Rule<Name | Far, D>>>,
    Conditional<Name | Far, D> {
  /** Template by name. @default the sections of the form @example `template: 'order'` */
  readonly template?: D['template']
  /** Transition that printing the document makes. @default none @example `transition: 'imprimir'` */
  readonly transition?: string
}
