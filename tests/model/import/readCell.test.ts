import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/base/text'
import { namedIn } from '../../../src/i18n/labels'
import { createCatalogue } from '../../../src/model/check/catalogue'
import { ambiguousCellOf } from '../../../src/model/import/ambiguousCell'
import type { ImportCell } from '../../../src/model/import/cell'
import { habitsOf, readCell } from '../../../src/model/import/readCell'
import { defineResource } from '../anyBusiness'

const colours = {
  R: { es: 'Rojo', en: 'Red', fr: 'Rouge', vi: 'Đỏ', cn: '红', ar: 'أحمر' },
  G: { es: 'Verde', en: 'Green', fr: 'Vert', vi: 'Xanh', cn: '绿', ar: 'أخضر' },
  C: { es: 'Crudo, lavado', en: 'Raw' },
}
const resource = createCatalogue([
  defineResource({
    name: 'things',
    table: 'COSA',
    key: 'CODIGO',
    title: 'CODIGO',
    label: { es: 'Cosa | Cosas' },
    fields: {
      CODIGO: { kind: 'code' },
      NOMBRE: { kind: 'text' },
      IMEI: { kind: 'imei' },
      PRECIO: { kind: 'money' },
      CANTIDAD: { kind: 'integer' },
      MEDIDA: { kind: 'decimal' },
      PARTE: { kind: 'percent' },
      FECHA: { kind: 'date' },
      HORA: { kind: 'dateTime' },
      ACTIVO: { kind: 'boolean' },
      COLOR: { kind: 'choice', options: colours },
      NIVEL: { kind: 'choice', numeric: true, options: { 0: 'Bajo', 1: 'Alto', 2: 'Alto' } },
      COLORES: { kind: 'choices', options: colours },
      ZONA: { kind: 'choice', allowOther: true, options: { N: 'Norte' } },
      PADRE: { kind: 'reference', resource: 'things' },
      PARTES: { kind: 'references', resource: 'things' },
    },
    access: { admin: 'all' },
  }),
]).get('things')
type Name = keyof (typeof resource.schema)['fields'] & string

function read(name: string, cell: ImportCell, column: readonly ImportCell[] = [cell]) {
  const field = resource.fields.get(name)
  if (!field) throw new Error(`no field ${name}`)
  const reading = readCell(field, cell, habitsOf(column))
  if ('problem' in reading) return `¡${reading.problem.key}!`
  return 'value' in reading ? reading.value : reading.names
}

test.each<[Name, ImportCell, unknown]>([
  ['PRECIO', '1.234,50', 1234.5],
  ['PRECIO', '1234.50', 1234.5],
  ['PRECIO', '1,234.50', 1234.5],
  ['PRECIO', '$ 1.234,50', 1234.5],
  ['PRECIO', 'US$1.234.567,89', 1234567.89],
  ['PRECIO', '1.234.567', 1234567],
  ['PRECIO', '1.234', 1234],
  ['PRECIO', '12,5', 12.5],
  ['PRECIO', '(12,50)', -12.5],
  ['PRECIO', '12,50-', -12.5],
  ['PRECIO', '\u22123', -3],
  ['PRECIO', '1\u00a0234,5', 1234.5],
  ['PRECIO', '120000.000000', 120000],
  ['PRECIO', 12.5, 12.5],
  ['PRECIO', '1.23.4,5', '¡notNumber!'],
  ['PRECIO', '12 dólares', '¡notNumber!'],
  ['PRECIO', '  ', null],
  ['PARTE', '12,5 %', 12.5],
  ['CANTIDAD', '1,234', 1234],
  ['MEDIDA', '-2.8974', -2.8974],
  ['MEDIDA', '1,234', 1.234],
  ['MEDIDA', '0.125', 0.125],
])('%s reads %j as %j', (name, cell, value) => expect(read(name, cell)).toBe(value))

