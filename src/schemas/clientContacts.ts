import { defineResource } from '../business'
import { contactMedia } from '../domain/customers/contactMedia'
import { contactResults } from '../domain/customers/contactResults'
import { author, stamp } from './parts/given'

/** Agents read their own contacts, and all contacts of their customers. */
const seller = {
  read: { or: [{ USER_ID: '$me.ID' }, { 'CLIENTE_ID.SlpCode': '$me.ID' }] },
  create: { USER_ID: '$me.ID' },
} as const
const manager = { read: true, create: true } as const

/**
 * Contacts with customers and their results; the next contact becomes an agenda entry
 * (business.md#customer-follow-up).
 */
export const clientContacts = defineResource({
  name: 'client-contacts',
  table: 'GESTION',
  key: 'ID_GESTION',
  title: 'ID_GESTION',
  tenant: true,
  label: 'Gestión | Gestiones',
  icon: 'handshake',
  menu: 'customers',
  fields: {
    ID_GESTION: { kind: 'id' },
    CLIENTE_ID: { kind: 'reference', resource: 'clients', required: true, filter: true },
    USER_ID: { ...author, label: 'Agente', filter: true },
    FECHA_CREACION: { ...stamp, label: 'Fecha', filter: true },
    MOTIVO: {
      kind: 'choice',
      label: 'Resultado',
      options: contactResults,
      required: true,
      filter: true,
    },
    MEDIO: { kind: 'choice', label: 'Medio', options: contactMedia, required: true, default: '01' },
    COMENTARIO: { kind: 'longText', label: 'Nota', max: 1000, required: true },
    FECHA_VISITA: {
      kind: 'dateTime',
      label: 'Próximo contacto',
      required: { MOTIVO: '01' },
      filter: true,
    },
  },
  list: {
    columns: [
      'FECHA_CREACION',
      'CLIENTE_ID',
      'MOTIVO',
      'MEDIO',
      'COMENTARIO',
      'FECHA_VISITA',
      'USER_ID',
    ],
    sort: 'FECHA_CREACION desc',
  },
  access: {
    admin: manager,
    credit: manager,
    salesAgent: seller,
    store: seller,
    brandAgent: seller,
  },
  onCreate: [
    {
      update: 'clients',
      match: { ID: { field: 'CLIENTE_ID' } },
      set: { ULTIMA_GESTION: { field: 'FECHA_CREACION' } },
    },
    {
      when: { FECHA_VISITA: { empty: false } },
      create: 'visits',
      with: {
        CLIENTE_ID: { field: 'CLIENTE_ID' },
        USER_ID: { field: 'USER_ID' },
        FECHA: { field: 'FECHA_VISITA' },
        MEDIO: { field: 'MEDIO' },
        NOTA: { field: 'COMENTARIO' },
      },
    },
  ],
})
