import { securityEvents as kinds, securityKeptDays } from '../domain/securityEvents'
import { securityReasons } from '../domain/securityReasons'
import { defineResource } from '../model/schema'
import { securityTexts as texts } from './texts/security'

/** Events of accounts at home in a company of theirs; those of no known account for the group alone. */
const theirs = { or: [{ '$me.GROUP': true }, { EMPRESA: { in: '$me.EMPRESAS' } }] } as const

/** Who signed in or tried to, what was refused, and whose rights changed. The server alone writes it. */
export const securityEvents = defineResource({
  name: 'security-events',
  table: 'EVENTO_SEGURIDAD',
  key: 'ID',
  title: ['SUCESO', 'FECHA'],
  label: {
    es: 'Evento de seguridad | Registro de seguridad',
    en: 'Security event | Security log',
    fr: 'Événement de sécurité | Journal de sécurité',
    vi: 'Sự kiện bảo mật | Nhật ký bảo mật',
    cn: '安全事件 | 安全日志',
    ar: 'حدث أمني | سجل الأمان',
  },
  icon: 'shield',
  menu: 'user',
  lasts: securityKeptDays,
  fields: {
    ID: { kind: 'id' },
    FECHA: { kind: 'dateTime', event: false, label: texts.first, readOnly: true, filter: true },
    HASTA: { kind: 'dateTime', event: false, label: texts.last, readOnly: true },
    VECES: {
      kind: 'integer',
      label: texts.times,
      help: texts.timesHelp,
      min: 1,
      readOnly: true,
      filter: true,
    },
    SUCESO: { kind: 'choice', options: kinds, label: texts.event, readOnly: true, filter: true },
    MOTIVO: {
      kind: 'choice',
      options: securityReasons,
      open: true,
      label: texts.code,
      readOnly: true,
      filter: true,
    },
    // as they were called then: an account may be deleted, what it did stays told
    USUARIO: { kind: 'code', label: texts.byNumber, readOnly: true, filter: true },
    NOMBRE_USUARIO: { kind: 'text', label: texts.by, readOnly: true, search: true },
    PERSONA: { kind: 'code', label: texts.personNumber, readOnly: true, filter: true },
    NOMBRE_PERSONA: { kind: 'text', label: texts.person, readOnly: true, search: true },
    COMO: { kind: 'code', label: texts.as, readOnly: true },
    DIRECCION_IP: { kind: 'code', label: texts.address, readOnly: true, filter: true },
    RECURSO: { kind: 'text', label: texts.target, maxLength: 200, readOnly: true },
    DETALLE: { kind: 'text', label: texts.detail, maxLength: 500, readOnly: true },
    EMPRESA: { kind: 'reference', to: 'companies', letsGo: true, readOnly: true, filter: true },
  },
  list: {
    columns: [
      'FECHA',
      'SUCESO',
      'NOMBRE_USUARIO',
      'NOMBRE_PERSONA',
      'RECURSO',
      'DETALLE',
      'MOTIVO',
      'DIRECCION_IP',
      'VECES',
    ],
    sort: 'FECHA desc',
  },
  access: { '10': { read: theirs } },
})
