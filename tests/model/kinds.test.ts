import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/base/text'
import type { Stored } from '../../src/kinds/kind/kind'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { FieldModel } from '../../src/model/fields/resource'
import { validate } from '../../src/model/validation/validation'
import { columnOf, everyKind, everySample, numbers, targets } from './everyKind'

const resource = createCatalogue([everyKind, targets, numbers]).get('every-kind')
const languages: Language[] = ['en', 'fr', 'vi', 'cn', 'ar', 'es']
const writing = { me: {}, writable: new Set(resource.fields.keys()) }

const cases = Object.entries(everySample).map(
  ([name, sample]) => [name, resource.fields.get(columnOf(name)) as FieldModel, sample] as const,
)

/** The problems of a received value, with their places. */
const problemsOf = (field: FieldModel, value: unknown) =>
  Object.entries(validate(resource, { [field.name]: read(field, value) }, writing)).map(
    ([path, { key }]) => [field.fields ? path.split('.')[0] : path, key],
  )

/** Rows are read field by field. */
const read = (field: FieldModel, value: unknown) =>
  field.fields && Array.isArray(value) ? value : field.parse(value)

describe.each(cases)('%s', (_, field, { good, bad, typed = [] }) => {
  test('takes what is good as it is', () => {
    expect(good.length).toBeGreaterThan(0)
    for (const value of good) {
      expect(read(field, value)).toEqual(value)
      expect(problemsOf(field, value)).toEqual([])
    }
  })

  test('refuses what is bad, at its field, and says why', () => {
    for (const [value, key] of bad)
      expect([value, problemsOf(field, value)]).toEqual([value, [[field.name, key]]])
  })

  test('reads what people type', () => {
    for (const [value, expected] of typed) expect(field.parse(value)).toEqual(expected)
  })

  test('has nothing to say against no value', () => {
    expect(problemsOf(field, null)).toEqual([])
    expect(field.toStore(null)).toBeNull()
    expect(field.fromStore(null)).toBeNull()
    expect(field.print(null, 'es')).toBe('')
  })

  test('stores a value so that it comes back equal', () => {
    if (field.store === null) return
    for (const value of good) {
      const stored = field.toStore(value)
      expect(['string', 'number', 'boolean']).toContain(typeof stored)
      expect(field.fromStore(asKept(field, stored))).toEqual(value)
    }
  })

  test('prints a value in six languages', () => {
    for (const value of good)
      for (const language of languages) expect(field.print(value, language)).toMatch(/\S/)
  })

  test('invents values that are valid', () => {
    for (let n = 0; n <= 50; n++) {
      const value = field.sample(n)
      expect([value, problemsOf(field, value)]).toEqual([value, []])
      if (value !== null) expect(field.print(value, 'es')).toEqual(expect.any(String))
    }
  })
})

/** The stored value as the embedded database returns it: booleans are 0 and 1. */
const asKept = ({ store }: FieldModel, stored: Stored): Stored =>
  store === 'bool' ? Number(stored) : stored
