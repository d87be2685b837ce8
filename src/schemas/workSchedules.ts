import { officeHours, weekdays } from '../domain/schedule'
import { workBranches } from '../domain/workBranches'
import { defineResource } from '../model/schema'
import { scheduleTexts as texts } from './texts/schedules'

/** What holds for everybody, for one's branch, and for oneself. */
const own = {
  read: {
    or: [
      { USER_ID: '$me.ID' },
      { USER_ID: { empty: true }, SUCURSAL: '$me.SUCURSAL' },
      { USER_ID: { empty: true }, SUCURSAL: { empty: true } },
    ],
  },
} as const

/**
 * When people work: for a person, else a branch, else the company. Lateness goes by it, and outside of
 * it nobody's position is taken.
 */
export const workSchedules = defineResource({
  name: 'work-schedules',
  table: 'RELOJ_HORARIO',
  key: 'ID',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Horario | Horarios',
    en: 'Schedule | Schedules',
    fr: 'Horaire | Horaires',
    vi: 'Lịch làm việc | Lịch làm việc',
    cn: '班次 | 班次',
    ar: 'دوام | أوقات الدوام',
  },
  icon: 'schedule',
  menu: 'rrhh',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true, maxLength: 80 },
    USER_ID: {
      kind: 'reference',
      to: 'users',
      label: texts.person,
      help: texts.personHelp,
      filter: true,
    },
    SUCURSAL: {
      kind: 'choice',
      options: workBranches,
      show: { USER_ID: { empty: true } },
      filter: true,
    },
    DIAS: {
      kind: 'choices',
      label: texts.days,
      options: weekdays,
      required: true,
      default: [...officeHours.days],
    },
    ENTRADA: { kind: 'time', label: texts.starts, required: true, default: officeHours.starts },
    SALIDA: { kind: 'time', label: texts.ends, required: true, default: officeHours.ends },
    VALE_DESDE: { kind: 'date', label: texts.since, help: texts.sinceHelp },
    TOLERANCIA: {
      kind: 'integer',
      label: texts.grace,
      help: texts.graceHelp,
      required: true,
      min: 0,
      max: 120,
      default: officeHours.grace,
    },
  },
  checks: [{ rule: { SALIDA: { gt: { field: 'ENTRADA' } } }, at: 'SALIDA', else: texts.endsFirst }],
  list: {
    columns: [
      'NOMBRE',
      'USER_ID',
      'SUCURSAL',
      'DIAS',
      'ENTRADA',
      'SALIDA',
      'TOLERANCIA',
      'VALE_DESDE',
    ],
    sort: 'NOMBRE',
  },
  related: [],
  trash: { keep: 365 },
  access: { '10': 'all', '9': own, '8': own, '7': own, '6': own, '5': own },
})
