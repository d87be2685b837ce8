import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { fieldsOf } from '../../src/model/rules/rule'
import { defineResource } from '../../src/model/schema'
import { settle } from '../../src/model/validation/draft'
import { validate } from '../../src/model/validation/validation'
import { branches, loans } from '../schemas/allowed'
import { everyKind, numbers, targets } from './everyKind'
import { sampleRecord } from './sampleRecord'

const pick = ({ target }: FieldModel, n: number) =>
  target ? target.key.sample(n) : { id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }

const problemsOf = (resource: Resource, record: Record<string, unknown>) => {
  const fields = [...resource.fields.values()].filter(({ readOnly }) => !readOnly)
  const writable = new Set(fields.map(({ name }) => name))
  return validate(resource, settle(resource, record, {}), { me: { GROUP: true }, writable })
}

const shipped = [...catalogue.resources.values()].map(({ schema }) => schema)
const resources = [
  ...catalogue.resources.values(),
  createCatalogue([everyKind, targets, numbers]).get('every-kind'),
  createCatalogue([...shipped, loans, branches]).get('loans'),
]

describe.each(resources.map(resource => [resource.name, resource] as const))(
  '%s',
  (_, resource) => {
    test('has invented records that pass its validation', () => {
      for (let n = 0; n < 30; n++) {
        const record = sampleRecord(resource, n, pick)
        expect([record, problemsOf(resource, record)]).toEqual([record, {}])
      }
    })

    test('fills every field that may be written, in some record', () => {
      const filled = new Set(
        Array.from({ length: 30 }, (_, n) => Object.keys(sampleRecord(resource, n, pick))).flat(),
      )
      // what shows only by a read-only field is written later
      const isOpen = (name: string) => !resource.fields.get(name)?.readOnly
      const written = [...resource.fields.values()].filter(
        ({ name, visibleWhen }) => isOpen(name) && fieldsOf(visibleWhen).every(isOpen),
      )
      expect(written.map(({ name }) => name).filter(name => !filled.has(name))).toEqual([])
    })
  },
)

test('what a condition hides is left out, and what it demands is there', () => {
  const schema = defineResource({
    ...{ name: 'things', table: 'COSA', key: 'ID', title: 'TIPO', label: 'Cosa | Cosas' },
    fields: {
      ID: { kind: 'id' },
      TIPO: { kind: 'choice', options: { A: 'Uno', B: 'Dos' } },
      NOTA: { kind: 'text', visibleWhen: { TIPO: 'B' }, required: { TIPO: 'B' } },
      LINEAS: {
        kind: 'lines',
        min: 2,
        fields: {
          N: { kind: 'integer' },
          PAR: { kind: 'text', visibleWhen: { N: { in: [0, 2] } } },
        },
      },
    },
    access: { admin: 'all' },
  })
  const things = createCatalogue([schema]).get('things')
  expect(sampleRecord(things, 0, pick)).toEqual({
    TIPO: 'A',
    LINEAS: [{ N: 0, PAR: 'Example 0' }, { N: 1 }],
  })
  expect(sampleRecord(things, 1, pick)).toMatchObject({ TIPO: 'B', NOTA: 'Example 1' })
})
