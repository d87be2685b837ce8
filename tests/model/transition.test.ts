import { expect, test } from 'vitest'
import { type Me, policyOf } from '../../src/model/access/access'
import { isInDialogOf, movesOn } from '../../src/model/access/transition'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'

const orders = aCatalogue(
  defineResource({
    name: 'orders',
    table: 'PEDIDO',
    key: 'ID',
    title: 'ID',
    label: { es: 'Pedido | Pedidos' },
    fields: {
      ID: { kind: 'id' },
      ESTADO: { kind: 'status', flow: 'vida' },
      TOTAL: { kind: 'money' },
      PAGADO: { kind: 'money', readOnly: true },
    },
    access: { admin: 'all', credit: 'read' },
    flow: {
      vida: {
        initial: 1,
        states: {
          1: { label: { es: 'Nuevo' }, colour: 'info' },
          2: { label: { es: 'Pagado' }, colour: 'success' },
        },
        transitions: {
          pagar: {
            label: { es: 'Pagar' },
            from: [1],
            to: 2,
            allow: ['credit'],
            dialogFields: ['PAGADO'],
            guards: [
              { rule: { PAGADO: { eq: { field: 'TOTAL' } } }, message: { es: 'No es el total' } },
              { rule: { TOTAL: { gt: 0 } }, message: { es: 'No hay nada que pagar' } },
            ],
          },
        },
      },
    },
  }),
).get('orders')

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

test('a rule about what a move asks for is no obstacle before it was asked', () => {
  const policy = policyOf(orders, person('9'))
  expect(movesOn(orders, policy, { ESTADO: 1, TOTAL: 5 })).toEqual({ pagar: [] })
  expect(movesOn(orders, policy, { ESTADO: 1, TOTAL: 0 })).toEqual({
    pagar: [{ text: { es: 'No hay nada que pagar' } }],
  })
})

test('a field nobody writes otherwise is asked only of who may make the move', () => {
  expect(isInDialogOf(orders, person('9'), 'PAGADO')).toBe(true)
  expect(isInDialogOf(orders, person('10'), 'PAGADO')).toBe(false)
  expect(isInDialogOf(orders, person('9'), 'TOTAL')).toBe(false)
})
