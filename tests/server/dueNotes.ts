import type { AppContext } from '../../server/routes/context'
import { plant } from '../../server/seed/plant'
import { defineResource } from '../../src/model/schema'

/** Records whose dates tell the person they are assigned to. */
export const notes = defineResource({
  name: 'notes',
  table: 'PAGARE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Pagaré | Pagarés',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    ENCARGADO: { kind: 'reference', to: 'users', assigns: true },
    AYUDAN: { kind: 'references', to: 'users', assigns: true },
    VENCE: { kind: 'date', filter: true, due: { before: 2, tell: { from: 'ENCARGADO' } } },
    CITA: {
      kind: 'dateTime',
      due: { hours: 1, unless: { HECHA: true }, tell: { from: 'ENCARGADO' } },
    },
    HECHA: { kind: 'boolean' },
    ESTADO: { kind: 'status', flow: 'vida' },
    HILO: {
      kind: 'lines',
      own: 'USUARIO',
      fields: {
        USUARIO: { kind: 'reference', to: 'users', default: '$me.ID', readOnly: true },
        TEXTO: { kind: 'longText', required: true },
      },
    },
  },
  access: { '10': 'all', '9': 'all', '7': 'all' },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'Vigente', colour: 'info' },
        2: { label: 'Vencido', colour: 'error', end: true },
      },
      transitions: { vencer: { label: 'Vencer', from: [1], to: 2, by: [], after: 'VENCE' } },
    },
  },
})

interface Planted {
  readonly count: number
  readonly VENCE: string
  readonly person: number
}

/** So many of them, each of the same day and person. */
export async function plantNotes(
  { db, catalogue, clock }: AppContext,
  { count, VENCE, person }: Planted,
) {
  const records = Array.from({ length: count }, (_, n) => ({
    ID: n + 1,
    NOMBRE: `Pagaré ${n}`,
    ENCARGADO: person,
    VENCE,
    ESTADO: 1,
  }))
  await db.transaction(trx =>
    plant(db, trx, { resource: catalogue.get('notes'), records, now: clock() }),
  )
}
