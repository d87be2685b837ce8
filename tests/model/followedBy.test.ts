import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineResource } from '../../src/model/schema'
import { followedBy } from '../../src/model/validation/draft'

const rides = defineResource({
  name: 'rides',
  table: 'RIDES',
  key: 'ID',
  title: 'ID',
  label: { es: 'Viaje | Viajes' },
  fields: {
    ID: { kind: 'id' },
    PRECIO: { kind: 'money' },
    CANTIDAD: { kind: 'integer' },
    TOTAL: { kind: 'computed', formula: { mul: ['PRECIO', 'CANTIDAD'] } },
    DOBLE: { kind: 'computed', formula: { mul: ['TOTAL', 2] } },
    DESDE: { kind: 'date' },
    HOY: { kind: 'date', readOnly: true, default: '$today' },
    PLAZO: {
      kind: 'choice',
      options: { SI: { es: 'Sí' }, NO: { es: 'No' } },
      derive: [{ formula: { months: ['DESDE', 'HOY'] }, max: 12, value: 'SI' }, { value: 'NO' }],
    },
    CLAVE: { kind: 'text', concat: ['V', { field: 'CANTIDAD' }] },
  },
  access: { admin: 'all' },
})

test('a value follows what it is reckoned from, put together of, or dated by', () => {
  const { fields } = createCatalogue([rides]).get('rides')
  const behind = (name: string) => {
    const field = fields.get(name)
    return field && [...followedBy(field, fields)].sort()
  }
  expect(behind('DOBLE')).toEqual(['CANTIDAD', 'PRECIO', 'TOTAL'])
  expect(behind('PLAZO')).toEqual(['DESDE', 'HOY'])
  expect(behind('CLAVE')).toEqual(['CANTIDAD'])
  expect(behind('HOY')).toEqual([])
})
