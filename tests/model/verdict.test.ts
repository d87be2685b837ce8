import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { type Me, policyOf } from '../../src/model/access/access'
import {
  rolesThatMay,
  rolesThatMove,
  rolesThatRead,
  rolesThatWrite,
} from '../../src/model/access/requires'
import { movesOf } from '../../src/model/access/transition'
import { usualColumns } from '../../src/model/lists/listState'
import { tabsFor, workTabs } from '../../src/model/lists/listTabs'
import { parseRule, type Rule } from '../../src/model/rules/rule'
import { verdict } from '../../src/model/rules/verdict'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'

const state = { colour: 'info', label: { es: 'x' } } as const
const repairs = aCatalogue(
  defineResource({
    name: 'repairs',
    table: 'ARREGLO',
    key: 'ID',
    title: 'ID',
    label: { es: 'Arreglo | Arreglos' },
    fields: {
      ID: { kind: 'id' },
      ESTADO: { kind: 'status', flow: 'vida' },
      COSTO: { kind: 'money', read: ['credit'] },
      MARGEN: { kind: 'money', read: { '$me.ROLE': 'warehouse', '$me.COMPANY': 'HT' } },
      TOTAL: { kind: 'computed', formula: { add: ['COSTO', 'MARGEN'] } },
      NOTA: { kind: 'text', write: ['warehouse'] },
    },
    list: { columns: ['ID'], tabs: 'ESTADO' },
    access: {
      admin: 'all',
      credit: { read: { ESTADO: { in: [1, 2] } } },
      warehouse: { read: true, update: { ESTADO: 3 } },
      salesAgent: { read: { ID: '$me.ID', ESTADO: { ne: 3 } }, create: { '$me.COMPANY': 'HT' } },
    },
    flow: {
      vida: {
        initial: 1,
        states: { 1: state, 2: state, 3: state },
        transitions: {
          cerrar: { label: { es: 'Cerrar' }, from: [1], to: 2, allow: ['warehouse'] },
        },
      },
    },
  }),
).get('repairs')

const deliveries = aCatalogue(
  defineResource({
    name: 'deliveries',
    table: 'ENTREGA',
    key: 'ID',
    title: 'ID',
    label: { es: 'Entrega | Entregas' },
    fields: {
      ID: { kind: 'id' },
      CLIENTE: { kind: 'integer', label: { es: 'Cliente' } },
      FECHA: { kind: 'date', label: { es: 'Fecha' } },
    },
    list: { columns: ['ID', 'CLIENTE', 'FECHA'] },
    access: {
      admin: 'all',
      salesAgent: { read: { CLIENTE: '$me.ID' } },
      warehouse: { read: { or: [{ CLIENTE: '$me.ID' }, { FECHA: '$me.TODAY' }] } },
    },
  }),
).get('deliveries')

const person = (ROLE: Me['ROLE']): Me => ({
  ID: 1,
  ROLE,
  COMPANY: null,
  EMPRESA: null,
  EMPRESAS: [],
  WAREHOUSE: [],
  CARD_CODE: null,
  SUCURSAL: null,
})

const rules: [Rule<'A' | 'B'>, boolean | undefined][] = [
  [{ A: 1 }, true],
  [{ A: 2 }, false],
  [{ B: 1 }, undefined],
  [{ A: 2, B: 1 }, false],
  [{ A: 1, B: 1 }, undefined],
  [{ or: [{ A: 1 }, { B: 1 }] }, true],
  [{ or: [{ A: 2 }, { B: 1 }] }, undefined],
  [{ not: { B: 1 } }, undefined],
  [{ not: { A: 2 } }, true],
  [{ '$me.ROLE': 'salesAgent' }, true],
  [{ A: { eq: { field: 'A', plus: 1 } } }, undefined],
]

test.each(rules)('of %j, knowing A and the role, one can say %s', (rule, expected) => {
  expect(verdict(parseRule(rule), { record: { A: 1 }, me: { ROLE: '7' } })).toBe(expected)
})

test('who may is read from the grants, whatever records they are about', () => {
  expect(rolesThatMay(repairs, 'list')).toEqual(['10', '9', '8', '7'])
  expect(rolesThatMay(repairs, 'create')).toEqual(['10', '7'])
  expect(rolesThatMay(repairs, 'delete')).toEqual(['10'])
})

test('who may see or fill a field is read from its words, a computed one from its inputs too', () => {
  const field = (name: string) => repairs.fields.get(name) as never
  expect(rolesThatRead(repairs, field('COSTO'))).toEqual(['9'])
  expect(rolesThatRead(repairs, field('MARGEN'))).toEqual(['8'])
  expect(rolesThatRead(repairs, field('TOTAL'))).toEqual([])
  expect(rolesThatWrite(repairs, field('NOTA'))).toEqual(['8'])
  expect(rolesThatWrite(repairs, field('ESTADO'))).toEqual([])
})

test('who may make a move is read from the move', () => {
  const move = movesOf(repairs).get('cerrar')
  expect(move && rolesThatMove(move)).toEqual(['8'])
})

test('a role has the tabs of the states it may ever see, and no others', () => {
  expect(tabsFor(repairs, person('10'))).toEqual(['1', '2', '3'])
  expect(tabsFor(repairs, person('9'))).toEqual(['1', '2'])
  expect(tabsFor(repairs, person('7'))).toEqual(['1', '2'])
  expect(policyOf(repairs, person('6')).readable.has('ESTADO')).toBe(true)
  expect(tabsFor(repairs, person('6'))).toEqual([])
})

test('a role works in the tabs whose rows it may change or move', () => {
  expect(workTabs(repairs, person('10'))).toEqual(['1', '2', '3'])
  expect(workTabs(repairs, person('8'))).toEqual(['1', '3'])
  expect(workTabs(repairs, person('9'))).toEqual([])
})

test('a column that has one value for the reader is not among the usual ones', () => {
  const names = (role: Me['ROLE']) => usualColumns(deliveries, person(role)).map(it => it.name)
  expect(names('10')).toEqual(['ID', 'CLIENTE', 'FECHA'])
  expect(names('7')).toEqual(['ID', 'FECHA'])
  expect(names('8')).toEqual(['ID', 'CLIENTE', 'FECHA'])
})

test('a portal’s usual columns are what a record has from its start, without one the reader always has', () => {
  const names = (name: string) =>
    usualColumns(catalogue.get(name), person('31')).map(field => field.name)
  expect(names('invoices')).toEqual(['ID', 'ESTADO', 'TOTAL', 'FECHACREACION'])
  expect(names('warranty-orders')).toContain('GARANTIA')
})
