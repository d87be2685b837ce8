import { expect, test } from 'vitest'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineResource } from '../../src/model/schema'
import { formDefaults } from '../../src/model/validation/draft'

const row = { NOMBRE: { kind: 'text' } } as const
const tasks = defineResource({
  name: 'tasks',
  table: 'TAREA',
  key: 'ID',
  title: 'TITULO',
  label: 'Tarea | Tareas',
  fields: {
    ID: { kind: 'id' },
    TITULO: { kind: 'text', search: true },
    PASOS: { kind: 'lines', label: 'Pasos', required: true, fields: row },
    AVALES: { kind: 'lines', label: 'Avales', min: 1, max: 3, fields: row },
    NOTAS: { kind: 'lines', label: 'Notas', max: 3, fields: row },
  },
  access: { admin: 'all' },
})

test('lists that need a row open with an empty one', () => {
  const resource = createCatalogue([tasks] as never).get('tasks')
  const values = formDefaults(resource, { me: { ROLE: '10' } as never, now: new Date() })
  expect(values).toMatchObject({ PASOS: [{ NOMBRE: null }], AVALES: [{ NOMBRE: null }] })
  expect(values.NOTAS).toBeUndefined()
})
