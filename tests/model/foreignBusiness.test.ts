import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  actingRole,
  administratorRoles,
  isAccountRole,
  isOfTenants,
  lacksTenant,
  business as running,
  setBusiness,
  tenantOf,
} from '../../src/base/business'
import { dayBounds } from '../../src/base/day'
import { currencySign, formatMoney } from '../../src/base/money'
import { printNumber } from '../../src/base/numbers'
import { textIn } from '../../src/base/text'
import { languages } from '../../src/i18n/languages'
import { negotiate } from '../../src/i18n/negotiate'
import { roleLabel } from '../../src/i18n/roleNames'
import { type Me, mayAct, policyOf } from '../../src/model/access/access'
import { systemUserAs } from '../../src/model/access/systemUser'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineBusiness } from '../../src/model/defineBusiness'
import { searchAll } from '../../src/model/endpoints/search'
import { login } from '../../src/model/endpoints/session'
import type { Resource } from '../../src/model/fields/resource'
import { openApiOf } from '../../src/model/openapi/openapi'
import { bindMe, holds } from '../../src/model/rules/evaluate'
import type { AnySchema } from '../../src/model/schema'
import { portalFor } from '../../src/ui/menu/sections'

/** A school: nothing of the distributor is known to it. */
const { business: school, defineResource } = defineBusiness()({
  name: 'school',
  brand: 'Any',
  roles: { principal: 'P', teacher: 'T', family: 'F', visitor: 'V', guard: 'guard' },
  adminRole: 'principal',
  guestRole: 'visitor',
  groupAdmin: 'board',
  userAttributes: {
    CAMPUS: { kind: 'text' },
    CAMPUSES: { kind: 'text', list: true },
    SUBJECT: { kind: 'text' },
  },
  api: { base: '/school' },
  languages: [
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'Français' },
  ],
  defaultLanguage: 'fr',
  language: 'en',
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/Madrid',
  parts: { icons: { bell: 'M12 2v18' } },
  menu: { sections: { lessons: { icon: 'bell' } }, portals: { guard: { pupils: 'all' } } },
  tenant: { column: 'CAMPUS', list: 'CAMPUSES', resource: 'campuses', header: 'X-Campus' },
})

const pupils = defineResource({
  name: 'pupils',
  table: 'PUPIL',
  key: 'ID',
  title: 'NAME',
  label: 'Pupil | Pupils',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NAME: { kind: 'text', required: true },
    ALLERGIES: { kind: 'longText', read: ['principal'] },
  },
  access: { principal: 'all', '*': 'read' },
})

const marks = defineResource({
  name: 'marks',
  table: 'MARK',
  key: 'ID',
  title: 'SUBJECT',
  label: 'Mark | Marks',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    PUPIL: { kind: 'reference', resource: 'pupils', required: true },
    SUBJECT: { kind: 'text', default: '$me.SUBJECT' },
    POINTS: { kind: 'integer', min: 0, max: 20, write: { '$me.ROLE': 'teacher' } },
  },
  access: {
    principal: 'all',
    teacher: { read: true, create: true, update: { SUBJECT: '$me.SUBJECT' } },
    family: { read: true },
  },
})

const before = running()
beforeAll(() => setBusiness(school))
afterAll(() => setBusiness(before))

const catalogueOf = (...schemas: readonly AnySchema[]) => createCatalogue(schemas)

const someone = (ROLE: string, SUBJECT: string) =>
  ({ ID: 3, ROLE, SUBJECT, CAMPUS: 'north', CAMPUSES: ['north'] }) as unknown as Me

test('a role or user attribute that a business does not declare does not compile', () => {
  const head = {
    name: 'rooms',
    table: 'ROOM',
    key: 'ID',
    title: 'ID',
    label: 'Room | Rooms',
  } as const
  const fields = { ID: { kind: 'id' } } as const
  const wrong = [
    // @ts-expect-error a role of another business
    () => defineResource({ ...head, fields, access: { salesAgent: 'all' } }),
    // @ts-expect-error an attribute of another business
    () => defineResource({ ...head, fields, access: { teacher: { read: { '$me.OFFICE': 'x' } } } }),
    // @ts-expect-error a component of another business
    () => defineResource({ ...head, fields, access: {}, slots: { row: 'addToCart' } }),
    // @ts-expect-error an input of another business
    () => defineResource({ ...head, fields: { ID: { kind: 'id', input: 'taxed' } }, access: {} }),
    // @ts-expect-error an icon of another business
    () => defineResource({ ...head, fields, access: {}, icon: 'warehouse' }),
    // @ts-expect-error a role of another business reads a field
    () => defineResource({ ...head, fields: { ID: { kind: 'id', read: ['admin'] } }, access: {} }),
  ]
  expect(wrong).toHaveLength(6)
})

test('mistakes that the compiler cannot see are named in its own words', () => {
  const access = { ...marks.access, salesAgent: 'all' } as const
  expect(() => catalogueOf(pupils, { ...(marks as AnySchema), access })).toThrow(
    /salesAgent.*principal/,
  )
  const rule = { read: { SUBJECT: '$me.OFFICE' } }
  expect(() => catalogueOf(pupils, { ...(marks as AnySchema), access: { teacher: rule } })).toThrow(
    /OFFICE.*SUBJECT/,
  )
})

