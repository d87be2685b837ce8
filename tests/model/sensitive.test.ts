import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { sensitiveAmong } from '../../src/model/access/sensitive'

const names = (resource: string, changes: Record<string, readonly [unknown, unknown]>) =>
  sensitiveAmong(catalogue.get(resource), changes).map(({ name }) => name)

test('another role asks for a second look, the one a new account starts with does not', () => {
  expect(names('users', { ROLE: ['7', '10'], CITY: ['Quito', 'Loja'] })).toEqual(['ROLE'])
  expect(names('users', { ROLE: [null, '9'] })).toEqual(['ROLE'])
  expect(names('users', { ROLE: [null, 'user'], COMPANY: [null, null] })).toEqual([])
})

test('lines ask for it by their prices, not by how many there are of each', () => {
  const line = { _ID: 1, CANTIDAD: 1, PRECIOUNITARIOVENTA: 10 }
  expect(names('invoices', { ITEMS: [[line], [{ ...line, PRECIOUNITARIOVENTA: 9 }]] })).toEqual([
    'ITEMS',
  ])
  expect(names('invoices', { ITEMS: [[line], [{ ...line, CANTIDAD: 2 }]] })).toEqual([])
})

test('so does a price of a list, of ours or of the partner’s', () => {
  expect(names('prices', { Price: [10, 9], CON_IVA: [11.5, 10.35] })).toEqual(['Price'])
  expect(names('partner-prices', { PRICE: [null, 9] })).toEqual(['PRICE'])
})

test('so does the credit of a customer, but not the nothing they start with', () => {
  expect(names('clients', { CreditLine: [0, 500] })).toEqual(['CreditLine'])
  expect(names('clients', { CreditLine: [null, 0] })).toEqual([])
})
