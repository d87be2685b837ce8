import type { Declared } from '../../base/business'
import type { LocalizedText } from '../../base/text'
import type { Colour, OptionWords } from '../../kinds/choice/data'
import type { Rule } from '../rules/rule'
import type {
  Allowed,
  Coloured,
  Conditional,
  Labelled,
  Limited,
  Matching,
  NamesField,
  Requirement,
  ValueByRule,
  WithFields,
  WithHours,
  WithIcon,
} from '../rules/sharedWords'
import type { Adjustment, Called, Effect, OnCreate } from './effect'
import type { MoveIconName, OwnIcon } from './uiNames'

/** A state of a flow; its number is stored in the status column. */
export type State = OptionWords

/** Target state, or the first whose rule holds. */
export type Target<Name extends string, D extends Declared = Declared> =
  | number
  | readonly ValueByRule<number, Name, D>[]

/** An approval tier: roles, maximum amount and number of different approvers. */
export interface Tier<D extends Declared = Declared>
  extends Allowed<readonly D['role'][]>,
    Limited<number> {
  /** Number of different people who must approve. @default 1 @example `people: 2` */
  readonly people?: number
}

export interface Transition<
  Name extends string,
  Far extends string = never,
  D extends Declared = Declared,
> extends Labelled,
    Partial<Coloured<Colour>>,
    WithIcon<MoveIconName | OwnIcon>,
    Allowed<readonly D['role'][] | Rule<Name | Far, D>> {
  /** States in which the transition is offered. @example `from: [1, 2]` */
  readonly from: readonly number[]
  /** State that it leads to, also by rule. @default the state stays @example `to: 3` */
  readonly to?: Target<Name | Far, D>
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
    | (Required<Conditional<Name | Far, D>> & WithFields<readonly Name[]>)
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
   * The server makes the transition, as nobody (`$me.ID` is 0), once the day of a date is over, or hours after a
   * moment; it looks every five minutes.
   * @default none @example `timer: { field: 'FECHA_CADUCIDAD' }`
   */
  readonly timer?: NamesField<Name> & WithHours
  /**
   * Answer of another system that makes the transition, as nobody (`$me.ID` is 0).
   * @default none @example `onResponse: { call: 'billing.invoice' }`
   */
  readonly onResponse?: Called & Partial<Matching<string | number | boolean>>
  /**
   * People who must approve the transition, by amount.
   * @default none @example `approval: { field: 'TOTAL', tiers: [{ allow: ['credit'] }] }`
   */
  readonly approval?: Conditional<Name | Far, D> &
    NamesField<Name> & {
      /** Who approves up to which amount of the field. @example `tiers: [{ max: 5000, allow: ['credit'] }]` */
      readonly tiers: readonly Tier<D>[]
    }
  /**
   * Question asked before a transition that is hard to undo.
   * @default none @example `confirm: '¿Anular el pedido?'`
   */
  readonly confirm?: LocalizedText
}

/** States and transitions of a record; buttons, chips, tabs, board, timeline and server checks derive from it. */
export interface Flow<
  Name extends string = string,
  Far extends string = never,
  D extends Declared = Declared,
> extends OnCreate<D> {
  /** State of a new record, also by rule. @example `initial: 1` */
  readonly initial: Target<Name | Far, D>
  /** States by number. @example `states: { 1: { label: 'Pendiente', colour: 'warning' } }` */
  readonly states: Readonly<Record<number, State>>
  /**
   * Transitions by name; each is a button and a POST address.
   * @example `transitions: { aprobar: { label: 'Aprobar', from: [1], to: 2, allow: ['admin'] } }`
   */
  readonly transitions: Readonly<Record<string, Transition<Name, Far, D>>>
  /**
   * Increments that stay in force as long as their rule holds, however the record is saved. Their numbers count from 0
   * what is held; what is left is a computed field, which `min` limits.
   * @default none @example `reserves: [{ when: { ESTADO: 6 }, increment: 'stock', each: 'ITEMS', … }]`
   */
  readonly reserves?: readonly (Conditional<string, D> & Adjustment)[]
}
