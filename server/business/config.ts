import { readPowerBi } from '../adapters/powerbi/settings'
import { readConfig } from '../base/config'
import type { Environment } from '../base/environment'

/** The variables of the engine, and those of the distributor's adapters. */
export const readDistributorConfig = (env: Environment) => readConfig(env, readPowerBi)
