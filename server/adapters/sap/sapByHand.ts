import { isAccessKey, issueDay } from '../../../src/domain/accessKey'
import { today } from '../../../src/domain/day'
import type { Message } from '../../../src/model/kinds/kind'
import type { HandOutcome, Unconnected, Values } from '../../records/context'
import { isDocument, isInvoiceNumber, issuedAt } from './sapCalls'

/** A document of SAP by its number; `archivo` is its PDF, where one is handed out. */
const document = (...more: string[]): HandOutcome => ({
  need: ['documento', ...more],
  problems: ({ documento }) =>
    documento === null || isDocument({ documento }) ? {} : { documento: { key: 'sapDocument' } },
})

/** What a person did there themself has a number, which SAP does not answer. */
const cancellation: HandOutcome = {
  need: ['anulacion'],
  problems: ({ anulacion }) =>
    anulacion === null || isDocument({ documento: anulacion })
      ? {}
      : { anulacion: { key: 'sapDocument' } },
}

/** What a person who works in SAP knows of each call, where SAP is not connected. */
export const sapByHand = (clock: () => Date): Unconnected => ({
  'sap.ordenVenta': document(),
  'sap.factura': {
    need: ['numero', 'clave', 'archivo'],
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

/** An access key says of which invoice it is, of which company, and when that was issued. */
function wrongKey({ numero, clave }: Values, record: Values, now: string): Record<string, Message> {
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
