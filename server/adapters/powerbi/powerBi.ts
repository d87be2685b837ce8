import type { ReportName } from '../../../src/domain/dashboards'
import type { Embedding } from '../../../src/model/dashboard'

/** For whom a report is drawn: its rows are cut to them by the tenant itself. */
export interface Viewer {
  readonly id: number
  readonly company: string
  /** Sees their own rows alone. */
  readonly isAgent: boolean
}

/** The tenant that draws reports; rejects when it does not answer. */
export interface PowerBi {
  /** No tenant is set up: the same figures are drawn by us, and say so. */
  readonly isSimulated: boolean
  embed(report: ReportName, viewer: Viewer): Promise<Embedding>
}

export const simulatedPowerBi: PowerBi = {
  isSimulated: true,
  embed: async () => ({ simulated: true }),
}
