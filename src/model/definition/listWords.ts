import type { Declared } from '../../base/business'
import type { Text } from '../../base/text'
import type { Rule } from '../rules/rule'

export interface Tab<Name extends string, D extends Declared = Declared> {
  /** Name of the tab in the address. @example `id: 'active'` */
  readonly id: string
  /** Text of the tab. @example `label: 'Activos'` */
  readonly label: Text
  /** Rule over the records of the tab. @example `where: { ACTIVE: true }` */
  readonly where: Rule<Name, D>
}

export type SortWord<Name extends string> = Name | `${Name} desc`
export interface SortBy<Name extends string, D extends Declared = Declared> {
  /** Roles that this order is for. @default everybody else @example `roles: ['credit']` */
  readonly roles?: readonly D['role'][]
  /** Field, and `desc` for the other direction. @example `value: 'PRIORIDAD desc'` */
  readonly value: SortWord<Name>
}

/** Highlight of rows that meet a rule, with its reason. */
export interface Highlight<Name extends string, D extends Declared = Declared> {
  /** Rule over the record. @example `when: { FECHA_IMPRESION: { empty: false } }` */
  readonly when: Rule<Name, D>
  /** Reason that is shown with the row. @example `label: 'Impreso'` */
  readonly label: Text
  /** Field whose value a card shows beside the reason. @default none @example `detail: 'PUNTAJE_HASTA'` */
  readonly detail?: Name
  /** Colour of the row and of its reason. @example `colour: 'warning'` */
  readonly colour: 'info' | 'success' | 'warning' | 'error'
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
   * Fields on the cards of the board.
   * @default the first columns and an amount @example `cardFields: ['TELEFONO', 'VENDEDOR']`
   */
  readonly cardFields?: readonly Name[]
  /**
   * Order in which the list opens; also by role, where the last entry is for everybody else.
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
  /**
   * A workbook with the rows and a sheet of counts and sums for each of some choices.
   * @default none @example `report: { groupBy: ['ESTADO', 'TIPO'], sum: ['MONTO'] }`
   */
  readonly report?: {
    /** Choices that get a sheet each. @example `groupBy: ['ESTADO', 'TIPO']` */
    readonly groupBy: readonly Name[]
    /** Amounts added up for each value of a choice. @default none @example `sum: ['MONTO']` */
    readonly sum?: readonly Name[]
  }
}
