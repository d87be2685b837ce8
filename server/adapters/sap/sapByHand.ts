import { today } from '../../../src/base/day'
import { isAccessKey, issueDay } from '../../../src/domain/orders/accessKey'
import type { Message } from '../../../src/kinds/kind/kind'
import type { ManualOutcome, RecordValues, Unconnected } from '../../query/requestContext'
import { isDocument, isInvoiceNumber, issuedAt } from './sapCalls'

/** SAP document by number; `archivo` is its PDF. */
const document = (...more: string[]): ManualOutcome => ({
  required: ['documento', ...more],
  problems: ({ documento }) =>
    documento === null || isDocument({ documento }) ? {} : { documento: { key: 'sapDocument' } },
})

/** A manual cancellation has a number, unlike SAP's answer. */
const cancellation: ManualOutcome = {
  required: ['anulacion'],
  problems: ({ anulacion }) =>
    anulacion === null || isDocument({ documento: anulacion })
      ? {}
      : { anulacion: { key: 'sapDocument' } },
}

/** Results users enter for SAP calls while SAP is not connected. */
export const sapByHand = (clock: () => Date): Unconnected => ({
  'sap.ordenVenta': document(),
  'sap.factura': {
    required: ['numero', 'clave', 'archivo'],
    problems: (entered, record) => ({
      ...(entered.numero !== null &&
        !isInvoiceNumber(entered) && {
          numero: { key: 'codeLike', params: { pattern: '000-000-000000000' } },
        }),
      ...wrongKey(entered, record, today(clock())),
    }),
    answer: entered => ({ ...entered, emitida: issuedAt(entered.clave, clock().toISOString()) }),
  },
  'sap.anular': cancellation,
  'sap.devolver': cancellation,
  'sap.notaCredito': document('archivo'),
})

/** Checks that an access key matches the invoice number, company and issue date. */
function wrongKey(
  { numero, clave }: RecordValues,
  record: RecordValues,
  now: string,
): Record<string, Message> {
  if (clave === null) return {}
  const key = String(clave)
  if (!isAccessKey(key)) return { clave: { key: 'accessKey' } }
  const day = issueDay(key)
  const isOfOther =
    day === undefined ||
    key.slice(10, 23) !== record.EMPRESA ||
    key.slice(24, 39) !== String(numero).replaceAll('-', '')
  if (isOfOther) return { clave: { key: 'accessKeyOther' } }
  return day > now ? { clave: { key: 'futureDay' } } : {}
}
