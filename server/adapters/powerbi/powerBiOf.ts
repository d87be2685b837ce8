import type { Config } from '../../base/config'
import { type PowerBi, simulatedPowerBi, unconnectedPowerBi } from './powerBi'
import { powerBiTenant } from './tenant'

/** The configured tenant, or the simulation in the demo. */
export function powerBiOf({
  powerBi,
  production,
}: Pick<Config, 'powerBi' | 'production'>): PowerBi {
  if (powerBi) return powerBiTenant(powerBi)
  return production ? unconnectedPowerBi : simulatedPowerBi
}
