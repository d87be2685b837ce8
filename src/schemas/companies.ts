import { companies as groups } from '../domain/companies'
import { defineResource } from '../model/schema'
import { clientTexts as clients } from './texts/clients'
import { scheduleTexts as texts } from './texts/schedules'

/** The companies of the group: most rows belong to one of them, and a person works in one at a time. */
export const companies = defineResource({
  name: 'companies',
  table: 'EMPRESA',
  key: 'EMPRESA',
  title: 'NOMBRE',
  label: {
    es: 'Empresa | Empresas',
    en: 'Company | Companies',
    fr: 'Société | Sociétés',
    vi: 'Công ty | Công ty',
    cn: '公司 | 公司',
    ar: 'شركة | الشركات',
  },
  icon: 'business',
  menu: 'catalogos',
  fields: {
    EMPRESA: { kind: 'code', pattern: '0000000000000', createOnly: true },
    NOMBRE: { kind: 'text', required: true, search: true, unique: true },
    COMPANY: { kind: 'choice', options: groups, required: true },
    LINEA: {
      kind: 'text',
      maxLength: 60,
      label: {
        es: 'Línea',
        en: 'Line of business',
        fr: 'Ligne',
        vi: 'Ngành hàng',
        cn: '产品线',
        ar: 'خط المنتجات',
      },
    },
    DIRECCION: { kind: 'text' },
    MARGEN_CUPO: {
      kind: 'percent',
      label: clients.margin,
      help: clients.marginHelp,
      min: 0,
      max: 100,
      sensitive: true,
    },
    AVISO_ASISTENCIA: {
      kind: 'longText',
      label: texts.markNotice,
      help: texts.noticeHelp,
      maxLength: 2000,
    },
    DIAS_MARCAS: {
      kind: 'integer',
      label: texts.markDays,
      help: texts.markDaysHelp,
      min: 90,
      max: 3650,
      sensitive: true,
    },
    MARCAS_DESDE: {
      kind: 'date',
      label: texts.marksSince,
      help: texts.marksSinceHelp,
      readOnly: true,
    },
    AVISO_POSICION: {
      kind: 'longText',
      label: texts.positionNotice,
      help: texts.noticeHelp,
      maxLength: 2000,
    },
    DIAS_POSICIONES: {
      kind: 'integer',
      label: texts.positionDays,
      help: texts.positionDaysHelp,
      min: 1,
      max: 365,
      sensitive: true,
    },
  },
  form: [
    {
      id: 'empresa',
      fields: ['EMPRESA', 'NOMBRE', 'COMPANY', 'LINEA', 'DIRECCION', 'MARGEN_CUPO'],
    },
    { id: 'datos', label: texts.personal, fields: 'rest' },
  ],
  list: { columns: ['EMPRESA', 'NOMBRE', 'COMPANY', 'LINEA'], sort: 'NOMBRE' },
  trash: true,
  access: {
    // Administrators keep their own companies; who administers the group adds and removes them.
    '10': {
      read: true,
      create: { '$me.GROUP': true },
      update: { or: [{ '$me.GROUP': true }, { EMPRESA: { in: '$me.EMPRESAS' } }] },
      delete: { '$me.GROUP': true },
    },
    '*': 'read',
  },
})
