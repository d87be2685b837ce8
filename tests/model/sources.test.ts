import { describe, expect, test } from 'vitest'
import { roles } from '../../src/domain/accounts/roles'
import { type Me, policyOf, readableRowFields } from '../../src/model/access/access'
import { rolesThatRead } from '../../src/model/access/requires'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { FieldModel } from '../../src/model/fields/resource'
import type { AnySchema } from '../../src/model/schema'

const only = { read: ['admin'] }
const TRABAJOS = {
  kind: 'lines',
  fields: {
    HORAS: { kind: 'integer' },
    COSTO: { kind: 'money', ...only },
    CON_IVA: { kind: 'computed', formula: { mul: ['COSTO', 1.15] } },
    IMPORTE: { kind: 'computed', formula: { mul: ['CON_IVA', 'HORAS'] } },
    PRECIO: { kind: 'computed', formula: { mul: ['COSTO', 2] }, ignoreInputRights: true },
  },
}
const fields = {
  ID: { kind: 'id' },
  TRABAJOS,
  HORAS: { kind: 'computed', format: 'integer', formula: { sum: 'TRABAJOS.HORAS' } },
  COSTO: { kind: 'computed', formula: { sum: 'TRABAJOS.COSTO' } },
  IMPORTE: { kind: 'computed', formula: { sum: 'TRABAJOS.IMPORTE' } },
  DOBLE: { kind: 'computed', formula: { first: [{ round: { mul: ['IMPORTE', 2] } }, 0] } },
  VENTA: { kind: 'computed', formula: { sum: 'TRABAJOS.PRECIO' } },
  NIVEL: { kind: 'computed', formula: { step: 'COSTO', at: [100] }, ignoreInputRights: true },
  SOBRE: { kind: 'computed', formula: { mul: ['NIVEL', 2] } },
}
const schemaOf = (changed: object = {}) =>
  ({
    ...{ name: 'jobs', table: 'TRABAJO', key: 'ID', title: 'ID', label: { es: 'Trabajo' } },
    fields: { ...fields, ...changed },
    access: { admin: 'all', salesAgent: 'read' },
  }) as unknown as AnySchema

const jobs = createCatalogue([schemaOf()]).get('jobs')
const seller = { ID: 1, ROLE: '7' } as Me
const admin = { ID: 2, ROLE: '10' } as Me

test('a number is readable only by who reads all it is made of, rows and sums of sums included', () => {
  expect([...policyOf(jobs, seller).readable]).toEqual([
    ...['ID', 'TRABAJOS', 'HORAS', 'VENTA', 'NIVEL', 'SOBRE'],
  ])
  expect([...policyOf(jobs, admin).readable]).toEqual(Object.keys(fields))
})

test('so it is in the rows, where one number hides the next', () => {
  const lines = jobs.fields.get('TRABAJOS') as FieldModel
  const namesFor = (me: Me) => readableRowFields(lines, me).map(({ name }) => name)
  expect(namesFor(seller)).toEqual(['HORAS', 'PRECIO'])
  expect(namesFor(admin)).toEqual(Object.keys(TRABAJOS.fields))
})

test('a refusal names those who see it, not those who see only a part', () => {
  const readers = (name: string) => rolesThatRead(jobs, jobs.fields.get(name) as FieldModel)
  expect(readers('IMPORTE')).toEqual(['10'])
  expect(readers('VENTA')).toEqual(roles.filter(role => ['10', '7'].includes(role)))
})

describe('stops the start', () => {
  const rows = (more: object) => ({
    TRABAJOS: { ...TRABAJOS, fields: { ...TRABAJOS.fields, ...more } },
  })
  test.each([
    [
      'a row reckoned from what is not in it',
      rows({ X: { kind: 'computed', formula: { add: ['ID', 1] } } }),
      'jobs.TRABAJOS: TRABAJOS.X: is computed from ID, which is no field of its row',
    ],
    [
      'a row reckoned from what stands below',
      rows({
        X: { kind: 'computed', formula: { add: ['Y', 1] } },
        Y: { kind: 'computed', formula: { add: ['HORAS', 1] } },
      }),
      'TRABAJOS.X: is computed from Y, which must stand above it',
    ],
    [
      'a row that reads by the record',
      rows({ X: { kind: 'text', read: { HORAS: 1 } } }),
      'TRABAJOS.X: read may ask about $me only, not about HORAS',
    ],
    [
      'a row that refers to nothing',
      rows({ X: { kind: 'reference', resource: 'nothing' } }),
      'TRABAJOS.X.resource: unknown resource "nothing"',
    ],
    [
      'a text that tells a part hidden from its readers',
      { PIN: { kind: 'text', ...only }, CLAVE: { kind: 'code', concat: ['A', { field: 'PIN' }] } },
      'jobs.CLAVE: concat: shows PIN, which not everybody who reads CLAVE may read',
    ],
    [
      'a condition on a sum of what is hidden',
      { NOTA: { kind: 'text', visibleWhen: { IMPORTE: { gt: 0 } } } },
      'jobs.NOTA: its rule uses IMPORTE, which not everybody who reads NOTA may read',
    ],
  ])('%s', (_, changed, message) => {
    expect(() => createCatalogue([schemaOf(changed)])).toThrow(message)
  })
})
