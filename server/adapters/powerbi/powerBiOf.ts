import { type PowerBi, simulatedPowerBi, unconnectedPowerBi } from './powerBi'
import type { PowerBiSettings } from './settings'
import { powerBiTenant } from './tenant'

/** The configured tenant, or the simulation in the demo. */
export function createPowerBi(settings: PowerBiSettings | undefined, production: boolean): PowerBi {
  if (settings) return powerBiTenant(settings)
  return production ? unconnectedPowerBi : simulatedPowerBi
}
