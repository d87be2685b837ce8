import { defineFeature, type FeatureUse } from '../../model/definition/feature'

/** A workbook with the rows of the list and a sheet of counts and sums for each of some choices. */
export interface ReportWorkbook<Name extends string = string> {
  /** Choices that get a sheet each. @example `groupBy: ['ESTADO', 'TIPO']` */
  readonly groupBy: readonly Name[]
  /** Amounts added up for each value of a choice. @default none @example `sum: ['MONTO']` */
  readonly sum?: readonly Name[]
}

export const reportFeature = defineFeature<ReportWorkbook>('reportWorkbook', ['server'], {
  hasSheets: true,
})
/** A workbook that the export of the list offers. */
export const reportWorkbook: <const Name extends string>(
  words: ReportWorkbook<Name>,
) => FeatureUse<Name> = reportFeature.use
