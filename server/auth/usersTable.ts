import type { Catalogue } from '../../src/model/fields/resource'

/** Table names of accounts, from the catalogue. */
export function usersTable(catalogue: Catalogue) {
  const { table } = catalogue.get('users')
  return { users: table, listOf: (attribute: string) => `${table}_${attribute}` }
}
