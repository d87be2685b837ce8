import type { Catalogue } from '../../src/model/fields/resource'

/** Table names of accounts, from the catalogue. */
export function usersTable(catalogue: Catalogue) {
  const { table } = catalogue.get('users')
  return { users: table, companies: `${table}_EMPRESAS`, warehouses: `${table}_WAREHOUSE` }
}
