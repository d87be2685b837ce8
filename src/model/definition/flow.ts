import type { Declared } from '../../base/business'
import type { Text } from '../../base/text'
import type { Colour } from '../../kinds/choice/data'
import type { Rule } from '../rules/rule'
import type { Adjustment, Effect } from './effect'
import type { MoveIconName } from './uiNames'

/** A state of a flow; its number is stored in the status column. */
export interface State {
  /** Name of the state. @example `label: 'Pendiente'` */
  readonly label: Text
  /** Colour of its chip. @example `colour: 'warning'` */
  readonly colour: Colour
  /** Position on tabs and boards. @default the number of the state @example `order: 1` */
  readonly order?: number
  /** No transition leaves the state. @default false @example `end: true` */
  readonly end?: true
}

/** Target state, or the first whose rule holds. */
export type Target<Name extends string, D extends Declared = Declared> =
  | number
  | readonly {
      /**
       * Rule over the record; the first target whose rule holds is taken.
       * @default always @example `when: { TOTAL: { gt: 500 } }`
       */
      readonly when?: Rule<Name, D>
      /** State, by number. @example `to: 2` */
      readonly to: number
    }[]

/** A rule and the message when it does not hold; all unmet guards are reported together. */
export interface Requirement<Name extends string, D extends Declared = Declared> {
  /** Rule over the record. @example `rule: { TOTAL: { gt: 0 } }` */
  readonly rule: Rule<Name, D>
  /**
   * Message when the rule is not met; `{FIELD}` is a field's printed value.
   * @example `message: 'Vigente hasta el {PUNTAJE_HASTA}'`
   */
  readonly message: Text
}

/** An approval tier: roles, maximum amount (US dollars) and number of different approvers. */
export interface Tier<D extends Declared = Declared> {
  /** Highest amount, in US dollars. @default any amount @example `upTo: 5000` */
  readonly upTo?: number
  /** Roles that approve. @example `allow: ['credit']` */
  readonly allow: readonly D['role'][]
  /** Number of different people who must approve. @default 1 @example `people: 2` */
  readonly people?: number
}

export interface Transition<
  Name extends string,
  Far extends string = never,
  D extends Declared = Declared,
