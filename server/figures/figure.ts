import type { Counted, FigureLook } from '../../src/model/endpoints/figures'
import type { JsonObject } from '../base/json'

/**
 * A figure is data: a resource, a list filter, and a computation over the rows. It counts only what its
 * reader may read, and the list behind it shows the same rows.
 */
export interface Figure {
  readonly id: string
  readonly look: FigureLook
  readonly resource: string
  /** The first measure whose fields the reader may read; without one there is no figure. */
  readonly measures: readonly Measure[]
  /** The date that assigns a row to the period; without it the figure is about now. */
  readonly date?: string
  /**
   * Grouping: a field (`VENDEDOR`), a field of child rows (`ITEMS.PRODUCTO_ID`), or one behind either
   * (`CLIENTEID.Ciudad`, `ITEMS.PRODUCTO_ID.MARCA`). A line chart groups by date.
   */
  readonly by?: string
  /** Boundaries that cut a number or date into bands: dollars, or days from today. */
  readonly bands?: readonly number[]
  /** A list filter; `$today`, `$today+7` and `$me.ID` are placeholders. */
  readonly where?: JsonObject
  readonly top?: number
  /** Count for readers who may not see the amounts. */
  readonly counts?: Counted
  /** Smallest first. */
  readonly isAscending?: true
  /** An increase is bad. */
  readonly isBad?: true
}

/** Figures by their id. */
export type NamedFigures = Readonly<Record<string, Omit<Figure, 'id'>>>

/** A path names a field of the row (`SUBTOTAL`) or of its child rows (`ITEMS.TOTAL`). */
export type Measure =
  | 'count'
  | { readonly sum: string; readonly less?: FigureProduct }
  | { readonly product: FigureProduct }
  | { readonly mean: string }
/** Two fields of the same rows, multiplied: unit cost and quantity. */
export type FigureProduct = readonly [path: string, times: string]
