import { longerThan, ownTerm, paymentTerms } from '../../domain/orders/paymentTerms'
import { orderState } from './orderStates'

const cash = { FORMADEPAGO: '-1' } as const

/** Longer payment term than the customer's own, which is cash by default. */
const isLonger = {
  or: [null, ...Object.keys(paymentTerms).map(Number)].map(GroupNum => ({
    'CLIENTEID.GroupNum': GroupNum === null ? { empty: true } : GroupNum,
    FORMADEPAGO: { in: longerThan(ownTerm({ GroupNum })) },
  })),
}
export const ownTermKept = {
  rule: { not: isLonger },
  message:
    'El plazo del pedido supera el del cliente: requiere la aprobación de Crédito, con su motivo',
} as const

/** Open amounts include this order. */
const within = (limit: 'CLIENTEID.Cupo' | 'CLIENTEID.TOPE_CUPO') => ({
  or: [cash, { 'CLIENTEID.OrdersBal': { lte: { field: limit } } }],
})
const [withinLimit, withinMargin] = [within('CLIENTEID.Cupo'), within('CLIENTEID.TOPE_CUPO')]

/** Cash orders need a bank transfer of the total, within a dollar. */
export const approval = {
  from: [orderState.credit],
  dialogInfo: ['CLIENTEID', 'FORMADEPAGO', 'TOTAL', 'DIFERENCIA_TRANSFERENCIA'],
  dialogFields: [
    ...(['OBSERVACIONES', 'MOTIVO_EXCEPCION'] as const),
    ...(['CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'] as const),
  ],
  requiredFields: [
    {
      when: cash,
      fields: ['CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'],
    },
    { when: { or: [isLonger, { not: withinLimit }] }, fields: ['MOTIVO_EXCEPCION'] },
  ],
  guards: [
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
      message: 'El valor transferido debe ser el total del pedido con IVA (tolerancia: 1 dólar)',
    },
    { rule: { TOTAL: { gte: 0 } }, message: 'El descuento supera el subtotal' },
    { rule: { ITEMS: { empty: false } }, message: 'El pedido no tiene productos' },
  ],
  warn: [
    { rule: { TOTAL: { gt: 0 } }, message: 'El total del pedido es 0: se entregará sin costo' },
    ownTermKept,
    {
      rule: withinLimit,
      message: 'Con este pedido, los pedidos abiertos del cliente superan su cupo disponible',
    },
    {
      rule: withinMargin,
      message:
        'Supera el cupo por encima de la tolerancia de la empresa: deben aprobarlo dos personas',
    },
  ],
  approval: {
    when: { not: withinMargin },
    field: 'TOTAL',
    tiers: [{ allow: ['credit', 'admin'], people: 2 }],
  },
} as const
