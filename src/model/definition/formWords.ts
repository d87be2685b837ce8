import type { Declared } from '../../base/business'
import type { HasId, Labelled, MayBeHidden, WithFields } from '../rules/sharedWords'
import type { PieceName } from './uiNames'

export interface Section<Name extends string, D extends Declared = Declared>
  extends HasId,
    Partial<Labelled>,
    MayBeHidden<Name, D>,
    Partial<WithFields<readonly Name[] | 'others'>> {
  /**
   * Component, by name, that takes the place of fields once the record is saved.
   * @default none @example `component: 'creditDocuments'`
   */
  readonly component?: PieceName | D['component']
  /** `form`: the section is left out of the record's page. @default form and page @example `showIn: 'form'` */
  readonly showIn?: 'form'
}
export type FormWords<Name extends string, D extends Declared = Declared> =
  | readonly Section<Name, D>[]
  | {
      /**
       * How sections are arranged. With `steps`, each field of an existing record shows whether it is saved, and
       * can be saved alone. @example `layout: 'steps'`
       */
      readonly layout: 'sections' | 'tabs' | 'steps'
      /**
       * Sections of the form, in this order.
       * @example `sections: [{ id: 'datos', label: 'Datos', fields: ['CODIGO', 'NOMBRE'] }]`
       */
      readonly sections: readonly Section<Name, D>[]
    }
