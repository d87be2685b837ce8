import { orderSays as says } from '../texts/orderSays'
import { order } from './orderStates'

const cash = { FORMADEPAGO: '-1' } as const

/** Cash is approved against a bank transfer of the order's total, give or take a dollar. */
export const approval = {
  from: [order.credit],
  shows: ['CLIENTEID', 'FORMADEPAGO', 'TOTAL', 'DIFERENCIA_TRANSFERENCIA'],
  ask: ['OBSERVACIONES', 'CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'],
  need: [
    {
      when: cash,
      fields: ['CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'],
    },
  ],
  when: [
    {
      rule: {
        or: [
          { not: cash },
          {
            TOTAL_DOLARES_REFERENCIA: {
              gt: 0,
              gte: { field: 'TOTAL', plus: -1 },
              lte: { field: 'TOTAL', plus: 1 },
            },
          },
        ],
      },
      else: says.cashMismatch,
    },
    { rule: { TOTAL: { gte: 0 } }, else: says.discountTooHigh },
    { rule: { ITEMS: { empty: false } }, else: says.noProducts },
  ],
  warn: [
    { rule: { TOTAL: { gt: 0 } }, else: says.free },
    // What is open already counts this order.
    {
      rule: {
        or: [cash, { 'CLIENTEID.OrdersBal': { lte: { field: 'CLIENTEID.Cupo' } } }],
      },
      else: says.overCredit,
    },
  ],
} as const
