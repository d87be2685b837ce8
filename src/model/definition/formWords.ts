import type { Declared } from '../../base/business'
import type { Text } from '../../base/text'
import type { Rule } from '../rules/rule'
import type { PieceName } from './uiNames'

export interface Section<Name extends string, D extends Declared = Declared> {
  /** Name of the section in addresses and drafts. @example `id: 'datos'` */
  readonly id: string
  /** Heading of the section. @default none @example `label: 'Datos del cliente'` */
  readonly label?: Text
  /**
   * Fields of the section; `'others'` are those that no other section names.
   * @default none @example `fields: ['CODIGO', 'NOMBRE']`
   */
  readonly fields?: readonly Name[] | 'others'
  /**
   * Rule under which the section is shown. Only a saved record has a key: `{ ID: { empty: false } }` leaves a
   * section out of the form for a new one.
   * @default always @example `visibleWhen: { TIPO: 'J' }`
   */
  readonly visibleWhen?: Rule<Name, D>
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
      /** How sections are arranged. @example `layout: 'steps'` */
      readonly layout: 'sections' | 'tabs' | 'steps'
      /**
       * Sections of the form, in this order.
       * @example `sections: [{ id: 'datos', label: 'Datos', fields: ['CODIGO', 'NOMBRE'] }]`
       */
      readonly sections: readonly Section<Name, D>[]
      /**
       * `field`: each field of an existing record shows whether it is saved, and can be saved alone.
       * @default the record is saved as a whole @example `saveMode: 'field'`
       */
      readonly saveMode?: 'field'
    }