test('rights follow its roles, its attributes and its tenant', () => {
  const catalogue = catalogueOf(pupils, marks)
  const [pupil, mark] = [catalogue.get('pupils'), catalogue.get('marks')]
  expect(mark.company?.name).toBe('CAMPUS')
  expect(mayAct(pupil, someone('V', ''), 'list')).toBe(false)
  expect(mayAct(pupil, someone('F', ''), 'list')).toBe(true)
  expect(policyOf(pupil, someone('P', '')).readable).toContain('ALLERGIES')
  expect(policyOf(pupil, someone('T', '')).readable).not.toContain('ALLERGIES')
  const me = someone('T', 'music')
  const may = (record: object) => holds(bindMe(updateOf(mark), { ...me }), { ...record }, {})
  expect([may({ SUBJECT: 'music' }), may({ SUBJECT: 'art' })]).toEqual([true, false])
  expect(policyOf(mark, me).writable.has('POINTS')).toBe(true)
  expect(policyOf(mark, someone('P', '')).writable.has('POINTS')).toBe(false)
})

test('texts and menus know a role by its name, also one that is stored by its name', () => {
  const keys = ['P', 'guard'].map(role => roleLabel(role, key => key))
  expect(keys).toEqual(['roles.principal', 'roles.guard'])
  expect(portalFor({ ROLE: 'guard' })).toEqual({ pupils: 'all' })
})

test('a role without a text in the engine reads as its name in schemas', () => {
  expect(['P', 'board'].map(role => roleLabel(role, (_, { _: name }) => name))).toEqual([
    ...['Principal', 'Board'],
  ])
})

test('without an administrator of every tenant, the administrator is the highest account', () => {
  expect(administratorRoles()).toEqual(['board', 'P'])
  const { groupAdmin: _, ...alone } = school
  setBusiness(alone)
  expect([administratorRoles(), isAccountRole(undefined), actingRole(undefined)]).toEqual([
    ...[['P'], false, 'V'],
  ])
  setBusiness(school)
})

test('speaks its languages and writes numbers and amounts its way', () => {
  expect(languages().map(({ value }) => value)).toEqual(['en', 'fr'])
  expect([negotiate('es'), negotiate('en-US'), textIn({ en: 'Pupil' }, 'fr')]).toEqual([
    ...['fr', 'en', 'Pupil'],
  ])
  expect([formatMoney(1234.5), printNumber(1234.5), currencySign()]).toEqual([
    ...['£1,234.50', '1,234.5', '£'],
  ])
})

test('its OpenAPI document has no word of another business', () => {
  const label = ({ name }: { name: string }) => name
  const routes = [searchAll, login]
  const document = openApiOf(catalogueOf(pupils, marks), { language: 'en', label, routes })
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/school/pupils', '/school/marks/{id}', '/school/account/login']),
  )
  const text = JSON.stringify(document)
  expect(text).toContain('X-Campus')
  expect(text).not.toMatch(
    /empresa|hanadb|sap\b|warehouse|salesAgent|Credit|\bRUC\b|IMEI|guayaquil/i,
  )
})

describe('a business without tenants', () => {
  const { business: studio, defineResource } = defineBusiness()({
    name: 'studio',
    brand: 'Any',
    roles: { owner: 'O', guest: 'G' },
    adminRole: 'owner',
    guestRole: 'guest',
    groupAdmin: 'all',
    userAttributes: { ROOM: { kind: 'text' } },
    api: { base: '/studio' },
    languages: [{ value: 'es', label: 'Español' }],
    defaultLanguage: 'es',
    language: 'es',
    locale: 'es-ES',
    currency: 'EUR',
    timeZone: 'Asia/Tokyo',
  })
  const fields = { ID: { kind: 'id' }, NAME: { kind: 'text' } } as const
  const words = { table: 'SONG', key: 'ID', title: 'NAME', label: 'Song | Songs' } as const
  const songs = defineResource({ ...words, name: 'songs', fields, access: { owner: 'all' } })
  const song = { ...words, name: 'songs', fields, access: {} } as const

  beforeAll(() => setBusiness(studio))
  afterAll(() => setBusiness(school))

  test('its rows have no column of a tenant and its requests no header', () => {
    const catalogue = catalogueOf(songs)
    expect(catalogue.get('songs').company).toBeUndefined()
    const label = ({ name }: { name: string }) => name
    const document = openApiOf(catalogue, { language: 'en', label, routes: [searchAll] })
    expect(JSON.stringify(document)).not.toMatch(/"in":"header","name":"X-/)
  })

  test('everybody works without choosing one', () => {
    const me = systemUserAs('O')
    expect([tenantOf(me), lacksTenant(me), isOfTenants(me, null)]).toEqual([null, false, true])
  })

  test('a resource of tenants neither compiles nor starts', () => {
    // @ts-expect-error the business declares no tenant
    const wrong = defineResource({ ...song, tenant: true })
    expect(() => catalogueOf(wrong)).toThrow(/songs.*tenant/)
  })

  test('its days begin in its own time zone', () => {
    expect(dayBounds('2026-03-01')[0]).toBe('2026-02-28T15:00:00.000Z')
  })
})

const updateOf = (resource: Resource) => resource.grants('T').update
