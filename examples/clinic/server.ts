import { seedDemo } from '../../server/account/demoAccounts'
import { readConfig } from '../../server/base/config'
import type { Environment } from '../../server/base/environment'
import type { ServerBusiness } from '../../server/http/serverBusiness'
import { accounts, password, plant } from './seed'

/** Server half of the clinic: invented data, and nothing else beyond its schemas. */
export const clinic: ServerBusiness = {
  accountScope: [],
  seed: (context, mode) => seedDemo(context, mode, { accounts, password, plant }),
}

export const configured = (env: Environment) => ({ config: readConfig(env), business: clinic })
