import type { Role } from '../domain/roles'
import type { Text } from '../domain/text'
import type { Expression } from './expression'
import type { Who } from './field'
import type { Colour } from './kinds/choice'
import type { Letter } from './letter'
import type { MoveIconName } from './named'
import type { Rule, Scalar } from './rule'

/** A state of a flow; its number is what the status column holds. */
export interface State {
  readonly label: Text
  readonly colour: Colour
  /** Its place on tabs and boards; the order of the numbers when not said. */
  readonly order?: number
  /** Nothing leaves it. */
  readonly end?: true
}

/** Where it leads: a state, or the first whose rule holds. */
export type Target<Name extends string> =
  | number
  | readonly { readonly when?: Rule<Name>; readonly to: number }[]

/** A rule and the words said when it does not hold; all unmet ones are listed at once. */
export interface Requirement<Name extends string> {
  readonly rule: Rule<Name>
  readonly else: Text
}

/** Who approves up to which amount (US dollars), and how many different people it takes. */
export interface Tier {
  readonly upTo?: number
  readonly by: readonly Role[]
  readonly people?: number
}

/**
 * A value of an effect: a constant, `$me.…`, `$now`, `$today`, `{ from: 'FIELD' }` / `{ from: 'LINEAS.CANTIDAD' }`,
 * what is computed of the record, or the day so many days from today.
 */
export type EffectValue =
  | Scalar
  | { readonly from: string }
  | { readonly is: Expression }
  | { readonly inDays: number }
type Values = Readonly<Record<string, EffectValue>>

/** A conditional change of numbers of other rows, refused below the floor: take stock, put it back. */
export interface Adjustment {
  readonly adjust: string
  readonly each?: string
  readonly where: Values
  readonly add: Values
  readonly floor?: Readonly<Record<string, number>>
}

/**
 * What a transition does besides moving, in its transaction, while its `when` holds (with `each`: for
 * the rows it holds for). Data verbs; anything else is a named function of the server, whose answer is set too.
 */
export type Effect = { readonly when?: Rule } & Verb
type Verb =
  | { readonly set: Values }
  | { readonly create: string; readonly each?: string; readonly with: Values }
  | { readonly close: string; readonly where: Values; readonly set: Values }
  /** Its rows that match are gone for good, with their history: somebody takes back what they gave. */
  | { readonly erase: string; readonly where: Values }
  /** Its rows that match go into the trash, whoever may delete them otherwise. */
  | { readonly discard: string; readonly where: Values }
  | Adjustment
  | { readonly notify: Who | { readonly from: string }; readonly text: Text }
  /**
   * A call to another system, through the outbox; `fills` says which fields take which part of its answer
   * (what a person has written there meanwhile stands; a call that fills nothing waits while its system is
   * not connected, and refuses no step, where another step takes its outcome by hand),
   * `undoes` which calls it takes back: an answer to one of them that comes later fills nothing. A call
   * with a `letter` is a mail that the house sends: its words are shown before the move is made.
   */
  | {
      readonly call: string
      readonly letter?: Letter
      readonly with?: Values
      readonly fills?: Readonly<Record<string, string>>
      readonly undoes?: readonly string[]
    }
  | { readonly run: string }

export interface Transition<Name extends string, Far extends string = never> {
  readonly label: Text
  readonly from: readonly number[]
  /** Without it the state stays: an action. */
  readonly to?: Target<Name | Far>
  /** Roles, or a rule over `$me` and the record. */
  readonly by: readonly Role[] | Rule<Name | Far>
  readonly when?: readonly Requirement<Name | Far>[]
  /** What ought to hold: told before the move is made, and no obstacle to it. */
  readonly warn?: readonly Requirement<Name | Far>[]
  /** Fields that must be filled, before or by the question. */
  readonly need?: readonly (
    | Name
    | { readonly when: Rule<Name | Far>; readonly fields: readonly Name[] }
  )[]
  /** Fields of the record asked for in a dialog. */
  readonly ask?: readonly Name[]
  /** Fields the dialog shows before it asks, also one step through a reference: the text that is about to be signed. */
  readonly shows?: readonly (Name | Far)[]
  readonly effects?: readonly Effect[]
  /** The clock makes this move too, for nobody (`$me.ID` is 0), once the day in this field is over. */
  readonly after?: Name
  /**
   * The answer of a call makes this move too, for nobody (`$me.ID` is 0): any answer, or one that says this.
   * `by: []` where no role makes it: an answer, the clock or a public endpoint does.
   */
  readonly hears?: {
    readonly call: string
    readonly where?: Readonly<Record<string, string | number | boolean>>
  }
  /** Who must say yes to how much; asked only while `when` holds. */
  readonly approval?: {
    readonly when?: Rule<Name | Far>
    readonly amount: Name
    readonly tiers: readonly Tier[]
  }
  readonly icon?: MoveIconName
  readonly colour?: Colour
  /** Undoing it needs somebody else: asked twice. */
  readonly confirm?: Text
}

/** The life of a record: declared once, read as buttons, chips, tabs, board, timeline and the server's law. */
export interface Flow<Name extends string = string, Far extends string = never> {
  readonly initial: Target<Name | Far>
  /**
   * What the birth of a record, or its return from the trash, does besides: makes the rows it begins with.
   * Those that are no part of it go with it as long as nobody has touched them.
   */
  readonly begin?: readonly Effect[]
  /** False: its states are verdicts, no steps of a way, and no page draws one. */
  readonly way?: false
  readonly states: Readonly<Record<number, State>>
  readonly transitions: Readonly<Record<string, Transition<Name, Far>>>
  /**
   * Adjustments that stand as long as their `when` holds: whatever changes the record, through any save
   * path, the numbers follow. An open order keeps its units so.
   */
  readonly keeps?: readonly ({ readonly when?: Rule } & Adjustment)[]
}
