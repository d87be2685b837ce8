import { seedDemo } from '../account/demoAccounts'
import type { ServerBusiness } from '../http/serverBusiness'
import { demoAccounts, demoPassword } from './accounts'

/** Invented data of the distributor. */
export const seed: NonNullable<ServerBusiness['seed']> = (context, mode) =>
  seedDemo(context, mode, {
    accounts: demoAccounts,
    password: demoPassword,
    plant: async () => (await import('./plantDemo')).plantDemo(context),
  })
