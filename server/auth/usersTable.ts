import type { Catalogue } from '../../src/model/fields/resource'

export function usersTable(catalogue: Catalogue) {
  const { table, fields } = catalogue.get('users')
  return { users: table, fields, listOf: (attribute: string) => `${table}_${attribute}` }
}
