import { defineResource } from '../business'
import { contactMedia } from '../domain/customers/contactMedia'

/** Visible to the owner, their manager, credit (9) and administrators. */
const own = { or: [{ USER_ID: '$me.ID' }, { 'USER_ID.JEFE': '$me.ID' }] } as const
const seller = { read: own, create: own, update: own, delete: own } as const

/** A closed visit cannot be moved to another day; a new one may start closed. */
const unlessClosed = {
  or: [{ ID_AGENDA: { empty: true } }, { VISITO: { ne: true } }],
} as const

const inOrder = {
  or: [{ FECHA_FIN: { empty: true } }, { FECHA_FIN: { gte: { field: 'FECHA' } } }],
} as const

/** Agenda: planned and closed contacts with customers (business.md#customer-follow-up). */
export const visits = defineResource({
  name: 'visits',
  table: 'AGENDA',
  key: 'ID_AGENDA',
  title: ['CLIENTE_ID', 'NOTA'],
  tenant: true,
  label: 'Visita | Visitas',
  icon: 'event',
  menu: 'customers',
  fields: {
    ID_AGENDA: { kind: 'id' },
    USER_ID: {
      kind: 'reference',
      resource: 'users',
      label: 'Agente',
      required: true,
      default: '$me.ID',
      filter: true,
    },
    CLIENTE_ID: {
      kind: 'reference',
      resource: 'clients',
      label: 'Cliente',
      required: true,
      filter: true,
    },
    FECHA: {
      kind: 'dateTime',
      label: 'Empieza',
      required: true,
      filter: true,
      write: unlessClosed,
      reminder: { hours: 1, when: { not: { VISITO: true } }, notify: { field: 'USER_ID' } },
    },
    FECHA_FIN: { kind: 'dateTime', label: 'Termina', write: unlessClosed },
    MEDIO: { kind: 'choice', label: 'Medio', options: contactMedia, default: '02' },
    NOTA: { kind: 'longText', label: 'Nota', max: 1000 },
    VISITO: { kind: 'boolean', label: 'Visita cerrada', default: false, filter: true },
  },
  checks: [{ rule: inOrder, field: 'FECHA_FIN', message: 'No puede terminar antes de empezar' }],
  list: {
    columns: ['CLIENTE_ID', 'FECHA', 'USER_ID', 'MEDIO', 'NOTA', 'VISITO'],
    sort: 'FECHA',
    defaultView: 'next',
    calendar: ['FECHA', 'FECHA_FIN'],
    tabs: [
      { id: 'next', label: 'Próximas', where: { FECHA: { during: 'next 365 days' } } },
      { id: 'today', label: 'Hoy', where: { FECHA: { during: 'today' } } },
      { id: 'week', label: 'Esta semana', where: { FECHA: { during: 'this week' } } },
    ],
  },
  trash: { retention: 365 },
  access: { admin: 'all', credit: 'all', salesAgent: seller, store: seller, brandAgent: seller },
})
