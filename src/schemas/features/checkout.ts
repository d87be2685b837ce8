import { defineFeature, type FeatureUse } from '../../model/definition/feature'

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
