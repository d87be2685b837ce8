import type { Catalogue } from '../../src/model/fields/resource'

export function usersTable(catalogue: Catalogue) {
  const { table } = catalogue.get('users')
  return { users: table, listOf: (attribute: string) => `${table}_${attribute}` }
}
