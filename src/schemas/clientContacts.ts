import { contactMedia } from '../domain/contactMedia'
import { contactResults } from '../domain/contactResults'
import { defineResource } from '../model/schema'
import { contactTexts as texts } from './texts/clientContacts'

/** An agent reads what they noted themselves, and what anybody noted about their customers. */
const seller = {
  read: { or: [{ USER_ID: '$me.ID' }, { 'CLIENTE_ID.SlpCode': '$me.ID' }] },
  create: { USER_ID: '$me.ID' },
} as const
const manager = { read: true, create: true } as const

/** What came of each contact with a customer; the next one becomes an entry of the agenda (domain.md 2.9, 4.5). */
export const clientContacts = defineResource({
  name: 'client-contacts',
  table: 'GESTION',
  key: 'ID_GESTION',
  title: 'ID_GESTION',
  company: 'EMPRESA',
  label: {
    es: 'Gestión | Gestiones',
    en: 'Contact record | Contact records',
    fr: 'Suivi client | Suivis clients',
    vi: 'Lượt chăm sóc | Lượt chăm sóc',
    cn: '跟进记录 | 跟进记录',
    ar: 'سجل متابعة | سجلات المتابعة',
  },
  icon: 'handshake',
  menu: 'gestion',
  fields: {
    ID_GESTION: { kind: 'id' },
    CLIENTE_ID: { kind: 'reference', to: 'clients', required: true, filter: true },
    USER_ID: {
      kind: 'reference',
      to: 'users',
      label: texts.agent,
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
    FECHA_CREACION: {
      kind: 'dateTime',
      label: texts.at,
      default: '$now',
      readOnly: true,
      filter: true,
    },
    MOTIVO: {
      kind: 'choice',
      label: texts.result,
      options: contactResults,
      required: true,
      filter: true,
    },
    MEDIO: {
      kind: 'choice',
      label: texts.medium,
      options: contactMedia,
      required: true,
      default: '01',
    },
    COMENTARIO: { kind: 'longText', label: texts.note, maxLength: 1000, required: true },
    FECHA_VISITA: {
      kind: 'dateTime',
      label: texts.next,
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
  access: { '10': manager, '9': manager, '7': seller, '6': seller, '5': seller },
  begin: [
    {
      close: 'clients',
      where: { ID: { from: 'CLIENTE_ID' } },
      set: { ULTIMA_GESTION: { from: 'FECHA_CREACION' } },
    },
    {
      when: { FECHA_VISITA: { empty: false } },
      create: 'visits',
      with: {
        CLIENTE_ID: { from: 'CLIENTE_ID' },
        USER_ID: { from: 'USER_ID' },
        FECHA: { from: 'FECHA_VISITA' },
        MEDIO: { from: 'MEDIO' },
        NOTA: { from: 'COMENTARIO' },
      },
    },
  ],
})
