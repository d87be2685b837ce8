import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'
import { settle } from '../../src/model/validation/draft'

const options = { A: 'Alto', B: 'Bajo' }
const fields: AnySchema['fields'] = {
  ID: { kind: 'id' },
  // Stands above what decides about it
  AVISO: { kind: 'text', visibleWhen: { NIVEL: 'A' } },
  NIVEL: {
    kind: 'choice',
    options,
    derive: [{ when: { TOTAL: { gte: 100 } }, value: 'A' }, { value: 'B' }],
  },
  TOTAL: { kind: 'computed', formula: { mul: ['PRECIO', 'CANTIDAD'] } },
  IVA: {
    kind: 'computed',
    formula: { mul: ['TOTAL', 0.15] },
    visibleWhen: { NIVEL: 'A' },
  },
  PRECIO: { kind: 'money' },
  CANTIDAD: { kind: 'integer' },
}
const sales = (more: object = {}): AnySchema => ({
  ...{ name: 'sales', table: 'VENTA', key: 'ID', title: 'ID', label: 'Venta | Ventas' },
  fields: { ...fields, ...more } as AnySchema['fields'],
  access: { admin: 'all' },
})
const saved = (record: object, more?: object) =>
  settle(createCatalogue([sales(more)]).get('sales'), { ...record }, {})

test('a value is derived from a number that the same save computes', () => {
  expect(saved({ PRECIO: 50, CANTIDAD: 2, TOTAL: 1, NIVEL: 'B' })).toMatchObject({
    ...{ TOTAL: 100, NIVEL: 'A', IVA: 15 },
  })
  expect(saved({ PRECIO: 50, CANTIDAD: 1, TOTAL: 100, NIVEL: 'A' })).toMatchObject({
    ...{ TOTAL: 50, NIVEL: 'B', IVA: null },
  })
})

test('a field is shown by the value that the same save derives', () => {
  expect(saved({ PRECIO: 100, CANTIDAD: 1, AVISO: 'Caro', NIVEL: 'B' }).AVISO).toBe('Caro')
  expect(saved({ PRECIO: 1, CANTIDAD: 1, AVISO: 'Caro', NIVEL: 'A' }).AVISO).toBeNull()
})

test('an entry holds up to a number that its formula counts, and not while a date is missing', () => {
  const period = {
    DESDE: { kind: 'date' },
    HASTA: { kind: 'date' },
    PLAZO: {
      ...{ kind: 'choice', options },
      derive: [
        { formula: { months: ['DESDE', 'HASTA'] }, max: 12, value: 'A' },
        { when: { DESDE: { empty: false } }, value: 'B' },
      ],
    },
  }
  const plazo = (record: object) => saved(record, period).PLAZO
  expect(plazo({ DESDE: '2025-03-02', HASTA: '2026-03-02' })).toBe('A')
  expect(plazo({ DESDE: '2025-03-02', HASTA: '2026-03-03' })).toBe('B')
  expect(plazo({ HASTA: '2026-03-03' })).toBeNull()
})

test('no entry that holds leaves the field empty, and so does a rule that hides it', () => {
  const only = { kind: 'choice', options, derive: [{ when: { CANTIDAD: 7 }, value: 'A' }] }
  expect(saved({ CANTIDAD: 6 }, { NIVEL: only }).NIVEL).toBeNull()
  const hidden = { ...only, visibleWhen: { PRECIO: { empty: false } } }
  expect(saved({ CANTIDAD: 7 }, { NIVEL: hidden }).NIVEL).toBeNull()
})

test.each<[object, string]>([
  [
    { LINEAS: { kind: 'lines', fields: { N: { kind: 'integer', derive: [{ value: 1 }] } } } },
    'sales.LINEAS: LINEAS.N: is derived, which no field of a row is; derive a field of the record',
  ],
  [
    { NIVEL: { kind: 'choice', options, derive: [{ when: { TOTL: 1 }, value: 'A' }] } },
    'sales.NIVEL.derive.0.when: unknown field "TOTL"; did you mean "TOTAL"?',
  ],
  [
    { NIVEL: { kind: 'choice', options, derive: [{ value: 'C' }] } },
    'sales.NIVEL.derive.0.value: unknown value "C"',
  ],
  [
    { NIVEL: { kind: 'choice', options, derive: [{ when: { '$me.ROLE': 'admin' }, value: 'A' }] } },
    'sales.NIVEL: derive.when cannot use $me',
  ],
  [
    { CANTIDAD: { kind: 'integer', derive: [{ when: { NIVEL: 'A' }, value: 1 }] } },
    'sales.NIVEL: follows from TOTAL, which follows from it',
  ],
  [
    { PRECIO: { kind: 'money', read: ['admin'] } },
    'sales.NIVEL: is derived from TOTAL, which not everybody who reads NIVEL may read: give NIVEL a read: [roles] of those who may',
  ],
  [
    { CANTIDAD: { kind: 'integer', default: 1, derive: [{ value: 1 }] } },
    'sales.CANTIDAD: is derived, so it has no default',
  ],
  [
    { LUGAR: { kind: 'location', derive: [{ value: 1 }] } },
    'sales.LUGAR: a location cannot be derived',
  ],
  [
    {
      NIVEL: { kind: 'choice', options, derive: [{ formula: { days: ['ID', 'ID'] }, value: 'A' }] },
    },
    'sales.NIVEL: is derived by formula and max, which belong together',
  ],
  [
    { NIVEL: { kind: 'choice', options, term: { months: 1 } } },
    'sales.NIVEL: "term" is called "derive: [{ when: …, value: … }]" now; npm run resource upgrade rewrites the file',
  ],
])('%j is refused: %s', (more, message) => {
  expect(() => createCatalogue([sales(more)])).toThrow(message)
})
