import type { Declared } from '../../base/business'
import type {
  Coloured,
  Conditional,
  Filtered,
  HasId,
  Labelled,
  ValueByRule,
} from '../rules/sharedWords'

export interface Tab<Name extends string, D extends Declared = Declared>
  extends HasId,
    Labelled,
    Required<Filtered<Name, D>> {}

export type SortWord<Name extends string> = Name | `${Name} desc`
/** Field, and `desc` for the other direction; the rule is over the person. */
export type SortBy<Name extends string, D extends Declared = Declared> = ValueByRule<
  SortWord<Name>,
  never,
  D
>

/** Highlight of rows that meet a rule, with its reason. */
export interface Highlight<Name extends string, D extends Declared = Declared>
  extends Required<Conditional<Name, D>>,
    Labelled,
    Coloured<'info' | 'success' | 'warning' | 'error'> {
  /** Field whose value a card shows beside the reason. @default none @example `detail: 'PUNTAJE_HASTA'` */
  readonly detail?: Name
}

/** Card of a row: picture, title, text and a footer. */
export interface GalleryWords<Name extends string> {
  /** Field of kind `image`; a record without one shows the resource's icon. @example `picture: 'PORTADA'` */
  readonly picture: Name
  /** Choice shown as chips on the card. @default none @example `chips: 'CATEGORIA'` */
  readonly chips?: Name
  /** Field of which two lines are shown. @default none @example `caption: 'RESUMEN'` */
  readonly caption?: Name
  /** Fields in the last line of the card. @default none @example `foot: ['AUTOR', 'FECHA']` */
  readonly foot?: readonly Name[]
}

/** A table with two keys: one record for each row and column. */
export interface MatrixWords<Name extends string> {
  /** Reference that gives the rows. @example `rows: 'CODIGO'` */
  readonly rows: Name
  /** Reference that gives the columns; a hundred at most are shown. @example `columns: 'PriceList'` */
  readonly columns: Name
  /** Field that the cells show. @example `value: 'Price'` */
  readonly value: Name
}

export interface ListWords<Name extends string, D extends Declared = Declared> {
  /**
   * Fields that the list shows, in this order.
   * @default the first fields @example `columns: ['CODIGO', 'NOMBRE', 'COSTO']`
   */
  readonly columns?: readonly Name[]
  /** View that the list opens with, until a person chooses another. @default rows @example `defaultView: 'board'` */
  readonly defaultView?: 'board' | 'gallery'
  /**
   * A view of the list as cards with pictures.
   * @default none @example `gallery: { picture: 'PORTADA', chips: 'CATEGORIA' }`
   */
  readonly gallery?: GalleryWords<Name>
  /**
   * A view of the list as a table of rows and columns, edited like a spreadsheet where the person may write.
   * @default none @example `matrix: { rows: 'CODIGO', columns: 'PriceList', value: 'Price' }`
   */
  readonly matrix?: MatrixWords<Name>
  /**
   * Fields on the cards of the board.
   * @default the first columns and an amount @example `cardFields: ['TELEFONO', 'VENDEDOR']`
   */
  readonly cardFields?: readonly Name[]
  /**
   * Order in which the list opens; also by person, where the last entry is for everybody else.
   * @default by key @example `sort: 'FECHA desc'`
   */
  readonly sort?: SortWord<Name> | readonly SortBy<Name, D>[]
  /**
   * Rows that are tinted, with the reason in words; the first that fits counts.
   * @default none
   * @example `highlights: [{ when: { FECHA_IMPRESION: { empty: false } }, label: 'Impreso', colour: 'info' }]`
   */
  readonly highlights?: readonly Highlight<Name, D>[]
  /**
   * Tabs with counts above the list: one for each value of a field, or by rule.
   * @default none @example `tabs: 'ESTADO'`
   */
  readonly tabs?: Name | readonly Tab<Name, D>[]
}
