import { expect, test } from 'vitest'
import { customPages } from '../../src/business/app/pages'
import { catalogue } from '../../src/catalogue'
import { pageAt } from '../../src/providers/navigation/customPages'

test('whatever a record leads to is a page of ours, and names the record', () => {
  const addresses = [...catalogue.resources.values()].flatMap(({ schema }) => schema.links ?? [])
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    expect([address, pageAt(customPages, address.split('?')[0] ?? '')]).not.toContain(undefined)
    expect(address).toContain(':id')
  }
})

test('the pages of a customer and of an order show the deposits sent for them', () => {
  for (const name of ['clients', 'invoices'])
    expect([name, catalogue.related(name)]).toEqual([name, expect.arrayContaining(['deposits'])])
})
