import { invitationKeptDays, invitationState } from '../domain/creditInvitation'
import { defineResource } from '../model/schema'
import { creditInvitationFlow } from './flows/creditInvitation'
import { creditTexts } from './texts/creditApplications'
import { creditDocumentTypes } from './texts/creditDocumentTypes'
import { invitationTexts as texts } from './texts/creditInvitations'

/** Until it goes out it can be put right. */
const unsent = { ESTADO: invitationState.prepared } as const
const repeated = { REPETIDA: true } as const
const own = { CREATED_BY_USER: '$me.ID' } as const

/**
 * Somebody is asked to apply for credit by a link, without an account (docs/decisions/022). The link
 * itself stands nowhere: the database has its fingerprint alone.
 */
export const creditInvitations = defineResource({
  name: 'credit-invitations',
  table: 'PROSPECTO_INVITACION',
  key: 'ID_INVITACION',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Invitación a crédito | Invitaciones a crédito',
    en: 'Credit invitation | Credit invitations',
    fr: 'Invitation au crédit | Invitations au crédit',
    vi: 'Lời mời tín dụng | Lời mời tín dụng',
    cn: '信贷邀请 | 信贷邀请',
    ar: 'دعوة ائتمان | دعوات الائتمان',
  },
  icon: 'forward_to_inbox',
  menu: 'credito',
  lasts: invitationKeptDays,
  related: [],
  fields: {
    ID_INVITACION: { kind: 'id' },
    TIPO_PERSONA: {
      kind: 'choice',
      required: true,
      filter: true,
      options: { N: creditTexts.natural, J: creditTexts.legal },
    },
    NOMBRE: { kind: 'text', label: texts.invited, required: true, search: true },
    EMAIL: { kind: 'email', required: true, search: true },
    NUM_TELEFONO: { kind: 'phone', digits: 10, search: true },
    ESTADO: { kind: 'status', flow: 'invitacion' },
    FECHA_CADUCIDAD: { kind: 'date', label: texts.until, readOnly: true, filter: true },
    ID_EMPRESA: {
      kind: 'reference',
      to: 'credit-applications',
      label: texts.application,
      readOnly: true,
      letsGo: true,
    },
    // Whoever invited may not know this one: credit alone compares.
    SOLICITUD_ANTERIOR: {
      kind: 'reference',
      to: 'credit-applications',
      label: texts.earlier,
      read: ['10', '9'],
      readOnly: true,
      letsGo: true,
      show: repeated,
    },
    REPETIDA: { kind: 'boolean', label: texts.again, readOnly: true },
    // What came from somebody who had applied before stays beside their application, to be compared.
    RUC: { kind: 'identity', only: 'ruc', readOnly: true, search: true, show: repeated },
    DATOS_RECIBIDOS: {
      kind: 'longText',
      label: texts.received,
      readOnly: true,
      maxLength: 60_000,
      show: repeated,
    },
    DOCUMENTOS_RECIBIDOS: {
      kind: 'lines',
      label: texts.papers,
      readOnly: true,
      show: repeated,
      fields: {
        TIPO: { kind: 'choice', options: creditDocumentTypes, readOnly: true },
        ARCHIVO: { kind: 'file', types: ['application/pdf', 'image/*'], readOnly: true },
      },
    },
    AVISO: { kind: 'longText', label: texts.notice, readOnly: true, maxLength: 4000 },
    FECHA_ACEPTACION: { kind: 'dateTime', label: texts.accepted, readOnly: true },
    FECHA_ENTREGA: { kind: 'dateTime', label: texts.delivered, readOnly: true, filter: true },
    CREATED_BY_USER: {
      kind: 'reference',
      to: 'users',
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
  },
  list: {
    columns: ['ID_INVITACION', 'NOMBRE', 'TIPO_PERSONA', 'ESTADO', 'FECHA_CADUCIDAD', 'ID_EMPRESA'],
    sort: 'ID_INVITACION desc',
    tabs: 'ESTADO',
    marks: [{ when: { REPETIDA: true }, label: texts.again, colour: 'warning' }],
  },
  slots: { showBelow: 'invitationLink' },
  access: {
    '10': { read: true, create: true, update: unsent },
    '9': { read: true, create: true, update: unsent },
    '7': { read: own, create: true, update: { and: [unsent, own] } },
  },
  flow: { invitacion: creditInvitationFlow },
})