test('where a column shows what its decimal sign is, its doubtful numbers follow', () => {
  expect(read('MEDIDA', '1.234', ['1.234', '0.5'])).toBe(1.234)
  expect(read('MEDIDA', '1.234', ['1.234', '0,5'])).toBe(1234)
  expect(read('MEDIDA', '1.234', ['1.234', '0,5', '0.5'])).toBe('¡unclear!')
})

test('any amount written the Spanish or the English way is read back', () => {
  const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(cents => cents / 100)
  fc.assert(
    fc.property(amounts, fc.constantFrom('es-ES', 'de-DE', 'en-US', 'es-EC'), (amount, locale) => {
      const options = { minimumFractionDigits: 2, useGrouping: true }
      const text = new Intl.NumberFormat(locale, options).format(amount)
      expect([text, read('PRECIO', text)]).toEqual([text, amount])
    }),
  )
})

test.each<[Name, ImportCell, unknown]>([
  ['FECHA', '31/12/2026', '2026-12-31'],
  ['FECHA', '1/2/26', '2026-02-01'],
  ['FECHA', '31-12-2026', '2026-12-31'],
  ['FECHA', '31.12.2026', '2026-12-31'],
  ['FECHA', '2026-12-31', '2026-12-31'],
  ['FECHA', '2026/2/1', '2026-02-01'],
  ['FECHA', '2026-12-31T00:00:00', '2026-12-31'],
  ['FECHA', '31 de diciembre de 2026', '2026-12-31'],
  ['FECHA', '31-dic-26', '2026-12-31'],
  ['FECHA', 'Dec 31, 2026', '2026-12-31'],
  ['FECHA', 46387, '2026-12-31'],
  ['FECHA', '46387', '2026-12-31'],
  ['FECHA', '31/02/2026', '¡notDay!'],
  ['FECHA', 'mañana', '¡notDay!'],
  ['HORA', '31/12/2026 14:30', '2026-12-31T19:30:00.000Z'],
  ['HORA', '31/12/2026 2:30 p. m.', '2026-12-31T19:30:00.000Z'],
  ['HORA', '2026-12-31 14:30:15', '2026-12-31T19:30:15.000Z'],
  ['HORA', '2026-12-31T14:30:00Z', '2026-12-31T14:30:00.000Z'],
  ['HORA', 46387.5, '2026-12-31T17:00:00.000Z'],
  ['HORA', '31/12/2026', '2026-12-31T05:00:00.000Z'],
  ['HORA', '31/12/2026 25:00', '¡notInstant!'],
])('%s reads %j as %j', (name, cell, value) => expect(read(name, cell)).toBe(value))

test('a column whose days need it is read with the month first', () => {
  expect(read('FECHA', '3/4/2026', ['3/4/2026', '3/31/2026'])).toBe('2026-03-04')
  expect(read('FECHA', '3/4/2026', ['3/4/2026', '31/3/2026', '3/31/2026'])).toBe('2026-04-03')
})

const doubt = (name: Name, ...column: ImportCell[]) => {
  const field = resource.fields.get(name)
  const found = field && ambiguousCellOf(field, column)
  return (
    found && {
      text: found.text,
      values: found.readings.map(({ value }) => value),
      taken: found.readings[found.taken]?.value,
      isDecided: found.isDecided,
    }
  )
}

test('a cell that can be read in two ways is told, with what the column shows', () => {
  expect(doubt('FECHA', '03/04/2026', '05/06/2026')).toEqual({
    ...{ text: '03/04/2026', values: ['2026-04-03', '2026-03-04'] },
    ...{ taken: '2026-04-03', isDecided: false },
  })
  expect(doubt('FECHA', '03/04/2026', '3/31/2026')).toMatchObject({
    ...{ taken: '2026-03-04', isDecided: true },
  })
  expect(doubt('MEDIDA', '1.234', '0.5')).toMatchObject({
    ...{ values: [1.234, 1234], taken: 1.234, isDecided: true },
  })
  expect(doubt('MEDIDA', '1.234', '0.5', '0,5')).toMatchObject({ isDecided: false })
})

