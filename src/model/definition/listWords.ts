import type { Declared } from '../../base/business'
import type {
  Coloured,
  Conditional,
  Filtered,
  HasId,
  Labelled,
  NamesField,
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
    Coloured<'info' | 'success' | 'warning' | 'error'>,
    Partial<NamesField<Name>> {}

/** Views that a list may open with, besides its rows. */
export const listDrawings = ['board', 'gallery', 'matrix', 'calendar', 'map', 'split'] as const
export type ListDrawing = (typeof listDrawings)[number]

export interface ListWords<Name extends string, D extends Declared = Declared> {
  /**
   * Fields that the list shows, in this order.
   * @default the title and the first fields that fit a cell @example `columns: ['CODIGO', 'NOMBRE', 'COSTO']`
   */
  readonly columns?: readonly Name[]
  /**
   * View that the list opens with, until a person chooses another: one of its views, or the `id` of a tab by rule.
   * @default all rows @example `defaultView: 'board'`
   */
  readonly defaultView?: ListDrawing | (string & {})
  /**
   * A view of the list as cards with the picture of this field; without one, a card shows the resource's icon.
   * @default none @example `gallery: 'PORTADA'`
   */
  readonly gallery?: Name
  /**
   * A view of the list as a table whose cells show this field, edited like a spreadsheet where the person may write. Its
   * rows and its columns, a hundred at most, are the two references of the schema's first `unique`. A second field, behind
   * the reference of the rows, is the cost that the values are compared with: it stands beside them, and each value shows
   * its margin, for who may read it. Two more fields hold the next value and its first day: the cells are then also
   * edited for a day to come, and on that day the server puts the next value in the place of the present one.
   * @default none @example `matrix: ['Price', 'CODIGO.COSTO', 'PRECIO_NUEVO', 'VIGENTE_DESDE']`
   */
  readonly matrix?: Name | readonly [value: Name, ...costOrNext: string[]]
  /**
   * A view of the list as month, week and agenda: the field in which a record begins, and the one in which it
   * ends. Dragging changes them where the person may write.
   * @default none @example `calendar: ['FECHA', 'FECHA_FIN']`
   */
  readonly calendar?: Name | readonly [start: Name, end: Name]
  /**
   * A view of the list as a map, with the records at the place that this field holds; those close together are one
   * mark.
   * @default none @example `map: 'GEOLOCALIZACION'`
   */
  readonly map?: Name
  /**
   * A view of the list on wide screens with its rows beside the record that is chosen; arrow keys move through them.
   * @default none @example `split: true`
   */
  readonly split?: true
  /**
   * Fields on the cards of the board and of the gallery: choices as chips, a long text as a caption of two lines.
   * @default on the board the first columns and an amount, none in the gallery @example `cardFields: ['TELEFONO', 'VENDEDOR']`
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
