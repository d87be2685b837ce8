import { longerThan, ownTerm, paymentTerms } from '../../domain/paymentTerms'
import type { Rule } from '../../model/rule'
import { orderSays as says } from '../texts/orderSays'
import { order } from './orderStates'

const cash = { FORMADEPAGO: '-1' } as const

/** Paid later than the customer's own term has it; cash where none is agreed. */
const isLonger: Rule<'FORMADEPAGO' | 'CLIENTEID.GroupNum'> = {
  or: [null, ...Object.keys(paymentTerms).map(Number)].map(GroupNum => ({
    'CLIENTEID.GroupNum': GroupNum === null ? { empty: true } : GroupNum,
    FORMADEPAGO: { in: longerThan(ownTerm({ GroupNum })) },
  })),
}
export const ownTermKept = { rule: { not: isLonger }, else: says.longerTerm } as const

/** What is open already counts this order. */
const within = (limit: 'CLIENTEID.Cupo' | 'CLIENTEID.TOPE_CUPO') => ({
  or: [cash, { 'CLIENTEID.OrdersBal': { lte: { field: limit } } }],
})
const [withinLimit, withinMargin] = [within('CLIENTEID.Cupo'), within('CLIENTEID.TOPE_CUPO')]

/** Cash is approved against a bank transfer of the order's total, give or take a dollar. */
export const approval = {
  from: [order.credit],
  shows: ['CLIENTEID', 'FORMADEPAGO', 'TOTAL', 'DIFERENCIA_TRANSFERENCIA'],
  ask: [
    ...(['OBSERVACIONES', 'MOTIVO_EXCEPCION'] as const),
    ...(['CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'] as const),
  ],
  need: [
    {
      when: cash,
      fields: ['CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'],
    },
    { when: { or: [isLonger, { not: withinLimit }] }, fields: ['MOTIVO_EXCEPCION'] },
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
    ownTermKept,
    { rule: withinLimit, else: says.overCredit },
    { rule: withinMargin, else: says.farOverCredit },
  ],
  approval: {
    when: { not: withinMargin },
    amount: 'TOTAL',
    tiers: [{ by: ['9', '10'], people: 2 }],
  },
} as const
