import { addDays } from '../../src/base/day'
import { listPayees } from '../../src/domain/orders/payees'
import { demoPdf } from './files'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

interface DepositsWanted {
  readonly company: string
  readonly count: number
  readonly firstId: number
  readonly payments: readonly DemoRecord[]
  readonly clients: readonly DemoRecord[]
  readonly sellers: readonly number[]
  readonly today: string
}

/** Deposits of customers: some pending, most matched, one not found. */
export function createDeposits(requested: DepositsWanted): readonly DemoRecord[] {
  const { company, count, firstId, payments, clients, sellers, today } = requested
  const chance = chanceFrom(firstId + 79)
  const accounts = listPayees(company).flatMap(payee => payee.accounts)
  const booked = payments.slice(-count)
  return booked.map((payment, at) => {
    const isWaiting = at >= count - 3
    const state = isWaiting ? 0 : at === 1 ? 2 : 1
    const paid = isWaiting ? addDays(today, -1) : String(payment.FECHA_CONTAB_PAGO)
    const client = clients.find(({ ID }) => ID === payment.CARD_CODE)
    const NUMERO = chance.digits(8)
    return {
      ID_DEPOSITO: firstId + at,
      CARD_CODE: payment.CARD_CODE,
      BANCO: chance.pick(accounts).id,
      NUMERO,
      FECHA_DEPOSITO: paid,
      VALOR: payment.TOTAL_PAGO,
      COMPROBANTE: demoPdf(`comprobante-${NUMERO}`, chance),
      ESTADO: state,
      USUARIO: client?.SlpCode ?? sellers[0],
      FECHA: `${paid}T16:${chance.int(10, 59)}:00.000Z`,
      ...(state === 1 && { PAGO: payment.ID_PAGO }),
      ...(state === 2 && { MOTIVO: 'El número no aparece en el estado de cuenta.' }),
      ...(state > 0 && { FECHA_REVISION: `${paid}T20:${chance.int(10, 59)}:00.000Z` }),
    }
  })
}
