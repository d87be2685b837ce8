import { serverAreaFeatures } from '../../server/business/features'
import type { Route } from '../../src/model/route/defineRoute'

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../../src/contracts/*.ts', '../../src/model/endpoints/*.ts'],
  { eager: true },
)

/** Every route that a contract declares. */
export const declared: readonly Route[] = Object.values(contracts).flatMap(contract =>
  Object.values(contract).filter(isRoute),
)

/** Server halves of features, whose endpoints are documented too. */
export const features = serverAreaFeatures

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'policy' in value && 'response' in value
}