test.each<[Name, ImportCell[]]>([
  ['FECHA', ['2026-04-03', '31/12/2026', '3-abr-2026', 46387]],
  ['PRECIO', ['1.234', '1.234,50']],
  ['NOMBRE', ['1.234', '03/04/2026']],
])('cells of %s like %j are clear', (name, cells) => expect(doubt(name, ...cells)).toBeUndefined())

test.each<[Name, ImportCell, unknown]>([
  ['CODIGO', '00123', '00123'],
  ['CODIGO', 123, '123'],
  ['CODIGO', ' ab-1 ', 'AB-1'],
  ['IMEI', 352099001761481, '352099001761481'],
  ['IMEI', '3,52099E+14', '¡roundedNumber!'],
  ['IMEI', 3.52099e20, '¡roundedNumber!'],
  ['NOMBRE', "'=1+1", '=1+1'],
  ['NOMBRE', "'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['ACTIVO', 'Sí', true],
  ['ACTIVO', 'x', true],
  ['ACTIVO', 1, true],
  ['ACTIVO', 'VERDADERO', true],
  ['ACTIVO', 'نعم', true],
  ['ACTIVO', 'no', false],
  ['ACTIVO', false, false],
  ['ACTIVO', 'quizás', '¡notBoolean!'],
  ['COLOR', 'R', 'R'],
  ['COLOR', 'r', 'R'],
  ['COLOR', 'ROJO', 'R'],
  ['COLOR', 'rouge', 'R'],
  ['COLOR', '红', 'R'],
  ['COLOR', 'azul', '¡notOffered!'],
  ['NIVEL', '0', 0],
  ['NIVEL', 1, 1],
  ['NIVEL', 'bajo', 0],
  ['NIVEL', 'alto', '¡unclear!'],
  // in its other number
  ['COLOR', 'rojos', 'R'],
  ['COLOR', 'Reds', 'R'],
  ['NIVEL', 'bajos', 0],
  ['NIVEL', 'altos', '¡unclear!'],
  ['COLORES', 'R; verde', ['R', 'G']],
  ['COLORES', 'R|R', ['R']],
  ['COLORES', 'Rojo, Verde', ['R', 'G']],
  ['COLORES', 'Crudo, lavado', ['C']],
  ['COLORES', 'R; azul', '¡notOffered!'],
  ['ZONA', 'norte', 'N'],
  ['ZONA', 'Bodega 7', 'Bodega 7'],
  ['PADRE', ' Caja ', ['Caja']],
  ['PARTES', 'Caja; Tapa|Caja', ['Caja', 'Tapa']],
])('%s reads %j as %j', (name, cell, value) => expect(read(name, cell)).toEqual(value))

test.each([
  ['COLOR', 'azul', 'azul'],
  ['COLORES', 'Rojo; azul', 'azul'],
])('%s, which does not offer what %j says, tells which and what it offers', (name, cell, value) => {
  const field = resource.fields.get(name)
  const reading = field && readCell(field, cell, habitsOf([cell]))
  const problem = reading && 'problem' in reading ? reading.problem : undefined
  expect(problem && namedIn(problem, 'es')).toEqual({
    value,
    options: 'Rojo, Verde, Crudo, lavado',
  })
  expect(problem && namedIn(problem, 'fr')).toMatchObject({ options: 'Rouge, Vert, Raw' })
})

describe.each<Language>(['es', 'en', 'fr', 'vi', 'cn', 'ar'])(
  'what an export prints in %s',
  language => {
    test.each(['FECHA', 'ACTIVO', 'COLOR', 'COLORES', 'PRECIO', 'PARTE'])(
      'is read back: %s',
      name => {
        const field = resource.fields.get(name)
        const values = Array.from({ length: 60 }, (_, n) => field?.sample(n * 7))
        for (const value of values) {
          const text = field?.print(value, language) ?? ''
          expect([text, read(name, text)]).toEqual([text, value])
        }
      },
    )
  },
)
