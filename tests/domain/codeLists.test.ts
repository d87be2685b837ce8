import { describe, expect, test } from 'vitest'
import { annulmentReasons } from '../../src/domain/annulmentReasons'
import { contactMedia } from '../../src/domain/contactMedia'
import { contactResults } from '../../src/domain/contactResults'
import { creditTypes } from '../../src/domain/creditTypes'
import { customerTypes } from '../../src/domain/customerTypes'
import { dayRanges } from '../../src/domain/dayRanges'
import { deliveryOptions, deliveryProducts } from '../../src/domain/deliveryOptions'
import { documentation } from '../../src/domain/documentation'
import { checkoutPaymentTerms, paymentTerms } from '../../src/domain/paymentTerms'
import { priceLists } from '../../src/domain/priceLists'
import { isRole, roleLabels, roles } from '../../src/domain/roles'

const lists = {
  annulmentReasons,
  contactMedia,
  contactResults,
  creditTypes,
  customerTypes,
  dayRanges,
  deliveryOptions,
  documentation,
  paymentTerms,
  priceLists,
  roleLabels,
}

describe.each(Object.entries(lists))('%s', (_, list) => {
  test('has a text in each of the six languages', () => {
    for (const [value, texts] of Object.entries(list)) {
      expect([value, Object.keys(texts).sort()]).toEqual([
        value,
        ['ar', 'cn', 'en', 'es', 'fr', 'vi'],
      ])
      for (const text of Object.values(texts)) expect(text.trim()).not.toBe('')
    }
  })
})

test('the lists are as long as domain.md 6 and 1.1 give them', () => {
  const lengths = Object.entries(lists).map(([name, list]) => [name, Object.keys(list).length])
  expect(Object.fromEntries(lengths)).toEqual({
    annulmentReasons: 10,
    contactMedia: 5,
    contactResults: 5,
    creditTypes: 4,
    customerTypes: 6,
    dayRanges: 7,
    deliveryOptions: 5,
    documentation: 3,
    paymentTerms: 30,
    priceLists: 10,
    roleLabels: 11,
  })
})

test('each delivery option has its product code', () => {
  expect(Object.keys(deliveryProducts)).toEqual(Object.keys(deliveryOptions))
})

test('the checkout offers fifteen known payment terms, cash first', () => {
  expect(checkoutPaymentTerms).toHaveLength(15)
  expect(checkoutPaymentTerms[0]).toBe(-1)
  for (const term of checkoutPaymentTerms) expect(paymentTerms[term]).toBeDefined()
})

test('roles are text, and only the known ones count', () => {
  expect(roles.every(isRole)).toBe(true)
  expect([10, '11', 'admin', '', null].some(isRole)).toBe(false)
})
