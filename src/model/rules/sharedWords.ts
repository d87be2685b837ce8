import type { Declared } from '../../base/business'
import type { LocalizedText } from '../../base/text'
import type { RolesOrRule } from './grant'
import type { Rule } from './rule'

/** Codes that scanners read. */
export const barcodes = ['code128', 'qr'] as const

// words with one meaning wherever they stand; docs/language.md describes each once

export interface Labelled {
  /**
   * Name on pages: of a resource (singular and plural, separated by `|`), field, section, tab, option, state,
   * highlighted row, document, or the button of a transition.
   * @default of a field, the dictionary by column name; of a section, no heading; required elsewhere
   * @example `label: 'Producto | Productos'`
   */
  readonly label: LocalizedText
}
export interface Coloured<C> {
  /** Colour of the chip, row or button. @default 'default' for a transition; required elsewhere @example `colour: 'warning'` */
  readonly colour: C
}
export interface WithIcon<Icon> {
  /**
   * Icon by its name in Material Symbols: of a resource, in the menu and beside titles; of a transition, on its
   * button. Also one that the business brings. @default that of a document for a resource, none for a transition @example `icon: 'inventory'`
   */
  readonly icon?: Icon
}
export interface Allowed<Who> {
  /**
   * Roles, or a rule over the person and the record, that may do this; `[]` where only an answer or the clock makes the
   * transition. @default for a document, users who may read the record; in the trash, users who may delete it; required elsewhere
   * @example `allow: ['admin', 'credit']`
   */
  readonly allow: Who
}
export interface Conditional<Name extends string = string, D extends Declared = Declared> {
  /**
   * Rule under which this part of the schema is in force: over the record; over the row in an effect with `each`; over
   * the person in a default or an order of the list. Of several entries the first whose rule holds counts.
   * @default always @example `when: { TOTAL: { gt: 500 } }`
   */
  readonly when?: Rule<Name, D>
}
/** One of several values, with the rule under which it is taken. */
export interface ValueByRule<V, Name extends string = string, D extends Declared = Declared>
  extends Conditional<Name, D> {
  /** Value of this entry: of a field, texts and fields to put together, a state by number, or an order of the list. @example `value: '$me.ID'` */
  readonly value: V
}
export interface Notifying<D extends Declared = Declared> {
  /**
   * People who are notified: roles, a rule over the person, or a field that names the person.
   * @example `notify: ['credit']`
   */
  readonly notify: RolesOrRule<D> | NamesField
}
export interface WithText<T> {
  /** Text of the notification or mail; in a mail, `{FIELD}` is the field's printed value. @example `text: 'Pedido aprobado'` */
  readonly text: T
}
export interface WithHours {
  /** Hours before the moment of a reminder, or after the moment of a timer. @default 0 @example `hours: 24` */
  readonly hours?: number
}
export interface WithRetention<R> {
  /**
   * Days after which a row is removed for good: from its creation, also by a setting of its company; in `trash`, from
   * its deletion. @default rows stay @example `retention: 1095`
   */
  readonly retention?: R
}
export interface WithFields<F> {
  /**
   * Fields of the resource, or of each row of a field of kind `lines`, by name; of a json value, its properties to
   * show, with labels of codes. In a section the names of its fields in their order, or `'others'` for those of no other
   * section; under a rule the names of those that must be filled.
   * @default in a section none, of a json value all; required elsewhere @example `fields: { NOMBRE: { kind: 'text', required: true } }`
   */
  readonly fields: F
}
export interface WithFlow<F> {
  /**
   * States and transitions of the status fields, by name; in a field of kind status, the name of the flow that moves it.
   * @default none; required in a field @example `flow: { pedido: { initial: 1, states: { … }, transitions: { … } } }`
   */
  readonly flow: F
}
export interface Unique<U> {
  /**
   * Values that occur once: of a field, among all records or those that meet a rule; of a schema, groups of fields whose
   * values together occur once. Accents and case do not count.
   * @default none @example `unique: { when: { ESTADO: { in: [0, 1] } }, message: 'Ya tiene una orden abierta: {{other}}' }`
   */
  readonly unique?: U
}
export interface Defaulted<V> {
  /**
   * Value of a new record, filled in by the server: a constant, `$me.…`, `$now`, `$today`, `$code`, a day from
   * today or a field behind a reference; also by person. In a retention, the days of a company that says none.
   * @default none; required in a retention @example `default: '$today'`
   */
  readonly default?: V
}
export interface Keyed<K> {
  /**
   * Identifies a record: a field of kind `id`, or a code of the business; of another server, a property of its answers.
   * @default of another server, the name of the field; required in a schema @example `key: 'CODIGO'`
   */
  readonly key: K
}
export interface WithRead<R> {
  /**
   * The right to see: records, for a role, or a field in every channel, for roles or by a rule over the person.
   * @default of a role, none; of a field, users who may read the record @example `read: { VENDEDOR: '$me.ID' }`
   */
  readonly read?: R
}
export interface Creates<C> {
  /**
   * Creation of records: a role's right, also by a rule over the new record; in effects, the resource of the new row.
   * @default as a right, false; required in effects @example `create: 'visits'`
   */
  readonly create: C
}
export interface Updates<U> {
  /**
   * Change of records: a role's right, also by a rule over the record; in effects, the resource whose matching rows `set`
   * changes. @default as a right, false; required in effects @example `update: { ESTADO: { in: [0, 1] } }`
   */
  readonly update: U
}
export interface Deletes<X> {
  /**
   * Deletion of records: a role's right, also by a rule over the record; in effects, the resource whose matching rows are
   * moved to the trash, or removed for good with their history where it has `retention`.
   * @default as a right, false; required in effects @example `delete: 'payments'`
   */
  readonly delete: X
}
export interface WithMessage {
  /**
   * Message where the rule or the limit is not met; `{FIELD}` is a field's printed value, `{{other}}` the key of the
   * record that has the value already. @example `message: 'Vigente hasta el {PUNTAJE_HASTA}'`
   */
  readonly message: LocalizedText
}
/** Rule and message: a check of every saved record, or of a transition. */
export interface Requirement<Name extends string, D extends Declared = Declared>
  extends WithMessage {
  /** Rule that the record must meet. @example `rule: { HASTA: { gte: { field: 'DESDE' } } }` */
  readonly rule: Rule<Name, D>
}
export interface Matching<V> {
  /**
   * Columns of the other resource, or parts of an answer, each with the value that it must have; in `filterOptions`
   * also one of several, and moments match by their day. @default in `onResponse`, every answer; required elsewhere
   * @example `match: { ORDEN_ID: { field: 'ID' } }`
   */
  readonly match: Readonly<Record<string, V>>
}
export interface Filtered<Name extends string = string, D extends Declared = Declared> {
  /** Rule over the rows that are listed, counted or added up. @default all rows; required of a tab @example `where: { ESTADO: 1 }` */
  readonly where?: Rule<Name, D>
}
export interface NamesField<Name extends string = string> {
  /**
   * Name of a field of the record; as a compared or written value also behind a reference or of a row. In a check it
   * shows the message, in a highlight the cards show its value, in a mail it has the address, also behind a reference, and
   * no mail is sent where it is empty; in a retention it is the number of days in the company's record: `companies.DIAS_MARCAS`.
   * @example `field: 'CLIENTE_ID.VENDEDOR'`
   */
  readonly field: Name
}
/** Number over rows of another resource. */
export type Aggregate =
  | {
      /** Resource whose rows are counted. @example `count: 'payments'` */
      readonly count: string
    }
  | {
      /** Resource and field that is added up. @example `sum: 'stock.CANTIDAD'` */
      readonly sum: string
    }
