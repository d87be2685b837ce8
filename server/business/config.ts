import { type PowerBiSettings, readPowerBi } from '../adapters/powerbi/settings'
import { readSap, type SapSettings } from '../adapters/sap/settings'
import { readConfig } from '../base/config'
import type { Environment, VariableReader } from '../base/environment'

const demoSettings = () => ({
  whatsapp: '593900000000',
  resolution: '/resolution-example.pdf',
  changelog: 'https://example.com/changelog',
  launch: soon(),
})

/** Fictional launch: in some weeks, in the morning. */
const soon = () =>
  `${new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10)}T09:00-05:00`

/** Settings of the systems that are connected. */
export interface DistributorSettings {
  readonly powerBi: PowerBiSettings | undefined
  readonly sap: SapSettings | undefined
}

const readOwn = (read: VariableReader, problems: string[]): DistributorSettings => ({
  powerBi: readPowerBi(read, problems),
  sap: readSap(read, problems),
})

/** The variables of the engine, and those of the distributor's adapters. */
export const readDistributorConfig = (env: Environment) =>
  readConfig(env, { readOwn, demoSettings: demoSettings() })
