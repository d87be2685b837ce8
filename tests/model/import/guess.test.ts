import { expect, test } from 'vitest'
import { guessFields } from '../../../src/model/import/guess'

const fields = [
  { name: 'CODIGO', names: ['Código', 'Code', 'Mã', '代码', 'الرمز'] },
  { name: 'NOMBRE', names: ['Nombre', 'Name', 'NOMBRE_ANTIGUO'] },
  { name: 'Celular', names: ['Celular', 'Mobile phone', 'Téléphone portable'] },
  { name: 'PRECIO', names: ['Precio', 'Price', 'Giá'] },
  { name: 'PRECIO2', names: ['Precio 2', 'Second price'] },
]
const guess = (...headers: string[]) => guessFields(headers, fields)

test('a header is known by its column, its label in any language, or its former name', () => {
  expect(guess('CODIGO', 'nombre', 'mobile PHONE', 'Giá')).toEqual([
    'CODIGO',
    'NOMBRE',
    'Celular',
    'PRECIO',
  ])
  expect(guess('الرمز', 'nombre_antiguo')).toEqual(['CODIGO', 'NOMBRE'])
})

test('accents, case, stars and a slip of the finger do not matter', () => {
  expect(guess('codigo *', 'Nonbre', 'Celulr', '  Precio ')).toEqual([
    'CODIGO',
    'NOMBRE',
    'Celular',
    'PRECIO',
  ])
})

test('a heading that resembles no field stays unknown', () => {
  expect(guess('Observaciones', '', 'Co')).toEqual([undefined, undefined, undefined])
})

test('no two headers fill one field, and the exact one wins wherever it stands', () => {
  expect(guess('Nonbre', 'NOMBRE', 'Nombre')).toEqual([undefined, 'NOMBRE', undefined])
})

test('a header equally near to two fields is left to the person', () => {
  const twins = [
    { name: 'A', names: ['Fecha'] },
    { name: 'B', names: ['Fecha'] },
  ]
  expect(guessFields(['fecha'], twins)).toEqual([undefined])
})

test('the beginning of one label is enough where no other label begins so', () => {
  const contact = [
    { name: 'EMAIL', names: ['Correo electrónico'] },
    { name: 'CreditLine', names: ['Límite de crédito'] },
    { name: 'InsuredLine', names: ['Límite de crédito asegurado'] },
    { name: 'PRECIO', names: ['Precio'] },
    { name: 'PRECIO_NUEVO', names: ['Precio nuevo'] },
  ]
  expect(guessFields(['CORREO', 'Límite', 'Precio', 'Cor'], contact)).toEqual([
    'EMAIL',
    undefined,
    'PRECIO',
    undefined,
  ])
})

test('a heading may shorten words, leave some out, or say more', () => {
  const person = [
    { name: 'name', names: ['Nombre', 'Name'] },
    { name: 'born', names: ['Fecha de nacimiento', 'Date of birth'] },
    { name: 'telephone', names: ['Teléfono', 'Phone'] },
    { name: 'doctor', names: ['Médico de cabecera'] },
    { name: 'price', names: ['Precio unitario'] },
    { name: 'amount', names: ['Cantidad'] },
  ]
  const found = (...headers: string[]) => guessFields(headers, person)
  expect(found('Nombre completo', 'F. nacimiento', 'Tel.', 'Médico')).toEqual([
    'name',
    'born',
    'telephone',
    'doctor',
  ])
  expect(found('Nacimiento', 'P. unit.', 'Cant')).toEqual(['born', 'price', 'amount'])
})

test('a heading with several names for a thing is known by one of them', () => {
  const customer = [
    { name: 'CLIENTE', names: ['Razón social', 'Legal name'] },
    { name: 'NOMBRES', names: ['Nombres'] },
    { name: 'RUC', names: ['Cédula o RUC'] },
    { name: 'CIUDAD', names: ['Ciudad', 'City'] },
  ]
  const found = (...headers: string[]) => guessFields(headers, customer)
  expect(found('Nombre o razón social', 'RUC / cédula', 'Town or city')).toEqual([
    'CLIENTE',
    'RUC',
    'CIUDAD',
  ])
  expect(found('Cédula o RUC', 'Marca o modelo')).toEqual(['RUC', undefined])
})

test('a number in a heading is no slip of the finger', () => {
  expect(guessFields(['Precio 3'], [{ name: 'PRECIO2', names: ['Precio 2'] }])).toEqual([undefined])
})

test('a heading that joins words names something else, and so does a number', () => {
  expect(guess('Nombre del médico', 'Precio con IVA', 'No.', 'Precio 3')).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
