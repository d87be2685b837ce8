import { createCatalogue } from '../../src/model/catalogue'
import type { AnySchema } from '../../src/model/schema'
import { companies } from '../../src/schemas/companies'
import { users } from '../../src/schemas/users'
import { warehouses } from '../../src/schemas/warehouses'

// Its stock is none of theirs.
const { related: _stock, ...alone } = warehouses

/** The schemas no server can do without, and those a test brings. */
export const aCatalogue = (...schemas: AnySchema[]) =>
  createCatalogue([users, companies, alone, ...schemas])
