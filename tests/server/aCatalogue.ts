import { createCatalogue } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'
import { companies } from '../../src/schemas/companies'
import { users } from '../../src/schemas/users'
import { warehouses } from '../../src/schemas/warehouses'

// Its stock is not part of this catalogue.
const { related: _stock, ...alone } = warehouses

/** The schemas that every server needs, and those of a test. */
export const aCatalogue = (...schemas: AnySchema[]) =>
  createCatalogue([users, companies, alone, ...schemas])
