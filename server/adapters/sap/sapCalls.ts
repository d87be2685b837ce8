import { dayBounds, dayIn } from '../../../src/base/day'
import { issueDay } from '../../../src/domain/orders/accessKey'
import type { JsonObject } from '../../base/json'
import type { Handler, Handlers } from '../../outbox/outbox'
import { withTimeout } from '../../outbox/withTimeout'
import type { Sap, SapOrder } from './sap'

type Answer = JsonObject
type Call = (key: string, order: SapOrder) => Promise<unknown>

/** SAP calls of flows. The id of the outbox row is the idempotency key. */
export function sapCalls(sap: Sap): Handlers {
  const handler =
    (call: Call, isValidAnswer: (answer: Answer) => boolean, more = noMore): Handler =>
    async ({ id, body }) => {
      const answer = (await withTimeout(call(String(id), body), 'SAP')) as Answer | null
      // an invoice whose number is still to come
      if (typeof answer?.again === 'number') return answer
      if (typeof answer !== 'object' || answer === null || !isValidAnswer(answer))
        throw new Error(
          `SAP answered what makes no sense: ${JSON.stringify(answer)?.slice(0, 200)}`,
        )
      return { ...answer, ...more(answer, body), simulated: sap.simulated }
    }
  return {
    'sap.ordenVenta': handler(sap.salesOrder, isDocument),
    'sap.factura': handler(sap.invoice, isInvoice, ({ clave }, { FECHAFACTURACION }) => ({
      emitida: issuedAt(clave, FECHAFACTURACION),
    })),
    'sap.anular': handler(sap.cancelOrder, () => true),
    'sap.devolver': handler(sap.cancelOrder, () => true),
    'sap.notaCredito': handler(sap.creditNote, isDocument),
  }
}

const noMore = (_answer: Answer, _order: SapOrder): Answer => ({})

/** Time of issue of an invoice: the day of its key, with the known time if that is on the same day. */
export function issuedAt(clave: unknown, stored: unknown) {
  const day = issueDay(String(clave))
  return day === undefined || dayIn(stored) === day ? stored : dayBounds(day)[0]
}

export const isDocument = ({ documento }: Answer) => /^[A-Z]{0,2}\d{4,12}$/.test(String(documento))
/** Establishment, point of issue and number, in the format of the tax office. */
export const isInvoiceNumber = ({ numero }: Answer) => /^\d{3}-\d{3}-\d{9}$/.test(String(numero))
const isInvoiceKey = ({ clave }: Answer) => issueDay(String(clave)) !== undefined
const isInvoice = (answer: Answer) => isInvoiceNumber(answer) && isInvoiceKey(answer)
