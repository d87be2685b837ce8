import { describe, expect, test } from 'vitest'
import { roleCode } from '../../src/base/business'
import { copyObstacle, steadyTitles } from '../../src/model/lists/deviceCopy'
import { defineResource } from '../../src/model/schema'
import { addRows, forgetTitle, newCopy } from '../../src/providers/copies/copy'
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

describe('a title lies on the device', () => {
  test('where it changes only with its record', () => {
    const titled = (role: string) => [...steadyTitles(catalogue.get('boxes'), roleCode(role))]
    expect(titled('admin')).toEqual(['shelves'])
    expect(titled('salesAgent')).toEqual(['shelves'])
    expect(titled('store')).toEqual([])
  })
  test('unless it may have changed while it was read', () => {
    const copy = newCopy(catalogue.get('boxes'), {
      owner: '',
      rights: '',
      titled: new Set(['shelves']),
    })
    forgetTitle(copy, { resource: 'shelves', id: 1 })
    addRows(copy, [], { shelves: { 1: 'before' } })
    expect(copy.titles.has('shelves')).toBe(false)
    copy.retitled.clear()
    addRows(copy, [], { shelves: { 1: 'after' }, boxes: { 1: 'not kept' } })
    expect([...copy.titles.keys()]).toEqual(['shelves'])
  })
})
