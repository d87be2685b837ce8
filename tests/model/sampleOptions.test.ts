import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { validate } from '../../src/model/validation/validation'
import type { FieldDefinition } from './anyBusiness'
import { targets } from './everyKind'

const fields: FieldDefinition[] = [
  { kind: 'text', max: 3 },
  { kind: 'text', min: 30 },
  { kind: 'text', min: 4, max: 4 },
  { kind: 'longText', max: 12 },
  { kind: 'longText', min: 100, max: 120 },
  { kind: 'code', max: 3 },
  { kind: 'code', min: 10, max: 20 },
  { kind: 'code', min: 40 },
  { kind: 'code', pattern: '00.00.000' },
  { kind: 'code', pattern: 'AA-0', max: 4 },
  { kind: 'integer', min: 5 },
  { kind: 'integer', min: -3, max: 3 },
  { kind: 'integer', min: 2000 },
  { kind: 'integer', max: -7, min: -9 },
  { kind: 'decimal', min: -90, max: 90 },
  { kind: 'decimal', min: 0.1, max: 0.2 },
  { kind: 'money', min: -5, max: 5 },
  { kind: 'money', min: 10.01, max: 10.03 },
  { kind: 'money', min: 5000 },
  { kind: 'percent', min: 0.5, max: 2 },
  { kind: 'date', min: '2026-06-01' },
  { kind: 'date', max: '2020-01-01' },
  { kind: 'date', max: 'today' },
  { kind: 'date', min: 'today' },
  { kind: 'choice', numeric: true, options: { '-1': 'Contado', '2': 'Crédito' } },
  { kind: 'choices', options: { A: 'Sola' } },
  { kind: 'identity', type: 'cedula' },
  { kind: 'identity', type: 'ruc' },
  { kind: 'computed', format: 'integer', formula: 1 },
  { kind: 'computed', format: 'percent', formula: 1 },
]
const names = fields.map((_, at) => `C${at}`)
const resource = createCatalogue([
  {
    ...targets,
    name: 'options',
    table: 'OPCION',
    fields: {
      ...targets.fields,
      ...Object.fromEntries(fields.map((field, at) => [`C${at}`, field])),
    },
  },
]).get('options')

test.each(fields.map((words, at) => [JSON.stringify(words), at] as const))(
  'invented values keep %s',
  (_, at) => {
    const field = resource.fields.get(names[at] ?? '')
    for (let n = 0; n <= 50; n++) {
      const value = field?.sample(n)
      const record = { [names[at] ?? '']: value }
      const problems = validate(resource, record, { me: {}, writable: new Set(names) })
      expect([value, problems]).toEqual([value, {}])
    }
  },
)

test.each<[FieldDefinition, number]>([
  [{ kind: 'text', min: 30 }, 50],
  [{ kind: 'code', max: 8 }, 50],
  [{ kind: 'code', pattern: '000000' }, 50],
  [{ kind: 'email' }, 50],
  [{ kind: 'imei' }, 50],
  [{ kind: 'identity' }, 50],
])('%j is invented anew each time', (words, count) => {
  const one = createCatalogue([
    { ...targets, fields: { ...targets.fields, ONE: words as never } },
  ]).get('targets')
  const values = Array.from({ length: count }, (_, n) => one.fields.get('ONE')?.sample(n))
  expect(new Set(values).size).toBe(count)
})
