import type { RoleName } from '../../base/business'
import { defineFeature, type FeatureUse } from '../../model/definition/feature'
import type { Rule } from '../../model/rules/rule'
import type {
  Aggregate,
  Allowed,
  Conditional,
  Labelled,
  Matching,
  NamesField,
} from '../../model/rules/sharedWords'

/** Cards above the list with the number of records and their sum, by value of the tabs' field. */
export interface ListSummary<Name extends string = string> {
  /** Amount that the cards add up. @example `sum: 'SUBTOTAL'` */
  readonly sum: Name
  /** Values of the tabs' field that get a card. @example `values: [6, 7]` */
  readonly values: readonly (number | string)[]
  /** Values that the first card adds up. @default all of them @example `total: [1, 2, 6, 7]` */
  readonly total?: readonly (number | string)[]
}

export const summaryFeature = defineFeature<ListSummary>('listSummary', ['browser', 'server'])
/** Cards above the list, also for people who may not read the amount, who see numbers of records. */
export const listSummary: <Name extends string>(words: ListSummary<Name>) => FeatureUse<Name> =
  summaryFeature.use

/** Columns with numbers of other resources beside the rows of a field of kind `lines`; they are queried and not stored. */
export interface LineLookups {
  /** The field of kind `lines`. @example `lines: 'ITEMS'` */
  readonly lines: string
  /**
   * Its columns by name, from left to right.
   * @example `columns: { stock: { sum: 'stock.DISPONIBLE', label: 'Stock', match: { CODIGO: { field: 'ITEMS.PRODUCTO_ID' } } } }`
   */
  readonly columns: Readonly<Record<string, LineLookup>>
}
export type LineLookup = Aggregate & LookupWords
interface LookupWords
  extends Labelled,
    Allowed<readonly RoleName[]>,
    Matching<NamesField>,
    Conditional {
  /** Field of the rows with the number that should be reached. @default none @example `goal: 'ITEMS.CANTIDAD'` */
  readonly goal?: string
  /**
   * While the record meets this rule, it has reserved the number of `goal` there, which counts too; otherwise no
   * goal is shown. @default not counted @example `includeOwn: { ESTADO: { in: [6, 7] } }`
   */
  readonly includeOwn?: Rule
}

export const lookupFeature = defineFeature<LineLookups>('lineLookups', ['browser', 'server'])
/** Numbers of other resources beside each row, such as units in stock. */
export const lineLookups = lookupFeature.use
