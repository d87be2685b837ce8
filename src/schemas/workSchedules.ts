import { defineResource } from '../business'
import { officeHours, weekdays } from '../domain/attendance/schedule'
import { workBranches } from '../domain/attendance/workBranches'
import { employees } from './parts/given'

/** Schedules that apply to the user: company, branch, own. */
const own = {
  read: {
    or: [
      { USER_ID: '$me.ID' },
      { USER_ID: { empty: true }, SUCURSAL: '$me.SUCURSAL' },
      { USER_ID: { empty: true }, SUCURSAL: { empty: true } },
    ],
  },
} as const

/** Working hours of a user, a branch or the company. They determine delays, and positions outside them are refused. */
export const workSchedules = defineResource({
  name: 'work-schedules',
  table: 'RELOJ_HORARIO',
  key: 'ID',
  title: 'NOMBRE',
  tenant: true,
  label: 'Horario | Horarios',
  icon: 'schedule',
  menu: 'settings',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true, max: 80 },
    USER_ID: {
      kind: 'reference',
      resource: 'users',
      label: 'Persona',
      help: 'Vacía: vale para toda la sucursal, o para toda la empresa si tampoco hay sucursal.',
      filter: true,
    },
    SUCURSAL: {
      kind: 'choice',
      options: workBranches,
      visibleWhen: { USER_ID: { empty: true } },
      filter: true,
    },
    DIAS: {
      kind: 'choices',
      label: 'Días',
      options: weekdays,
      required: true,
      default: [...officeHours.days],
    },
    ENTRADA: { kind: 'time', label: 'Entrada', required: true, default: officeHours.starts },
    SALIDA: { kind: 'time', label: 'Salida', required: true, default: officeHours.ends },
    VALE_DESDE: { kind: 'date', label: 'Vale desde', help: 'En blanco: sin fecha de inicio.' },
    TOLERANCIA: {
      kind: 'integer',
      label: 'Tolerancia (min)',
      help: 'Minutos después de la entrada que todavía no son atraso.',
      required: true,
      min: 0,
      max: 120,
      default: officeHours.grace,
    },
  },
  checks: [
    {
      rule: { SALIDA: { gt: { field: 'ENTRADA' } } },
      field: 'SALIDA',
      message: 'La salida debe ser posterior a la entrada del mismo día',
    },
  ],
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
  trash: { retention: 365 },
  access: {
    admin: 'all',
    ...employees(own),
  },
})
