import type { AppContext } from '../../server/http/appContext'
import { plant } from '../../server/seed/plant'
import { defineResource } from '../../src/model/schema'

/** Records with reminders to the person they are assigned to. */
export const notes = defineResource({
  name: 'notes',
  table: 'PAGARE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Pagaré | Pagarés',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    ENCARGADO: { kind: 'reference', resource: 'users', notifyAssignee: true },
    AYUDAN: { kind: 'references', resource: 'users', notifyAssignee: true },
    VENCE: {
      kind: 'date',
      filter: true,
      reminder: { days: 2, notify: { field: 'ENCARGADO' } },
    },
    CITA: {
      kind: 'dateTime',
      reminder: { hours: 1, when: { not: { HECHA: true } }, notify: { field: 'ENCARGADO' } },
    },
    HECHA: { kind: 'boolean' },
    ESTADO: { kind: 'status', flow: 'vida' },
    HILO: {
      kind: 'lines',
      authorField: 'USUARIO',
      fields: {
        USUARIO: { kind: 'reference', resource: 'users', default: '$me.ID', readOnly: true },
        TEXTO: { kind: 'longText', required: true },
      },
    },
  },
  access: { admin: 'all', credit: 'all', salesAgent: 'all' },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'Vigente', colour: 'info' },
        2: { label: 'Vencido', colour: 'error' },
        3: { label: 'Perdida', colour: 'default' },
      },
      transitions: {
        vencer: { label: 'Vencer', from: [1], to: 2, allow: [], timer: { field: 'VENCE' } },
        perder: {
          ...{ label: 'Perder', from: [1], to: 3, allow: [] },
          timer: { field: 'CITA', hours: 2 },
        },
      },
    },
  },
})

interface Planted {
  readonly count: number
  readonly VENCE: string
  readonly person: number
}

/** This many records with the same day and person. */
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
