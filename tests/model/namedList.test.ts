import { expect, test } from 'vitest'
import { namedList } from '../../src/model/sentences/namedList'

const lists = [
  { name: 'orders', labels: ['Pedido', 'Pedidos', 'Order', 'Orders'] },
  { name: 'credit-notes', labels: ['Nota de crédito', 'Notas de crédito'] },
  { name: 'notes', labels: ['Nota', 'Notas'] },
]

test.each([
  ['pedidos de este mes', 'orders'],
  ['show me the orders of today', 'orders'],
  ['Pedido sobre 500', 'orders'],
  ['notas de crédito de hoy', 'credit-notes'],
  ['notas de hoy', 'notes'],
])('"%s" names %s', (text, name) => {
  expect(namedList(text, lists)).toBe(name)
})

test.each(['pedidos', 'quito de hoy', '', 'a b c d e pedidos de hoy'])(
  '"%s" names no list',
  text => {
    expect(namedList(text, lists)).toBeUndefined()
  },
)