> {
  /** Text of the button. @example `label: 'Aprobar'` */
  readonly label: Text
  /** States in which the transition is offered. @example `from: [1, 2]` */
  readonly from: readonly number[]
  /** State that it leads to, also by rule. @default the state stays @example `to: 3` */
  readonly to?: Target<Name | Far, D>
  /**
   * Roles, or a rule over the person and the record; `[]` where only an answer or the clock makes the transition.
   * @example `allow: ['admin', 'credit']`
   */
  readonly allow: readonly D['role'][] | Rule<Name | Far, D>
  /**
   * Rules that the record must meet, each with the message shown when it does not.
   * @default none @example `guards: [{ rule: { TOTAL: { gt: 0 } }, message: 'El pedido no tiene total' }]`
   */
  readonly guards?: readonly Requirement<Name | Far, D>[]
  /**
   * Rules whose messages are shown as warnings; they do not prevent the transition.
   * @default none @example `warn: [{ rule: { STOCK: { gt: 0 } }, message: 'No hay stock' }]`
   */
  readonly warn?: readonly Requirement<Name | Far, D>[]
  /**
   * Fields that must be filled, in the record or in the dialog; also under a rule.
   * @default none @example `requiredFields: ['NUMEROGUIA']`
   */
  readonly requiredFields?: readonly (
    | Name
    | {
        /** Rule under which the fields must be filled. @example `when: { FORMA_PAGO: 'T' }` */
        readonly when: Rule<Name | Far, D>
        /** Fields that must be filled. @example `fields: ['CUENTA_TRANSFERENCIA']` */
        readonly fields: readonly Name[]
      }
  )[]
  /** Fields that a dialog asks for. @default none @example `dialogFields: ['NUMEROGUIA', 'BULTOS']` */
  readonly dialogFields?: readonly Name[]
  /**
   * Fields that the dialog shows, also behind a reference.
   * @default none @example `dialogInfo: ['TEXTO', 'PEDIDO.TOTAL']`
   */
  readonly dialogInfo?: readonly (Name | Far)[]
  /**
   * What the transition does besides, in the same database transaction.
   * @default none @example `effects: [{ set: { FECHA_FACTURA: '$now' } }]`
   */
  readonly effects?: readonly Effect<D>[]
  /**
   * The server makes the transition, as nobody (`$me.ID` is 0), once the day of a date is over.
   * @default none @example `timer: { field: 'FECHA_CADUCIDAD' }`
   */
  readonly timer?: {
    /** Date of the record. @example `field: 'FECHA_CADUCIDAD'` */
    readonly field: Name
  }
  /**
   * Answer of another system that makes the transition, as nobody (`$me.ID` is 0).
   * @default none @example `onResponse: { call: 'billing.invoice' }`
   */
  readonly onResponse?: {
    /** Name of the call. @example `call: 'billing.invoice'` */
    readonly call: string
    /** Values that the answer must have. @default any answer @example `match: { aprobado: true }` */
    readonly match?: Readonly<Record<string, string | number | boolean>>
  }
  /**
   * People who must approve the transition, by amount.
   * @default none @example `approval: { amount: 'TOTAL', tiers: [{ allow: ['credit'] }] }`
   */
  readonly approval?: {
    /** Rule under which approval is needed. @default always @example `when: { CREDITO: true }` */
    readonly when?: Rule<Name | Far, D>
    /** Field with the amount in US dollars. @example `amount: 'TOTAL'` */
    readonly amount: Name
    /** Who approves up to which amount. @example `tiers: [{ upTo: 5000, allow: ['credit'] }]` */
    readonly tiers: readonly Tier<D>[]
  }
  /** Icon of the button, by its name in Material Symbols. @default none @example `icon: 'check'` */
  readonly icon?: MoveIconName
  /** Colour of the button. @default 'default' @example `colour: 'success'` */
  readonly colour?: Colour
  /**
   * Question asked before a transition that is hard to undo.
   * @default none @example `confirm: '¿Anular el pedido?'`
   */
  readonly confirm?: Text
}

/** States and transitions of a record; buttons, chips, tabs, board, timeline and server checks derive from it. */
export interface Flow<
  Name extends string = string,
  Far extends string = never,
  D extends Declared = Declared,
> {
  /** State of a new record, also by rule. @example `initial: 1` */
  readonly initial: Target<Name | Far, D>
  /**
   * Effects of the creation of a record, or of its return from the trash.
   * @default none @example `onCreate: [{ create: 'documents', with: { SOLICITUD_ID: { field: 'ID' } } }]`
   */
  readonly onCreate?: readonly Effect<D>[]
  /** `false`: pages draw no line of steps for the states. @default true @example `stepper: false` */
  readonly stepper?: false
  /** States by number. @example `states: { 1: { label: 'Pendiente', colour: 'warning' } }` */
  readonly states: Readonly<Record<number, State>>
  /**
   * Transitions by name; each is a button and a POST address.
   * @example `transitions: { aprobar: { label: 'Aprobar', from: [1], to: 2, allow: ['admin'] } }`
   */
  readonly transitions: Readonly<Record<string, Transition<Name, Far, D>>>
  /**
   * Increments that stay in force as long as their rule holds, however the record is saved.
   * @default none @example `reserves: [{ when: { ESTADO: 6 }, increment: 'stock', each: 'ITEMS', … }]`
   */
  readonly reserves?: readonly ({
    /** Rule under which the increment is in force. @default always @example `when: { ESTADO: { in: [6, 7] } }` */
    readonly when?: Rule<string, D>
  } & Adjustment)[]
}
