import type { Declared } from '../../base/business'
import type { LocalizedText } from '../../base/text'
import type { Formula } from '../rules/expression'
import type { Scalar } from '../rules/rule'
import type {
  AtLeast,
  Conditional,
  Creates,
  Deletes,
  Matching,
  NamesField,
  Notifying,
  Updates,
  WithText,
} from '../rules/sharedWords'
import type { DayFromToday } from './field'

/**
 * Value of an effect: a constant, `$me.…`, `$now`, `$today`, `{ field: 'FIELD' }`, `{ field:
 * 'LINEAS.CANTIDAD' }`, a computation, or a day relative to today.
 */
export type EffectValue = Scalar | NamesField | Formula | DayFromToday
type Values = Readonly<Record<string, EffectValue>>

/** Conditional change of numbers in other rows, rejected below `min`; for example to reserve and return stock. */
export interface Adjustment
  extends PerRow,
    Matching<EffectValue>,
    WithValues,
    AtLeast<Readonly<Record<string, number>>> {
  /** Resource whose matching rows are changed by adding numbers. @example `increment: 'stock'` */
  readonly increment: string
}

/**
 * Additional work of a transition, in its transaction, while `when` holds (with `each`: for the rows it
 * holds for). A `handler` is a named server function whose result is stored too.
 */
export type Effect<D extends Declared = Declared> = Conditional<string, D> & Verb<D>
export interface OnCreate<D extends Declared = Declared> {
  /**
   * Effects of the creation of a record, or of its return from the trash.
   * @default none @example `onCreate: [{ create: 'documents', with: { SOLICITUD_ID: { field: 'ID' } } }]`
   */
  readonly onCreate?: readonly Effect<D>[]
}
interface PerRow {
  /**
   * Field of kind `lines`: the effect is carried out once for each of its rows.
   * @default once @example `each: 'ITEMS'`
   */
  readonly each?: string
}
export interface Called {
  /**
   * Name of a call to another system, sent through the outbox; without fields to fill it waits while that system is
   * not connected. In `onResponse`, the call that is answered.
   * @example `call: 'billing.invoice'`
   */
  readonly call: string
}
interface WithValues {
  /**
   * Values of the new row or of the call; the numbers that an increment adds.
   * @default of a call, none; required elsewhere @example `with: { CLIENTE_ID: { field: 'ID' } }`
   */
  readonly with: Values
}
type Verb<D extends Declared> =
  | {
      /** Fields of the record and their new values. @example `set: { FECHA_FACTURA: '$now' }` */
      readonly set: Values
    }
  | (PerRow & Creates<string> & WithValues)
  | (PerRow & Matching<EffectValue> & Updates<string> & { readonly set: Values })
  | (PerRow & Matching<EffectValue> & Deletes<string>)
  | Adjustment
  | (Notifying<D> & WithText<LocalizedText>)
  | (Called &
      Partial<WithValues & EmailTemplate> & {
        /**
         * Fields that take a part of the answer, by its name there; what a person has written meanwhile stays.
         * @default none @example `mapResponse: { NUM_FACTURA: 'DocNum' }`
         */
        readonly mapResponse?: Readonly<Record<string, string>>
        /**
         * Calls that this one reverses: a later answer to them fills nothing.
         * @default none @example `compensates: ['billing.invoice']`
         */
        readonly compensates?: readonly string[]
      })
  | {
      /** Function of the server, by name, that returns the values to set. @example `handler: 'bureauScore'` */
      readonly handler: string
    }

/**
 * A call that is a mail about the record, shown before the transition is made. `{FIELD}` stands for a field after the
 * transition, as the business prints it: a date, an amount, the label of a choice, the title of another record. Texts in
 * several languages go out in that of the account with this address, otherwise in that of the business.
 */
export interface EmailTemplate extends WithText<LocalizedText>, NamesField {
  /** Subject of the mail; `{FIELD}` is the field's printed value. @example `subject: 'Su equipo {MODELO}'` */
  readonly subject: LocalizedText
  /** Fields with files that are attached. @default none @example `files: ['INFORME']` */
  readonly files?: readonly string[]
}
