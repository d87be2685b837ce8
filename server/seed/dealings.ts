import { addDays } from '../../src/base/day'
import { cents, dollars } from '../../src/base/money'
import { contactMedia } from '../../src/domain/customers/contactMedia'
import { calculateTotal, type OrderLine } from './orderLines'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

interface DealingsWanted {
  readonly firstId: number
  readonly clients: readonly DemoRecord[]
  readonly invoices: readonly DemoRecord[]
  readonly sellers: readonly number[]
  readonly today: string
}

const notes = [
  'Pidió la lista de precios de INFINIX; la enviamos por WhatsApp.',
  'Confirma el pago de la factura pendiente para el viernes.',
  'Tiene stock de sobra, volver a llamar en dos semanas.',
  'No contestó; se dejó mensaje.',
  'Quiere ampliar el cupo antes de la campaña.',
]

/** Contacts with customers over a year; some customers have many, some none. */
export function createContacts(requested: DealingsWanted): readonly DemoRecord[] {
  const { firstId, clients, sellers, today } = requested
  const chance = chanceFrom(firstId + 77)
  const media = Object.keys(contactMedia)
  return clients
    .flatMap(client =>
      Array.from({ length: chance.pick([0, 1, 1, 2, 3]) }, () => ({
        CLIENTE_ID: client.ID,
        USER_ID: client.SlpCode ?? sellers[0],
        FECHA_CREACION: `${addDays(today, -chance.pick([chance.int(1, 30), chance.int(1, 400)]))}T${chance.int(13, 21)}:${chance.int(10, 59)}:00.000Z`,
        MOTIVO: chance.pick(['02', '04', '05', '05']),
        MEDIO: chance.pick(media),
        COMENTARIO: chance.pick(notes),
      })),
    )
    .sort((a, b) => a.FECHA_CREACION.localeCompare(b.FECHA_CREACION))
    .map((contact, at) => ({ ...contact, ID_GESTION: firstId + at }))
}

/** Most older invoices are paid, some in part. */
export function createPayments(requested: DealingsWanted): readonly DemoRecord[] {
  const { firstId, invoices, today } = requested
  const chance = chanceFrom(firstId + 78)
  return invoices
    .filter(({ ESTADO, FECHAFACTURACION }) => ESTADO === 1 && FECHAFACTURACION)
    .flatMap(order => {
      const invoiced = String(order.FECHAFACTURACION).slice(0, 10)
      const paid = addDays(invoiced, chance.int(0, 60))
      if (paid > today || chance.happens(0.1)) return []
      const lines = order.ITEMS as readonly OrderLine[]
      const total = cents(calculateTotal(lines, Number(order.DISCOUNT ?? 0))) ?? 0
      return [
        {
          CARD_CODE: order.CLIENTEID,
          FECHA_CONTAB_PAGO: paid,
          TOTAL_PAGO: dollars(chance.happens(0.85) ? total : Math.round(total / 2)),
          NO_FACTURA: order.NUMEROFACTURALIDENAR,
          FECHA_CONTAB_FACT: invoiced,
          TOTAL_FACTURA: dollars(total),
        },
      ]
    })
    .sort((a, b) => a.FECHA_CONTAB_PAGO.localeCompare(b.FECHA_CONTAB_PAGO))
    .map((payment, at) => ({
      ...payment,
      ID_PAGO: firstId + at,
      NO_PAGO: String(8_000_000 + firstId * 10 + at),
    }))
}

/** Customers with the dates of their last invoice and contact. */
export function dealtWith(
  clients: readonly DemoRecord[],
  invoices: readonly DemoRecord[],
  contacts: readonly DemoRecord[],
): readonly DemoRecord[] {
  const invoiced = latest(invoices, 'CLIENTEID', 'FECHAFACTURACION')
  const contacted = latest(contacts, 'CLIENTE_ID', 'FECHA_CREACION')
  return clients.map(client => ({
    ...client,
    ULTIMA_FACTURA: invoiced.get(client.ID) ?? null,
    ULTIMA_GESTION: contacted.get(client.ID) ?? null,
  }))
}

function latest(rows: readonly DemoRecord[], by: string, at: string) {
  const byClient = new Map<unknown, string>()
  for (const row of rows) {
    const when = row[at] as string | null | undefined
    const before = byClient.get(row[by])
    if (when && (!before || before < when)) byClient.set(row[by], when)
  }
  return byClient
}
