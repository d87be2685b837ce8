import fc from 'fast-check'
import { expect, test } from 'vitest'
import { humanise } from '../../src/base/text'
import columns from '../../src/business/locales/es/columns.json'
import {
  columnLabel,
  fieldLabel,
  inSentence,
  plural,
  singular,
  textOf,
} from '../../src/i18n/labels'

test('a text falls back to what the schema gives', () => {
  expect(textOf({ es: 'Equipo', en: 'Device' }, 'en')).toBe('Device')
  expect(textOf({ es: 'Equipo', en: 'Device' }, 'vi')).toBe('Device')
  expect(textOf({ es: 'Equipo' }, 'ar')).toBe('Equipo')
  expect(textOf('IMEI', 'cn')).toBe('IMEI')
  expect(textOf(undefined, 'es')).toBe('')
})

test('a label may say one and many', () => {
  expect([singular('Cliente | Clientes'), plural('Cliente | Clientes')]).toEqual([
    'Cliente',
    'Clientes',
  ])
  expect([singular('Stock'), plural('Stock')]).toEqual(['Stock', 'Stock'])
  expect([singular('Stock |'), plural('| Stocks')]).toEqual(['Stock', 'Stocks'])
})

test.each([
  ['Cliente', 'Razón social'],
  ['CLIENTE', 'Cliente'],
  ['Lista', 'Lista de precios'],
  ['Direccion', 'Dirección'],
  ['price', 'Precio'],
  ['OTRA_COSA', 'Otra cosa'],
  ['fechaEntrega2', 'Fecha entrega2'],
  ['constructor', 'Constructor'],
  ['___', '___'],
])('the column %s is labelled %s', (name, label) => {
  expect(columnLabel(name, columns)).toBe(label)
})

test('the schema’s own text wins, an empty one does not', () => {
  expect(fieldLabel({ name: 'CODIGO', label: { es: 'Código interno' } }, 'es', columns)).toBe(
    'Código interno',
  )
  expect(fieldLabel({ name: 'CODIGO', label: { es: '' } }, 'es', columns)).toBe('Código')
  expect(fieldLabel({ name: 'CODIGO' }, 'es', columns)).toBe('Código')
})

test('inside a sentence a label is written small, where the language does so', () => {
  expect(inSentence('Órdenes de garantía', 'es')).toBe('órdenes de garantía')
  expect(inSentence('Khách hàng', 'vi')).toBe('khách hàng')
  expect(inSentence('IMEI', 'en')).toBe('IMEI')
  expect(inSentence('客户', 'cn')).toBe('客户')
  expect(inSentence('Mietvertrag', 'de')).toBe('Mietvertrag')
})

test('any column name has a label', () => {
  const name = fc.string({ minLength: 1 })
  fc.assert(fc.property(name, text => columnLabel(text, columns) !== '' && humanise(text) !== ''))
})
