import { afterEach, expect, test } from 'vitest'
import { customKinds } from '../../src/custom-kinds/kinds'
import { setKindViews, viewOf } from '../../src/fields/registry/registry'
import type { CustomKind } from '../../src/kinds/kind/custom'
import type { KindDescription } from '../../src/kinds/kind/description'
import { flagWord } from '../../src/kinds/kind/words'
import { describeKinds, kindNames, setKinds } from '../../src/kinds/registry'
import { kindViews } from '../../src/kinds/views/views'
import { createCatalogue } from '../../src/model/check/catalogue'
import { fieldSchema } from '../../src/model/openapi/parts/fieldSchema'
import { type AnySchema, resourceDefiner } from '../../src/model/schema'
import { validate } from '../../src/model/validation/validation'

interface PlateOptions {
  /** Plates of motorcycles are accepted as well. */
  readonly motorcycles?: boolean
}

/** Licence plates: a kind that neither the engine nor the distributor knows. */
const plate: CustomKind<PlateOptions, string> = {
  extends: 'code',
  parse: value => (typeof value === 'string' ? value.trim().toUpperCase() || null : value),
  problem: (value, { motorcycles }) =>
    (motorcycles ? /^[A-Z]{2,3}-\d{3,4}$/ : /^[A-Z]{3}-\d{4}$/).test(value)
      ? undefined
      : { key: 'notCode' },
  describe: async () => plateDescription,
}
const plateDescription: KindDescription<PlateOptions, string> = {
  words: { motorcycles: flagWord },
  jsonSchema: () => ({ type: 'string', pattern: '^[A-Z]{2,3}-\\d{3,4}$' }),
  sample: n => `ABC-${String(n % 10_000).padStart(4, '0')}`,
  doubt: value => (value.startsWith('Z') ? 'identityCheckDigit' : undefined),
}

const defineResource = resourceDefiner<
  unknown,
  {
    readonly role: string
    readonly attribute: string
    readonly listAttribute: string
    readonly tenant: true
    readonly component: string
    readonly input: string
    readonly template: string
    readonly icon: string
    readonly kinds: { plate: [PlateOptions, string] }
  }
>()
const head = { name: 'cars', table: 'CAR', key: 'ID', title: 'PLATE', label: 'Car | Cars' } as const
const cars = defineResource({
  ...head,
  fields: { ID: { kind: 'id' }, PLATE: { kind: 'plate', search: true } },
  access: { admin: 'all' },
})

const register = (kinds: Parameters<typeof setKinds>[0]) => {
  setKinds(kinds)
  return describeKinds()
}
setKindViews(kindViews)
const withPlate = { ...customKinds, plate }
afterEach(() => register(customKinds))

const plateOf = (schema: AnySchema) => {
  const field = createCatalogue([schema]).get('cars').fields.get('PLATE')
  if (!field) throw new Error('no field')
  return field
}

test('a kind of the business is stored, checked, described and shown like those of the engine', async () => {
  await register(withPlate)
  const resource = createCatalogue([cars]).get('cars')
  const field = plateOf(cars)
  const writing = { me: {}, writable: new Set(['PLATE']) }
  const problems = (PLATE: unknown) => validate(resource, { ID: 1, PLATE }, writing)
  expect(field).toMatchObject({ kind: 'plate', store: 'text', isCode: true })
  expect(field.parse(' abc-1234 ')).toBe('ABC-1234')
  expect(problems('ABC-1234')).toEqual({})
  expect(problems('AB-123')).toEqual({ PLATE: { key: 'notCode' } })
  expect(problems(field.sample(7))).toEqual({})
  expect(field.doubt?.('ZAB-1234')).toBe('identityCheckDigit')
  expect(fieldSchema(field, 'en')).toEqual({ type: 'string', pattern: '^[A-Z]{2,3}-\\d{3,4}$' })
  expect(viewOf(field)).toBe(viewOf({ kind: 'code' }))
})

test('its words are checked by the compiler and at start', async () => {
  await register(withPlate)
  const wrong = () =>
    defineResource({
      ...head,
      // @ts-expect-error a word that the kind does not have
      fields: { ID: { kind: 'id' }, PLATE: { kind: 'plate', motorcicles: true } },
      access: { admin: 'all' },
    })
  expect(() => createCatalogue([wrong()])).toThrow(/motorcycles/)
})

test('without its line it is no kind', async () => {
  await register(withPlate)
  expect(kindNames()).toContain('plate')
  await register(customKinds)
  expect(kindNames()).not.toContain('plate')
  expect(() => createCatalogue([cars])).toThrow(/plate/)
})
