import { readPowerBi } from '../adapters/powerbi/settings'
import { readConfig } from '../base/config'
import type { Environment } from '../base/environment'

const demoSettings = () => ({
  whatsapp: '593900000000',
  resolution: '/resolution-example.pdf',
  changelog: 'https://example.com/changelog',
  launch: soon(),
})

/** Fictional launch: in some weeks, in the morning. */
const soon = () =>
  `${new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10)}T09:00-05:00`

/** The variables of the engine, and those of the distributor's adapters. */
export const readDistributorConfig = (env: Environment) =>
  readConfig(env, { readOwn: readPowerBi, demoSettings: demoSettings() })
