import type { Declared } from '../../base/business'
import type { Text } from '../../base/text'
import type { Expression } from '../rules/expression'
import type { RolesOrRule } from '../rules/grant'
import type { Rule, Scalar } from '../rules/rule'
import type { DayFromToday } from './field'

/**
 * Value of an effect: a constant, `$me.…`, `$now`, `$today`, `{ field: 'FIELD' }`, `{ field:
 * 'LINEAS.CANTIDAD' }`, a computation, or a day relative to today.
 */
export type EffectValue =
  | Scalar
  | {
      /** Value of a field of the record, of a row, or behind a reference. @example `field: 'ITEMS.PRODUCTO_ID'` */
      readonly field: string
    }
  | {
      /** Computation over the record. @example `formula: { mul: ['ITEMS.CANTIDAD', -1] }` */
      readonly formula: Expression
    }
  | DayFromToday
type Values = Readonly<Record<string, EffectValue>>

/** Conditional change of numbers in other rows, rejected below `notBelow`; for example to reserve and return stock. */
export interface Adjustment {
  /** Resource whose matching rows are changed by adding numbers. @example `increment: 'stock'` */
  readonly increment: string
  /** Field of kind `lines`: once for each of its rows. @default once @example `each: 'ITEMS'` */
  readonly each?: string
  /**
   * Columns of the other resource and their values, which select its rows.
   * @example `match: { CODIGO: { field: 'ITEMS.PRODUCTO_ID' } }`
   */
  readonly match: Values
  /** Columns and the numbers added to them. @example `amounts: { CANTIDAD: { formula: { mul: ['ITEMS.CANTIDAD', -1] } } }` */
  readonly amounts: Values
  /**
   * Lowest value of a column; the transition is refused when a number would go below it.
   * @default none @example `notBelow: { CANTIDAD: 0 }`
   */
  readonly notBelow?: Readonly<Record<string, number>>
}

/**
 * Additional work of a transition, in its transaction, while `when` holds (with `each`: for the rows it
 * holds for). A `handler` is a named server function whose result is stored too.
 */
export type Effect<D extends Declared = Declared> = {
  /**
   * Rule under which the effect is carried out; with `each`, over the row.
   * @default always @example `when: { CREDITO: true }`
   */
  readonly when?: Rule<string, D>
} & Verb<D>
type Verb<D extends Declared> =
  | {
      /** Fields of the record and their new values. @example `set: { FECHA_FACTURA: '$now' }` */
      readonly set: Values
    }
  | {
      /** Resource in which a row is created. @example `create: 'visits'` */
      readonly create: string
      /**
       * Field of kind `lines`: the effect is carried out once for each of its rows.
       * @default once @example `each: 'ITEMS'`
       */
      readonly each?: string
      /** Values of the new row, or of the call. @example `with: { CLIENTE_ID: { field: 'ID' } }` */
      readonly with: Values
    }
  | {
      /** Resource whose matching rows are changed by `set`. @example `update: 'payments'` */
      readonly update: string
      /**
       * Columns of the other resource and their values, which select its rows.
       * @example `match: { ORDEN_ID: { field: 'ID' } }`
       */
      readonly match: Values
      readonly set: Values
    }
  | {
      /** Resource whose matching rows are moved to the trash. @example `delete: 'payments'` */
      readonly delete: string
      readonly match: Values
      /** The rows are removed for good, with their history. @default false @example `hard: true` */
      readonly hard?: true
    }
  | Adjustment
  | {
      /**
       * People who are notified: roles, a rule over the person, or a field that names the person.
       * @example `notify: ['credit']`
       */
      readonly notify: RolesOrRule<D> | { readonly field: string }
      /** Text of the notification. @example `text: 'Pedido aprobado'` */
      readonly text: Text
    }
  | {
      /**
       * Call to another system by name, sent through the outbox; without fields to fill it waits while that system
       * is not connected.
       * @example `call: 'billing.invoice'`
       */
      readonly call: string
      /**
       * The call is a mail with this text, which is shown before the transition is made.
       * @default none @example `emailTemplate: { recipient: 'EMAIL', subject: 'Su solicitud', text: 'Aprobada' }`
       */
      readonly emailTemplate?: EmailTemplate
      readonly with?: Values
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
    }
  | {
      /** Function of the server, by name, that returns the values to set. @example `handler: 'bureauScore'` */
      readonly handler: string
    }

/** Mail about a record sent by a transition, in Spanish. `{FIELD}` stands for a field after the transition. */
export interface EmailTemplate {
  /** Field with the address; no mail is sent where it is empty. @example `recipient: 'EMAIL'` */
  readonly recipient: string
  /** Subject of the mail; `{FIELD}` is the field's printed value. @example `subject: 'Su equipo {MODELO}'` */
  readonly subject: string
  /** The text; `{FIELD}` is the field's printed value. @example `text: 'Su equipo está listo'` */
  readonly text: string
  /** Fields with files that are attached. @default none @example `files: ['INFORME']` */
  readonly files?: readonly string[]
}
