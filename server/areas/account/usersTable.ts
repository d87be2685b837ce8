import type { Catalogue } from '../../../src/model/resource'

/** Names of the tables an account is read from; the catalogue says them. */
export function usersTable(catalogue: Catalogue) {
  const { table } = catalogue.get('users')
  return { users: table, companies: `${table}_EMPRESAS`, warehouses: `${table}_WAREHOUSE` }
}
