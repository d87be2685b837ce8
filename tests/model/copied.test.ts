import { expect, test } from 'vitest'
import { copiedValues } from '../../src/model/validation/copied'
import { aCatalogue } from '../server/aCatalogue'

const goods = {
  name: 'goods',
  table: 'ARTICULO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Artículo | Artículos',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    FOTOS: { kind: 'lines', fields: { FOTO: { kind: 'image', required: true } } },
    PARTES: { kind: 'lines', fields: { PARTE: { kind: 'text' }, PLANO: { kind: 'image' } } },
  },
  access: { admin: 'all' },
} as const
const resource = aCatalogue(goods).get('goods')

test('a copy has no rows that need a file of the original, and others without their file', () => {
  const file = { id: 'f1', name: 'a.png' }
  const record = {
    ...{ ID: 1, NOMBRE: 'Broca' },
    ...{ FOTOS: [{ ID: 1, FOTO: file }], PARTES: [{ ID: 1, PARTE: 'Mango', PLANO: file }] },
  }
  expect(copiedValues(resource, { ID: 1, ROLE: '10' }, record)).toEqual({
    ...{ NOMBRE: 'Broca', FOTOS: [], PARTES: [{ PARTE: 'Mango' }] },
  })
})
