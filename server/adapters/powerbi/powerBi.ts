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
  embed(report: ReportName, viewer: Viewer): Promise<Embedding>
}

/** Without a tenant production simulates nothing (safety.md 36). */
export const unconnected: Embedding = { simulated: false, unconnected: true }
export const unconnectedPowerBi: PowerBi = { embed: async () => unconnected }

/** In the demo. */
export const simulatedPowerBi: PowerBi = {
  embed: async () => ({ simulated: true }),
}
