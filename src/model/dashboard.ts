import type { DashboardName } from '../domain/dashboards'
import type { Days, Period } from '../domain/span'

/** How a figure is shown: a number with what it was, a line, columns, a ring, or a ranking. */
export type Look = 'number' | 'line' | 'bars' | 'ring' | 'rows'
/** What its amounts are: dollars, bytes, or things counted. */
export type Unit = 'money' | 'bytes' | 'count'
/** What a figure counts that others read in dollars. */
export type Counted = 'units' | 'orders'

/** A list, narrowed by its own filter: what stands behind a number. */
export interface Behind {
  readonly resource: string
  readonly filter?: Readonly<Record<string, unknown>>
  /** One record of it. */
  readonly id?: string | number
}

export interface Band {
  readonly of: 'days' | Unit
  readonly from?: number
  readonly below?: number
}

/** A part of a figure: a brand, an agent, a day. */
export interface Part {
  /** Its words in the reader's language; days and bands are written by who shows them. */
  readonly label?: string
  readonly days?: Days
  /** From this up to below that; open at an end that is missing. Days are counted from today. */
  readonly band?: Band
  readonly amount: number
  readonly before?: number
  /** The colour of a state or choice. */
  readonly colour?: string
  readonly behind?: Behind
}

/** A figure as the server answers it: money in dollars. */
export interface ShownFigure {
  readonly id: string
  readonly look: Look
  readonly unit: Unit
  readonly counts?: Counted
  readonly total: number
  /** What it was in the period before; absent where there is none to compare with. */
  readonly before?: number
  /** More of it is worse. */
  readonly isBad?: boolean
  /** The smallest come first: what share of the whole they are says nothing. */
  readonly isAscending?: boolean
  /** Its amounts are means: they do not add up to the total. */
  readonly isMean?: boolean
  readonly parts: readonly Part[]
  /** What the parts that are too many to name make up together. */
  readonly others?: number
  readonly behind?: Behind
}

export interface Dashboard {
  readonly dashboard: DashboardName
  readonly period: Period
  readonly days: Days
  readonly before: Days
  readonly figures: readonly ShownFigure[]
}

/** How a report of a Power BI tenant is embedded; without one the demo simulates, and production says so. */
export type Embedding =
  | { readonly simulated: true }
  | { readonly simulated: false; readonly unconnected: true }
  | Embedded

export interface Embedded {
  readonly simulated: false
  readonly unconnected?: never
  readonly reportId: string
  readonly embedUrl: string
  readonly accessToken: string
  /** Until when the token holds. */
  readonly expiresAt: string
}
