import { markKeptDays, markTypes } from '../domain/attendance'
import { workBranches } from '../domain/workBranches'
import { defineResource } from '../model/schema'
import { markFlow } from './flows/mark'
import { attendanceTexts as texts } from './texts/attendance'
import { heldTexts } from './texts/heldMarks'

/** Known once the server has taken it in. */
const notAhead = {
  or: [{ RECIBIDO: { empty: true } }, { MARKED_DATE: { lte: { field: 'RECIBIDO' } } }],
} as const
const own = { read: { USER_ID: '$me.ID' }, create: true } as const

/**
 * The marks of a working day (domain.md 2.11). Nobody changes or deletes one: what is wrong is asked
 * to be corrected. Where somebody was is for them and for human resources alone, a photo for these.
 */
export const attendanceMarks = defineResource({
  name: 'attendance-marks',
  table: 'RELOJ_REGISTRO',
  key: 'ID',
  title: ['TIPO', 'MARKED_DATE', 'DISPLAYNAME'],
  company: 'EMPRESA',
  label: {
    es: 'Marca de asistencia | Marcas de asistencia',
    en: 'Attendance mark | Attendance marks',
    fr: 'Pointage | Pointages',
    vi: 'Lượt chấm công | Lượt chấm công',
    cn: '打卡记录 | 打卡记录',
    ar: 'تسجيل حضور | تسجيلات الحضور',
  },
  icon: 'schedule',
  menu: false,
  lasts: {
    setting: 'companies.DIAS_MARCAS',
    since: 'companies.MARCAS_DESDE',
    otherwise: markKeptDays,
  },
  onceForEver: true,
  fields: {
    ID: { kind: 'id' },
    USER_ID: {
      kind: 'reference',
      to: 'users',
      label: texts.person,
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
    DISPLAYNAME: { kind: 'text', default: { from: 'USER_ID.DISPLAYNAME' }, readOnly: true },
    TIPO: {
      kind: 'choice',
      options: markTypes,
      label: texts.type,
      required: true,
      createOnly: true,
      filter: true,
    },
    MARKED_DATE: {
      kind: 'dateTime',
      event: false,
      label: texts.pressed,
      help: texts.pressedHelp,
      default: '$now',
      createOnly: true,
      filter: true,
    },
    RECIBIDO: {
      kind: 'dateTime',
      event: false,
      label: texts.arrived,
      default: '$now',
      readOnly: true,
      filter: true,
    },
    ESTADO: { kind: 'status', flow: 'marca', label: heldTexts.state, filter: true },
    SUCURSAL: {
      kind: 'choice',
      options: workBranches,
      open: true,
      default: '$me.SUCURSAL',
      readOnly: true,
      filter: true,
    },
    GEOLOCALIZACION: { kind: 'location', label: texts.place, createOnly: true },
    PRECISION: { kind: 'integer', label: texts.accuracy, min: 0, createOnly: true },
    FOTO: {
      kind: 'image',
      label: texts.photo,
      help: texts.photoHelp,
      createOnly: true,
      sealed: true,
      read: ['10'],
    },
    CORRECCION: {
      kind: 'reference',
      to: 'mark-corrections',
      label: texts.correction,
      readOnly: true,
    },
  },
  // Of whom it is, the title and USER_ID tell.
  form: [
    { id: 'nombre', fields: ['DISPLAYNAME'], only: 'form' },
    { id: 'marca', fields: 'rest' },
  ],
  checks: [{ rule: notAhead, at: 'MARKED_DATE', else: texts.ahead }],
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
  },
  access: { '10': { read: true, create: true }, '9': own, '8': own, '7': own, '6': own, '5': own },
  flow: { marca: markFlow },
})
