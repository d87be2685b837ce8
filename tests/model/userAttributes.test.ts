import { afterAll, beforeAll, expect, test } from 'vitest'
import { business as running, setBusiness } from '../../src/base/business'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineBusiness } from '../../src/model/defineBusiness'
import type { AnySchema } from '../../src/model/schema'
import { meOf } from '../../src/providers/session/me'

const { business: school, defineResource } = defineBusiness()({
  name: 'school',
  brand: 'Any',
  roles: { principal: 'P', teacher: 'T' },
  adminRole: 'principal',
  guestRole: 'teacher',
  groupAdmin: 'board',
  userAttributes: {
    SUBJECT: { kind: 'text' },
    CLASS: { kind: 'integer' },
    CLASSES: { kind: 'integer', list: true },
  },
  api: { base: '/school' },
  languages: [{ value: 'en', label: 'English' }],
  defaultLanguage: 'en',
  language: 'en',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/Madrid',
})
const before = running()
beforeAll(() => setBusiness(school))
afterAll(() => setBusiness(before))
const catalogueOf = (...schemas: readonly AnySchema[]) => createCatalogue(schemas)

const fields = {
  ID: { kind: 'id' },
  CLASS: { kind: 'integer' },
  NOTE: { kind: 'text', filter: true },
} as const
const head = { name: 'notes', table: 'NOTE', key: 'ID', title: 'NOTE', label: 'Note | Notes' }
const reading = (read: object) =>
  catalogueOf({ ...head, fields, access: { teacher: { read } } } as unknown as AnySchema)

test('a list does not compile where one value is compared, nor one value as a list', () => {
  const given = { name: 'notes', table: 'NOTE', key: 'ID', title: 'NOTE', label: 'N | N' } as const
  const one = { CLASS: '$me.CLASS' } as const
  const list = { CLASS: { in: '$me.CLASSES' } } as const
  const [wrongList, wrongOne] = [{ CLASS: '$me.CLASSES' }, { CLASS: { in: '$me.CLASS' } }] as const
  const made = [
    () => defineResource({ ...given, fields, access: { teacher: { read: one } } }),
    () => defineResource({ ...given, fields, access: { teacher: { read: list } } }),
    // @ts-expect-error a list is never equal to a value
    () => defineResource({ ...given, fields, access: { teacher: { read: wrongList } } }),
    // @ts-expect-error one value is no list
    () => defineResource({ ...given, fields, access: { teacher: { read: wrongOne } } }),
  ]
  expect(made).toHaveLength(4)
})

test.each<[object, string]>([
  [{ NOTE: '$me.CLASS' }, '$me.CLASS is a number, and NOTE is a text: they are never equal; if'],
  [{ NOTE: { in: '$me.CLASSES' } }, '$me.CLASSES is a list of numbers, and NOTE is a text'],
  [{ CLASS: '$me.SUBJECT' }, "declare kind: 'integer' in userAttributes"],
  [{ CLASS: '$me.CLASSES' }, '$me.CLASSES is a list of numbers; compare it with in, nin, within'],
  [{ '$me.CLASS': '3' }, '$me.CLASS is a number, and the value is a text'],
  [{ '$me.CLASSES': { has: { field: 'NOTE' } } }, '$me.CLASSES is a list of numbers, and NOTE'],
  [{ NOTE: '$me.ID' }, '$me.ID is a number, and NOTE is a text: they are never equal'],
  [{ CLASS: { lt: '$me.TODAY' } }, '$me.TODAY is a date, and CLASS is a number'],
])('a rule %j that never holds stops the start', (read, says) => {
  expect(() => reading(read)).toThrow(`notes.access.teacher: `)
  expect(() => reading(read)).toThrow(says)
})

test('rules over values of their kind pass', () => {
  expect(() =>
    reading({
      CLASS: { in: '$me.CLASSES', ne: '$me.CLASS' },
      NOTE: { contains: '$me.SUBJECT' },
      '$me.CLASSES': { has: { field: 'CLASS' } },
      '$me.CLASS': { gt: 3 },
    }),
  ).not.toThrow()
})

test('accounts that hold other values stop the start', () => {
  const users = {
    ...{ name: 'users', table: 'USERS', key: 'ID', title: 'ID', label: 'User | Users' },
    fields: { ID: { kind: 'id' }, SUBJECT: { kind: 'integer' }, CLASSES: { kind: 'integer' } },
    access: {},
  } as unknown as AnySchema
  expect(() => catalogueOf(users)).toThrow(
    /users\.SUBJECT: is a number; declare SUBJECT: \{ kind: 'integer' \} in userAttributes/,
  )
  expect(() => catalogueOf(users)).toThrow(/users\.CLASS: userAttributes declares it.*no such/)
  expect(() => catalogueOf(users)).toThrow(/users\.CLASSES: is a number; declare CLASSES/)
})

test('the browser reads them from the account, each in its kind', () => {
  const account = {
    ID: '3',
    ROLE: 'T',
    SUBJECT: 7,
    CLASS: '4',
    CLASSES: [4, '5', 'x'],
    CAMPUS: 'n',
  }
  expect(meOf(account, null)).toMatchObject({ SUBJECT: '7', CLASS: 4, CLASSES: [4, 5] })
  expect(meOf({ ID: 3, ROLE: 'T' }, null)).toMatchObject({ CLASS: null, CLASSES: [] })
})
