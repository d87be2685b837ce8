import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { Section } from '../../src/model/definition/formWords'
import { type AnySchema, defineResource } from '../../src/model/schema'

const loans = defineResource({
  name: 'loans',
  table: 'PRESTAMO',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Préstamo | Préstamos' },
  fields: {
    ID: { kind: 'id' },
    TIPO: { kind: 'choice', options: { N: { es: 'Natural' }, J: { es: 'Jurídica' } } },
    NOMBRE: { kind: 'text' },
  },
  access: { admin: 'all' },
})
const start = (...form: Section<string>[]) => createCatalogue([{ ...loans, form } as AnySchema])
const company: Section<string> = { id: 'a', visibleWhen: { TIPO: { ne: 'N' } }, fields: ['NOMBRE'] }
const twice = 'loans.form: the field NOMBRE stands in two sections at once'

test('a field may stand in two sections of which only one ever shows', () => {
  expect(() =>
    start(company, { id: 'b', visibleWhen: { TIPO: 'N' }, fields: ['NOMBRE'] }),
  ).not.toThrow()
  expect(() => start(company, { id: 'b', visibleWhen: { TIPO: 'J' }, fields: ['NOMBRE'] })).toThrow(
    twice,
  )
  expect(() => start(company, { id: 'b', fields: ['NOMBRE'] })).toThrow(twice)
  const other = { NOMBRE: { empty: true } }
  expect(() => start(company, { id: 'b', visibleWhen: other, fields: ['NOMBRE'] })).toThrow(twice)
  expect(() => start({ id: 'a', fields: ['NOMBRE', 'NOMBRE'] })).toThrow(twice)
})

test('a section that is a piece has no fields', () => {
  expect(() =>
    start({ id: 'a', component: 'history' }, { id: 'b', fields: ['NOMBRE'] }),
  ).not.toThrow()
  expect(() => start({ id: 'a', component: 'history', fields: ['NOMBRE'] })).toThrow(
    'loans.form: the section a has a component, so it cannot have fields',
  )
})
