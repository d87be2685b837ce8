import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { shipped } from './shipped'

const resources = [...catalogue.resources.values()]

test('the six resources the business names are there', () => {
  expect(resources.map(resource => resource.name)).toEqual(
    expect.arrayContaining([
      'users',
      'products',
      'clients',
      'invoices',
      'credit-applications',
      'warranty-orders',
    ]),
  )
})

test('no two schemas share a table', () => {
  const tables = resources.map(resource => resource.table)
  expect(new Set(tables).size).toBe(tables.length)
})

describe.each(shipped.map(name => [name, catalogue.get(name)] as const))('%s', (_, resource) => {
  test('can be read by an administrator, and by a self-registered user only as its own row', () => {
    const isUsers = resource.name === 'users'
    const some = expect.objectContaining({ any: expect.anything() })
    expect(resource.grants('10').read).toEqual(isUsers ? some : { all: [] })
    const own = isUsers ? expect.objectContaining({ op: 'eq' }) : { any: [] }
    expect(resource.grants('user').read).toEqual(own)
  })

  test('names every resource it lists below a record', () => {
    for (const name of resource.schema.related ?? []) {
      const fields = [...catalogue.get(name).fields.values()]
      expect(fields.some(field => field.target === resource)).toBe(true)
    }
  })

  test('searches only what everybody who may list it may read', () => {
    const restricted = resource.searched.filter(field => field.words.read !== undefined)
    expect(restricted.map(field => field.name)).toEqual([])
  })

  test('lies at a public address (business.md#pages), or at its own', () => {
    const { record: _, ...pages } = resource.schema.pages ?? {}
    for (const page of Object.values(pages)) {
      expect(page).toMatch(/^\/dashboard\/[\w-]+(\/[\w:-]+)*$/)
    }
  })
})
