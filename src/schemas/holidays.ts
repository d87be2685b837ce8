import { defineResource } from '../business'
import { holidayNames } from '../domain/attendance/holidays'

/** Public holidays: nobody is expected to mark on them, and calendars show them. A start adds those that the law names. */
export const holidays = defineResource({
  name: 'holidays',
  table: 'FERIADO',
  key: 'ID',
  title: 'FIESTA',
  label: 'Feriado | Feriados',
  icon: 'event',
  menu: 'settings',
  fields: {
    ID: { kind: 'id' },
    FIESTA: {
      kind: 'choice',
      label: 'Feriado',
      options: holidayNames,
      allowOther: true,
      required: true,
      filter: true,
    },
    DIA: {
      kind: 'date',
      label: 'Día de descanso',
      help: 'Si el descanso se traslada, el día al que se traslada.',
      required: true,
      unique: true,
      filter: true,
    },
    TRASLADADO: { kind: 'boolean', label: 'Trasladado', default: false },
  },
  list: {
    columns: ['DIA', 'FIESTA', 'TRASLADADO'],
    sort: 'DIA',
    defaultView: 'next',
    tabs: [
      { id: 'next', label: 'Próximos', where: { DIA: { during: 'next 365 days' } } },
      { id: 'year', label: 'Este año', where: { DIA: { during: 'this year' } } },
    ],
  },
  related: [],
  trash: true,
  access: { admin: 'all', customer: {}, '*': 'read' },
})
