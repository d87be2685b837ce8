import { createCatalogue } from '../../src/model/catalogue'
import type { AnySchema } from '../../src/model/schema'
import { companies } from '../../src/schemas/companies'
import { users } from '../../src/schemas/users'
import { warehouses } from '../../src/schemas/warehouses'

/** The schemas no server can do without, and those a test brings. */
export const aCatalogue = (...schemas: AnySchema[]) =>
  createCatalogue([users, companies, warehouses, ...schemas])
