import { approvedOrders } from '../flows/orderStates'
import { insiders, moneyRights } from './orderRights'

const cash = { FORMADEPAGO: '-1' } as const

/** Bank transfer of a cash order. */
export const orderTransfer = {
  CUENTA_TRANSFERENCIA: {
    kind: 'reference',
    resource: 'bank-accounts',
    renamedFrom: 'CUENTA_BANCARIA',
    label: 'Cuenta de la transferencia',
    readOnly: true,
    read: insiders,
    visibleWhen: cash,
  },
  NUMERO_REFERENCIA: {
    kind: 'code',
    label: 'Número de referencia',
    input: 'transfer',
    stripSpaces: true,
    // A transfer pays one order; an annulled or returned order releases it.
    unique: {
      ...{ when: { ESTADO: { in: approvedOrders } }, scope: ['CUENTA_TRANSFERENCIA'] },
      message: 'Esta transferencia ya pagó el pedido {{other}}',
    },
    readOnly: true,
    read: insiders,
    visibleWhen: cash,
  },
  TOTAL_DOLARES_REFERENCIA: {
    kind: 'money',
    label: 'Total transferido',
    help: 'El total con IVA (tolerancia: $1,00)',
    readOnly: true,
    read: moneyRights,
    visibleWhen: cash,
  },
  DIFERENCIA_TRANSFERENCIA: {
    kind: 'computed',
    label: 'Diferencia con el total',
    formula: { sub: ['TOTAL_DOLARES_REFERENCIA', 'TOTAL'] },
    read: moneyRights,
    visibleWhen: { ...cash, TOTAL_DOLARES_REFERENCIA: { empty: false } },
  },
} as const
