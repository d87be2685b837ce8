import { approvedOrders } from '../flows/orderStates'
import { orderSays as says } from '../texts/orderSays'
import { orderTexts as texts } from '../texts/orders'
import { inside, money } from './orderRights'

const cash = { FORMADEPAGO: '-1' } as const

/** The bank transfer that pays a cash order. */
export const orderTransfer = {
  CUENTA_TRANSFERENCIA: {
    kind: 'reference',
    to: 'bank-accounts',
    was: 'CUENTA_BANCARIA',
    label: texts.bankAccount,
    readOnly: true,
    read: inside,
    show: cash,
  },
  NUMERO_REFERENCIA: {
    kind: 'code',
    label: texts.reference,
    blanks: false,
    // One transfer pays one order; an annulled or returned order lets go of it.
    unique: {
      ...{ while: 'ESTADO', in: approvedOrders, with: ['CUENTA_TRANSFERENCIA'] },
      else: says.transferUsed,
    },
    readOnly: true,
    read: inside,
    show: cash,
  },
  TOTAL_DOLARES_REFERENCIA: {
    kind: 'money',
    label: texts.transferred,
    help: texts.transferredHelp,
    readOnly: true,
    read: money,
    show: cash,
  },
  DIFERENCIA_TRANSFERENCIA: {
    kind: 'computed',
    label: texts.transferDifference,
    is: { sub: ['TOTAL_DOLARES_REFERENCIA', 'TOTAL'] },
    read: money,
    show: { ...cash, TOTAL_DOLARES_REFERENCIA: { empty: false } },
  },
} as const
