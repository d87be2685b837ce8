import type { Counted, Look } from '../../../src/model/dashboard'

/**
 * A figure is data: the rows of a list under the list's own filter, and what is reckoned over them. So
 * it counts what its reader may read and nothing else, and the list behind it shows the same rows.
 */
export interface Figure {
  readonly id: string
  readonly look: Look
  readonly resource: string
  /** The first one whose fields the reader may read counts; without any there is no figure. */
  readonly measures: readonly Measure[]
  /** The day or instant that puts a row into the period; without it the figure is of now. */
  readonly date?: string
  /**
   * What its parts are: a field (`VENDEDOR`), a field of child rows (`ITEMS.PRODUCTO_ID`), or one of
   * what either refers to (`CLIENTEID.Ciudad`, `ITEMS.PRODUCTO_ID.MARCA`). A line goes by its date.
   */
  readonly by?: string
  /** A number or a day is cut into bands at these: dollars, or days from today. */
  readonly bands?: readonly number[]
  /** As a list is filtered; `$today`, `$today+7` and `$me.ID` stand for values. */
  readonly where?: Readonly<Record<string, unknown>>
  /** How many parts are named. */
  readonly top?: number
  /** What is counted for who may not read its money. */
  readonly counts?: Counted
  /** The smallest come first. */
  readonly isAscending?: true
  /** More of it is worse. */
  readonly isBad?: true
}

/** A path names a field of the row (`SUBTOTAL`) or of its child rows (`ITEMS.TOTAL`). */
export type Measure =
  | 'count'
  | { readonly sum: string; readonly less?: Product }
  | { readonly product: Product }
  | { readonly mean: string }
/** Two fields of the same rows, multiplied: a unit's cost and how many. */
export type Product = readonly [path: string, times: string]
