import { defineResource } from '../business'
import {
  securityEventLabels as kinds,
  securityRetentionDays,
} from '../domain/accounts/securityEvents'
import { securityReasons } from '../domain/accounts/securityReasons'

/** Events of accounts in the user's companies; those of unknown accounts for group administrators only. */
const theirs = { or: [{ '$me.GROUP': true }, { EMPRESA: { in: '$me.EMPRESAS' } }] } as const

/** Security log: sign-ins, refusals and changes of rights. Written by the server only. */
export const securityEvents = defineResource({
  name: 'security-events',
  table: 'EVENTO_SEGURIDAD',
  key: 'ID',
  title: ['SUCESO', 'FECHA'],
  label: 'Evento de seguridad | Registro de seguridad',
  icon: 'shield',
  menu: 'settings',
  retention: securityRetentionDays,
  fields: {
    ID: { kind: 'id' },
    FECHA: {
      kind: 'dateTime',
      inTimeline: false,
      label: 'Primera vez',
      readOnly: true,
      filter: true,
    },
    HASTA: { kind: 'dateTime', inTimeline: false, label: 'Última vez', readOnly: true },
    VECES: {
      kind: 'integer',
      label: 'Veces',
      help: 'Lo que se repite dentro de un minuto se cuenta en una sola línea.',
      min: 1,
      readOnly: true,
      filter: true,
    },
    SUCESO: { kind: 'choice', options: kinds, label: 'Suceso', readOnly: true, filter: true },
    MOTIVO: {
      kind: 'choice',
      options: securityReasons,
      allowOther: true,
      label: 'Motivo',
      readOnly: true,
      filter: true,
    },
    // the names at that time, because accounts can be deleted
    USUARIO: { kind: 'code', label: 'N.º de usuario', readOnly: true, filter: true },
    NOMBRE_USUARIO: { kind: 'text', label: 'Usuario', readOnly: true, search: true },
    PERSONA: { kind: 'code', label: 'N.º de cuenta afectada', readOnly: true, filter: true },
    NOMBRE_PERSONA: { kind: 'text', label: 'Cuenta afectada', readOnly: true, search: true },
    COMO: { kind: 'code', label: 'Visto como', readOnly: true },
    DIRECCION_IP: { kind: 'code', label: 'Dirección IP', readOnly: true, filter: true },
    RECURSO: { kind: 'text', label: 'Recurso', max: 200, readOnly: true },
    DETALLE: { kind: 'text', label: 'Detalle', max: 500, readOnly: true },
    EMPRESA: {
      kind: 'reference',
      resource: 'companies',
      onDelete: 'setNull',
      readOnly: true,
      filter: true,
    },
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
    tabs: [
      { id: 'today', label: 'Hoy', where: { FECHA: { during: 'today' } } },
      { id: 'week', label: 'Últimos 7 días', where: { FECHA: { during: 'last 7 days' } } },
    ],
    sort: 'FECHA desc',
  },
  access: { admin: { read: theirs } },
})
