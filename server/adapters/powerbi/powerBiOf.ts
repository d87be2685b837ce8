import type { Config } from '../../base/config'
import { type PowerBi, simulatedPowerBi, unconnectedPowerBi } from './powerBi'
import type { PowerBiSettings } from './settings'
import { powerBiTenant } from './tenant'

/** The configured tenant, or the simulation in the demo. */
export function createPowerBi({
  business: settings,
  production,
}: Pick<Config<PowerBiSettings | undefined>, 'business' | 'production'>): PowerBi {
  if (settings) return powerBiTenant(settings)
  return production ? unconnectedPowerBi : simulatedPowerBi
}
