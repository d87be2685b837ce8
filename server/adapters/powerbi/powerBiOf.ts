import type { Config } from '../../config'
import { type PowerBi, simulatedPowerBi, unconnectedPowerBi } from './powerBi'
import { powerBiTenant } from './tenant'

/** The tenant that is set up; without one, the demo simulates it. */
export function powerBiOf({
  powerBi,
  production,
}: Pick<Config, 'powerBi' | 'production'>): PowerBi {
  if (powerBi) return powerBiTenant(powerBi)
  return production ? unconnectedPowerBi : simulatedPowerBi
}
