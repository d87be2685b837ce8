import { addDays } from '../../src/base/day'
import { contactMedia } from '../../src/domain/customers/contactMedia'
import { ACCOUNT_ID } from './people'
import { chanceFrom } from './random'
import type { DemoRecord } from './record'

interface VisitsWanted {
  readonly firstId: number
  readonly count: number
  readonly clients: readonly DemoRecord[]
  readonly sellers: readonly number[]
  readonly today: string
  /** Desk users of this company visit customers too. */
  readonly withDesk: boolean
}

const notes = [
  'Mostrar la nueva línea de accesorios.',
  'Cobrar la factura vencida y cerrar el pedido.',
  'Entregar material de la promoción.',
  'Revisar devoluciones pendientes.',
  'Presentar la lista de precios del mes.',
]

const DESK = [ACCOUNT_ID['10'], ACCOUNT_ID['9']]
const DESK_VISITS = 9

/** Visits around today: done, overdue and planned. */
export function createVisits(requested: VisitsWanted): readonly DemoRecord[] {
  const { firstId, count, clients, sellers, today, withDesk } = requested
  const chance = chanceFrom(91 + firstId)
  const media = Object.keys(contactMedia)
  const desk = withDesk
    ? DESK.flatMap(person => Array.from({ length: DESK_VISITS }, () => person))
    : []
  return Array.from({ length: count + desk.length }, (_, at) => {
    const daysFromToday = chance.int(-58, 16)
    const hour = chance.int(13, 21)
    const day = addDays(today, daysFromToday)
    const at2 = String(hour).padStart(2, '0')
    return {
      ID_AGENDA: firstId + at,
      USER_ID: desk[at - count] ?? (at % 3 === 0 ? sellers[0] : chance.pick(sellers)),
      CLIENTE_ID: chance.pick(clients).ID,
      FECHA: `${day}T${at2}:00:00.000Z`,
      FECHA_FIN: `${day}T${at2}:45:00.000Z`,
      MEDIO: at % 2 === 0 ? '02' : chance.pick(media),
      NOTA: chance.pick(notes),
      VISITO: daysFromToday < 0 && chance.happens(0.85),
    }
  })
}
