import { contactMedia } from '../domain/contactMedia'
import { defineResource } from '../model/schema'
import { visitTexts as texts } from './texts/visits'

/** An agenda is its owner's and their managers': who leads them, credit (9) and administrators. */
const own = { or: [{ USER_ID: '$me.ID' }, { 'USER_ID.JEFE': '$me.ID' }] } as const
const seller = { read: own, create: own, update: own, delete: own } as const

/** What took place is not moved to another day; one that is noted afterwards may begin closed. */
const unlessClosed = {
  or: [{ ID_AGENDA: { empty: true } }, { VISITO: { ne: true } }],
} as const

const inOrder = {
  or: [{ FECHA_FIN: { empty: true } }, { FECHA_FIN: { gte: { field: 'FECHA' } } }],
} as const

/** The agenda: which customer an agent means to contact, when, and whether they did (domain.md 2.9). */
export const visits = defineResource({
  name: 'visits',
  table: 'AGENDA',
  key: 'ID_AGENDA',
  title: ['CLIENTE_ID', 'NOTA'],
  company: 'EMPRESA',
  label: {
    es: 'Visita | Visitas',
    en: 'Visit | Visits',
    fr: 'Visite | Visites',
    vi: 'Lịch hẹn | Lịch hẹn',
    cn: '拜访 | 拜访',
    ar: 'زيارة | زيارات',
  },
  icon: 'event',
  menu: 'equipo',
  fields: {
    ID_AGENDA: { kind: 'id' },
    USER_ID: {
      kind: 'reference',
      to: 'users',
      label: texts.agent,
      required: true,
      default: '$me.ID',
      filter: true,
    },
    CLIENTE_ID: {
      kind: 'reference',
      to: 'clients',
      label: texts.customer,
      required: true,
      filter: true,
    },
    FECHA: {
      kind: 'dateTime',
      label: texts.starts,
      required: true,
      filter: true,
      write: unlessClosed,
      due: { hours: 1, unless: { VISITO: true }, tell: { from: 'USER_ID' } },
    },
    FECHA_FIN: { kind: 'dateTime', label: texts.ends, write: unlessClosed },
    MEDIO: { kind: 'choice', label: texts.medium, options: contactMedia, default: '02' },
    NOTA: { kind: 'longText', label: texts.note, maxLength: 1000 },
    VISITO: { kind: 'boolean', label: texts.visited, default: false, filter: true },
  },
  checks: [{ rule: inOrder, at: 'FECHA_FIN', else: texts.endsFirst }],
  list: {
    columns: ['ID_AGENDA', 'FECHA', 'CLIENTE_ID', 'USER_ID', 'MEDIO', 'NOTA', 'VISITO'],
    sort: 'FECHA desc',
  },
  trash: { keep: 365 },
  access: { '10': 'all', '9': 'all', '7': seller, '6': seller, '5': seller },
})
