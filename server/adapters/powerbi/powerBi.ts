import type { Embedding } from '../../../src/contracts/bi'
import type { ReportName } from '../../../src/domain/accounts/dashboards'

/** User a report is for; the tenant filters its rows. */
export interface PowerBiViewer {
  readonly id: number
  readonly company: string
  /** Limited to their own rows. */
  readonly isAgent: boolean
}

/** Report tenant; rejects if it does not answer. */
export interface PowerBi {
  embed(report: ReportName, viewer: PowerBiViewer): Promise<Embedding>
}

/** In production without a tenant. */
export const unconnected: Embedding = { simulated: false, unconnected: true }
export const unconnectedPowerBi: PowerBi = { embed: async () => unconnected }

export const simulatedPowerBi: PowerBi = {
  embed: async () => ({ simulated: true }),
}