export interface Limited<V> {
  /**
   * Highest value, day, number of rows or of characters; of a file, its size in bytes; of a derived value, result of its
   * formula; of an approval, amount.
   * @default 100 for percent, 200 for rows, 5 MB for files, 200 characters (4,000 for longText, 40,000 for richText); elsewhere any value
   * @example `max: 100`
   */
  readonly max?: V
}
export interface AtLeast<V> {
  /**
   * Lowest value, day (`YYYY-MM-DD` or `today`), number of rows or of characters; in an increment, of a
   * column, below which the transition is refused. @default 0 for money, percent and rows @example `min: 1`
   */
  readonly min?: V
}
export interface Bounds<V> extends Limited<V>, AtLeast<V> {}
export interface WithBarcode {
  /**
   * The page of a record draws the code so that a scanner reads it, and the page for scanning finds the record by it,
   * as every search does.
   * @default none @example `barcode: 'code128'`
   */
  readonly barcode?: (typeof barcodes)[number]
}
export interface WithLengths {
  /** Allowed numbers of characters; of a code or device, besides those of the kind itself. @default those of the kind @example `lengths: [10, 11, 14, 15]` */
  readonly lengths?: readonly number[]
}
export type TextPart = string | NamesField
/** Texts and fields in this order, and the rule under which they are put together. */
export type TextByRule = Required<ValueByRule<readonly TextPart[]>>
export interface Concatenated {
  /**
   * The value is put together from texts and other fields; also only while a rule holds.
   * @default typed by people @example `concat: { value: [{ field: 'CODIGO' }, '001'], when: { TIPO: 'N' } }`
   */
  readonly concat?: readonly TextPart[] | TextByRule
}
export interface MayBeHidden<Name extends string = string, D extends Declared = Declared> {
  /**
   * Rule under which the field or section is shown; a field is empty while it does not hold. Only a saved record has a
   * key: `{ ID: { empty: false } }` leaves a section out of the form for a new one.
   * @default always @example `visibleWhen: { TIPO: 'J' }`
   */
  readonly visibleWhen?: Rule<Name, D>
}
export interface HasId {
  /** Name of the section or tab in addresses and drafts. @example `id: 'datos'` */
  readonly id: string
}
