import { defineResource } from '../business'
import { positionRetentionDays } from '../domain/attendance/tracking'
import { author, employees, fixed, stamp } from './parts/given'

/** Limited to the server's time of receipt. */
const notAhead = {
  or: [{ RECIBIDO: { empty: true } }, { FECHA: { lte: { field: 'RECIBIDO' } } }],
} as const
const seen = { or: [{ USER_ID: '$me.ID' }, { 'USER_ID.JEFE': '$me.ID' }] } as const
/** Only the user's own positions, while their consent is valid. */
const agreed = { 'CONSENTIMIENTO.USER_ID': '$me.ID', 'CONSENTIMIENTO.ESTADO': 0 } as const
const own = { read: seen, create: agreed } as const

/**
 * Positions of users in working hours, with consent; visible to the user, their manager and administrators.
 * Immutable. The server refuses positions outside the schedule.
 */
export const positions = defineResource({
  name: 'positions',
  table: 'POSICION',
  key: 'ID',
  title: 'ID',
  tenant: true,
  label: 'Ubicación | Ubicaciones',
  icon: 'place',
  menu: false,
  retention: { field: 'companies.DIAS_POSICIONES', default: positionRetentionDays },
  fields: {
    ID: { kind: 'id' },
    USER_ID: { ...author, label: 'Persona', filter: true },
    CONSENTIMIENTO: {
      kind: 'reference',
      resource: 'position-consents',
      label: 'Consentimiento',
      ...fixed,
    },
    FECHA: {
      kind: 'dateTime',
      inTimeline: false,
      label: 'Hora',
      default: '$now',
      createOnly: true,
      filter: true,
    },
    RECIBIDO: { ...stamp, inTimeline: false, label: 'Recibida el' },
    GEOLOCALIZACION: { kind: 'location', label: 'Ubicación', required: true, createOnly: true },
    PRECISION: { kind: 'integer', label: 'Precisión (m)', min: 0, createOnly: true },
    // Message it was sent with: `12-34` (conversation, number).
    MENSAJE: { kind: 'code', label: 'Mensaje', max: 40, createOnly: true, filter: true },
  },
  checks: [
    {
      rule: notAhead,
      field: 'FECHA',
      message:
        'El reloj de ese dispositivo está adelantado: la hora es posterior a la del servidor',
    },
  ],
  list: {
    columns: ['FECHA', 'USER_ID', 'GEOLOCALIZACION', 'PRECISION', 'RECIBIDO'],
    sort: 'FECHA desc',
    map: 'GEOLOCALIZACION',
  },
  access: { admin: { read: true, create: agreed }, ...employees(own) },
})
