import { defineResource } from '../business'
import { markRetentionDays, markTypes } from '../domain/attendance/attendance'
import { markFlow } from './flows/mark'
import { author, employees, fixed, stamp, workplace } from './parts/given'

/** Limited to the server's time of receipt. */
const notAhead = {
  or: [{ RECIBIDO: { empty: true } }, { MARKED_DATE: { lte: { field: 'RECIBIDO' } } }],
} as const
const own = { read: { USER_ID: '$me.ID' }, create: true } as const

/**
 * Attendance marks (business.md#attendance), immutable: errors are fixed by a correction. The place is
 * visible to the user and human resources, the photo to human resources only.
 */
export const attendanceMarks = defineResource({
  name: 'attendance-marks',
  table: 'RELOJ_REGISTRO',
  key: 'ID',
  title: ['TIPO', 'MARKED_DATE', 'DISPLAYNAME'],
  tenant: true,
  label: 'Marcación | Marcaciones',
  icon: 'schedule',
  menu: false,
  retention: {
    field: 'companies.DIAS_MARCAS',
    since: 'companies.MARCAS_DESDE',
    default: markRetentionDays,
  },
  idempotency: 'permanent',
  fields: {
    ID: { kind: 'id' },
    USER_ID: { ...author, label: 'Persona', filter: true },
    DISPLAYNAME: { kind: 'text', default: { field: 'USER_ID.DISPLAYNAME' }, readOnly: true },
    TIPO: { kind: 'choice', options: markTypes, label: 'Marcación', ...fixed, filter: true },
    MARKED_DATE: {
      kind: 'dateTime',
      inTimeline: false,
      label: 'Hora de la marcación',
      help: 'En blanco: la hora del servidor. Solo una marcación sin conexión trae la hora de su dispositivo; si llega tarde, cuenta cuando Recursos Humanos la acepta.',
      default: '$now',
      createOnly: true,
      filter: true,
    },
    RECIBIDO: { ...stamp, inTimeline: false, label: 'Recibida el', filter: true },
    ESTADO: { kind: 'status', flow: 'marca', label: 'Estado', filter: true },
    SUCURSAL: { ...workplace, filter: true },
    GEOLOCALIZACION: { kind: 'location', label: 'Ubicación', createOnly: true },
    PRECISION: { kind: 'integer', label: 'Precisión (m)', min: 0, createOnly: true },
    FOTO: {
      kind: 'image',
      label: 'Foto',
      help: 'Opcional; la ve solo Recursos Humanos.',
      createOnly: true,
      confidential: true,
      read: ['admin'],
    },
    CORRECCION: {
      kind: 'reference',
      resource: 'mark-corrections',
      label: 'Corrección',
      readOnly: true,
    },
  },
  // The title and USER_ID name the user.
  form: [
    { id: 'nombre', fields: ['DISPLAYNAME'], showIn: 'form' },
    { id: 'marca', fields: 'others' },
  ],
  checks: [
    {
      rule: notAhead,
      field: 'MARKED_DATE',
      message:
        'El reloj de ese dispositivo está adelantado: la hora de la marcación es posterior a la del servidor',
    },
  ],
  list: {
    columns: [
      'MARKED_DATE',
      'TIPO',
      'USER_ID',
      'SUCURSAL',
      'PRECISION',
      'FOTO',
      'RECIBIDO',
      'ESTADO',
    ],
    sort: 'MARKED_DATE desc',
    tabs: 'ESTADO',
    map: 'GEOLOCALIZACION',
  },
  access: { admin: { read: true, create: true }, ...employees(own) },
  flow: { marca: markFlow },
})
