import { defineResource } from '../business'
import { markRetentionDays, markState, markTypes } from '../domain/attendance/attendance'
import { author, employees, fixed, stamp, workplace } from './parts/given'

/** Limited to the server's time of receipt. */
const notAhead = {
  or: [{ FECHA: { empty: true } }, { MARKED_DATE: { lte: { field: 'FECHA' } } }],
} as const
const own = { read: { USER_ID: '$me.ID' }, create: true } as const
const asked = 0
const approved = 1
const refused = 2
const decided = { set: { RESUELTO_POR: '$me.ID' } } as const
const notOwn = {
  rule: { USER_ID: { ne: '$me.ID' } },
  message: 'Otra persona debe decidir sobre esta corrección, porque es suya',
} as const

const open = { when: { ESTADO: { in: [asked] } } } as const

/** Request to add or replace a mark, with a reason; the mark is created on approval. A replaced mark is kept. */
export const markCorrections = defineResource({
  name: 'mark-corrections',
  table: 'RELOJ_CORRECCION',
  key: 'ID_CORRECCION',
  title: ['TIPO', 'MARKED_DATE', 'DISPLAYNAME'],
  tenant: true,
  label: 'Corrección de marcación | Correcciones de marcación',
  icon: 'edit_calendar',
  menu: 'team',
  retention: { field: 'companies.DIAS_MARCAS', default: markRetentionDays },
  related: [],
  fields: {
    ID_CORRECCION: { kind: 'id' },
    USER_ID: { ...author, label: 'Persona', filter: true },
    DISPLAYNAME: { kind: 'text', default: { field: 'USER_ID.DISPLAYNAME' }, readOnly: true },
    TIPO: { kind: 'choice', options: markTypes, label: 'Marcación', ...fixed },
    MARKED_DATE: {
      kind: 'dateTime',
      inTimeline: false,
      label: 'Hora correcta',
      help: 'Hasta hoy, dentro de los días que se guardan las marcaciones.',
      ...fixed,
      filter: true,
      unique: {
        ...open,
        scope: ['USER_ID'],
        message: 'Ya pidió una corrección para esa hora; está pendiente',
      },
    },
    MARCA: {
      kind: 'reference',
      resource: 'attendance-marks',
      label: 'Marcación que reemplaza',
      help: 'La marcación equivocada de ese día. En blanco: se agrega una que falta.',
      createOnly: true,
      onDelete: 'setNull',
      filterOptions: {
        match: {
          USER_ID: { field: 'USER_ID' },
          MARKED_DATE: { field: 'MARKED_DATE' },
          ESTADO: [markState.counted, markState.held, markState.accepted, markState.refused],
        },
        message: 'Elija una marcación vigente de esa persona y de ese día',
      },
      unique: { ...open, message: 'Ya hay una corrección pendiente de esa marcación' },
    },
    MOTIVO: { kind: 'longText', label: 'Motivo', required: true, max: 500, createOnly: true },
    FECHA: { ...stamp, inTimeline: false, label: 'Pedida el' },
    SUCURSAL: workplace,
    ESTADO: { kind: 'status', flow: 'correccion' },
    RESPUESTA: {
      kind: 'longText',
      label: 'Respuesta de Recursos Humanos',
      max: 500,
      readOnly: true,
    },
    RESUELTO_POR: { kind: 'reference', resource: 'users', label: 'Resuelta por', readOnly: true },
  },
  form: [
    { id: 'nombre', fields: ['DISPLAYNAME'], showIn: 'form' },
    { id: 'correccion', fields: 'others' },
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
    columns: ['USER_ID', 'TIPO', 'MARKED_DATE', 'MARCA', 'MOTIVO', 'ESTADO', 'RESPUESTA'],
    sort: 'ID_CORRECCION desc',
    tabs: 'ESTADO',
  },
  access: { admin: { read: true, create: true }, ...employees(own) },
  flow: {
    correccion: {
      initial: asked,
      states: {
        [asked]: { label: 'Pendiente', colour: 'warning' },
        [approved]: { label: 'Aprobada', colour: 'success' },
        [refused]: { label: 'Rechazada', colour: 'error' },
      },
      transitions: {
        aprobar: {
          label: 'Aprobar',
          from: [asked],
          to: approved,
          allow: ['admin'],
          guards: [notOwn],
          dialogInfo: [
            'USER_ID',
            'MARCA.TIPO',
            'MARCA.MARKED_DATE',
            'TIPO',
            'MARKED_DATE',
            'MOTIVO',
          ],
          effects: [
            decided,
            {
              when: { MARCA: { empty: false } },
              update: 'attendance-marks',
              match: { ID: { field: 'MARCA' } },
              set: { ESTADO: markState.replaced },
            },
            {
              create: 'attendance-marks',
              with: {
                USER_ID: { field: 'USER_ID' },
                DISPLAYNAME: { field: 'DISPLAYNAME' },
                TIPO: { field: 'TIPO' },
                MARKED_DATE: { field: 'MARKED_DATE' },
                SUCURSAL: { field: 'SUCURSAL' },
                CORRECCION: { field: 'ID_CORRECCION' },
              },
            },
            { notify: { field: 'USER_ID' }, text: 'Su corrección de marcación fue aprobada' },
          ],
          icon: 'verified',
          colour: 'success',
        },
        rechazar: {
          label: 'Rechazar',
          from: [asked],
          to: refused,
          allow: ['admin'],
          dialogFields: ['RESPUESTA'],
          requiredFields: ['RESPUESTA'],
          effects: [
            decided,
            { notify: { field: 'USER_ID' }, text: 'Su corrección de marcación fue rechazada' },
          ],
          icon: 'thumb_down',
          colour: 'error',
        },
      },
    },
  },
})
