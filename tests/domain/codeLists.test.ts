import { mapKeys } from 'es-toolkit'
import { expect, test } from 'vitest'
import { isRole, roleNameOf } from '../../src/base/business'
import { dayRanges } from '../../src/base/dayRanges'
import { marks } from '../../src/business/locales/es/app.json'
import namesOfRoles from '../../src/business/locales/es/roles.json'
import { accountRoleLabels, roleLabels, roles } from '../../src/domain/accounts/roles'
import { markTypes } from '../../src/domain/attendance/attendance'
import { creditTypes } from '../../src/domain/credit/creditTypes'
import { contactMedia } from '../../src/domain/customers/contactMedia'
import { contactResults } from '../../src/domain/customers/contactResults'
import { contactTopics } from '../../src/domain/customers/contactTopics'
import { customerTypes } from '../../src/domain/customers/customerTypes'
import { annulmentReasons } from '../../src/domain/orders/annulmentReasons'
import { deliveryOptions, deliveryProducts } from '../../src/domain/orders/deliveryOptions'
import { documentation } from '../../src/domain/orders/documentation'
import { checkoutPaymentTerms, paymentTerms } from '../../src/domain/orders/paymentTerms'
import { priceListLabels } from '../../src/domain/orders/priceLists'
import { contact } from '../../src/locales/es/pages.json'

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
  priceLists: priceListLabels,
  roleLabels,
}

test.each([
  ['roles', mapKeys(accountRoleLabels, (_, code) => roleNameOf(code)), namesOfRoles],
  ['marks', markTypes, marks],
  ['contact topics', contactTopics, { ...contact.topics, aviso: contactTopics.aviso }],
])('%s are called the same in schemas and on pages', (_, list, texts) => {
  expect(texts).toEqual(list)
})

test('the code lists are complete (business.md#code-lists)', () => {
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
