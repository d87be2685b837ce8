import { describe, expect, test } from 'vitest'
import { roleCode } from '../../src/base/business'
import { copyObstacle } from '../../src/model/lists/deviceCopy'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'

const shelves = defineResource({
  name: 'shelves',
  table: 'ESTANTE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Estante | Estantes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    DUENO: { kind: 'integer', label: 'Dueño' },
    HASTA: { kind: 'dateTime', label: 'Hasta' },
    FOTO: { kind: 'file', label: 'Foto', read: ['admin'] },
    CAJAS: {
      kind: 'computed',
      format: 'integer',
      label: 'Cajas',
      rollup: { count: 'boxes', via: 'ESTANTE' },
      read: ['credit'],
    },
  },
  access: {
    admin: 'all',
    credit: 'read',
    salesAgent: { read: { DUENO: '$me.ID' } },
    store: { read: { HASTA: { gt: '$me.NOW' } } },
    warehouse: 'read',
  },
})
const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'ID',
  label: 'Caja | Cajas',
  parent: 'ESTANTE',
  fields: {
    ID: { kind: 'id' },
    ESTANTE: { kind: 'reference', resource: 'shelves', label: 'Estante', required: true },
  },
  access: {
    admin: 'all',
    salesAgent: 'read',
    warehouse: { read: true, update: { 'ESTANTE.DUENO': '$me.ID' } },
  },
})
const catalogue = aCatalogue(shelves, boxes)
const why = (name: string, role: string) => copyObstacle(catalogue.get(name), roleCode(role))

describe('a list lies on the device', () => {
  test('where its rows follow from own fields and the person', () => {
    expect(why('shelves', 'salesAgent')).toBeUndefined()
    expect(why('shelves', 'warehouse')).toBeUndefined()
    expect(why('boxes', 'admin')).toBeUndefined()
  })
  test.each([
    ['shelves', 'customer', 'is not read by this role', 'access'],
    ['shelves', 'admin', 'has a temporary address', 'FOTO'],
    ['shelves', 'credit', 'is counted from other rows', 'CAJAS'],
    ['shelves', 'store', 'depends on the time', 'access'],
    ['boxes', 'salesAgent', 'needs a readable parent', 'ESTANTE'],
    ['boxes', 'warehouse', 'depends on more than own fields and the person', 'ESTANTE.DUENO'],
  ])('except %s of %s, which %s: %s', (name, role, ...[reason, at]) => {
    expect(why(name, role)).toEqual({ why: reason, at })
  })
})
