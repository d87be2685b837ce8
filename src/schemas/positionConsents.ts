import { defineResource } from '../business'
import { author, employees, fixed, stamp } from './parts/given'

const given = 0
const withdrawn = 1
/** The user's own consent, and those of their team. */
const seen = { or: [{ USER_ID: '$me.ID' }, { 'USER_ID.JEFE': '$me.ID' }] } as const
const own = { read: seen, create: true } as const

/**
 * Consent to location tracking with its date and text; given and withdrawn by the user only. Withdrawal
 * deletes the positions stored under it.
 */
export const positionConsents = defineResource({
  name: 'position-consents',
  table: 'POSICION_CONSENTIMIENTO',
  key: 'ID',
  title: 'ID',
  tenant: true,
  label: 'Consentimiento de ubicación | Consentimientos de ubicación',
  icon: 'how_to_reg',
  menu: false,
  related: [],
  fields: {
    ID: { kind: 'id' },
    USER_ID: {
      ...author,
      label: 'Persona',
      filter: true,
      unique: { when: { ESTADO: { in: [given] } }, message: 'Ya hay un consentimiento vigente' },
    },
    FECHA: { ...stamp, inTimeline: false, label: 'Dado el', filter: true },
    TEXTO: { kind: 'longText', label: 'Aviso aceptado', ...fixed, max: 2000 },
    ESTADO: { kind: 'status', flow: 'consentimiento' },
    RETIRADO: { kind: 'dateTime', inTimeline: false, label: 'Retirado el', readOnly: true },
  },
  list: {
    columns: ['ID', 'USER_ID', 'FECHA', 'ESTADO', 'RETIRADO'],
    sort: 'FECHA desc',
    tabs: 'ESTADO',
  },
  access: { admin: { read: true, create: true }, ...employees(own) },
  flow: {
    consentimiento: {
      initial: given,
      states: {
        [given]: { label: 'Vigente', colour: 'success' },
        [withdrawn]: { label: 'Retirado', colour: 'default' },
      },
      transitions: {
        retirar: {
          label: 'Retirar',
          from: [given],
          to: withdrawn,
          allow: { USER_ID: '$me.ID' },
          effects: [
            { set: { RETIRADO: '$now' } },
            { delete: 'positions', match: { CONSENTIMIENTO: { field: 'ID' } } },
          ],
          icon: 'location_off',
          colour: 'error',
          confirm:
            'Se dejará de registrar su ubicación y se eliminarán definitivamente todas las guardadas.',
        },
      },
    },
  },
})
