import { expect, test } from 'vitest'
import { namedLists } from '../../src/model/sentences/labels/synonymsOf'

const lists = [
  { name: 'orders', labels: ['Pedido', 'Pedidos', 'Order', 'Orders'] },
  { name: 'credit-notes', labels: ['Nota de crédito', 'Notas de crédito'] },
  { name: 'notes', labels: ['Nota', 'Notas'] },
  { name: 'devices', labels: ['Equipo'] },
  { name: 'repairs', labels: ['Reparación', 'Equipo'] },
]

test.each([
  ['pedidos de este mes', 'orders'],
  ['show me the orders of today', 'orders'],
  ['Pedido sobre 500', 'orders'],
  ['notas de crédito de hoy', 'credit-notes'],
  ['notas de hoy', 'notes'],
])('"%s" names %s', (text, name) => {
  expect(namedLists(text, lists)).toEqual([name])
})

test.each(['pedidos', 'quito de hoy', '', 'a b c d e pedidos de hoy'])(
  '"%s" names no list',
  text => {
    expect(namedLists(text, lists)).toEqual([])
  },
)

test('a name that two lists have names both', () => {
  expect(namedLists('equipos de hoy', lists)).toEqual(['devices', 'repairs'])
})
