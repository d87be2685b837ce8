import { defineResource } from '../business'
import { invitationRetentionDays, invitationState } from '../domain/credit/creditInvitation'
import { creditInvitationFlow } from './flows/creditInvitation'
import { creditDocumentTypes } from './parts/creditDocumentTypes'
import { author } from './parts/given'

/** Fields can be corrected until the invitation is sent. */
const unsent = { ESTADO: invitationState.prepared } as const
const repeated = { REPETIDA: true } as const
const own = { CREATED_BY_USER: '$me.ID' } as const

/**
 * Invitations to apply for credit by link, without an account (docs/decisions/022). Only the hash of the
 * link is stored.
 */
export const creditInvitations = defineResource({
  name: 'credit-invitations',
  table: 'PROSPECTO_INVITACION',
  key: 'ID_INVITACION',
  title: 'NOMBRE',
  tenant: true,
  label: 'Invitación a crédito | Invitaciones a crédito',
  icon: 'forward_to_inbox',
  menu: 'credit',
  retention: invitationRetentionDays,
  related: [],
  fields: {
    ID_INVITACION: { kind: 'id' },
    TIPO_PERSONA: {
      kind: 'choice',
      required: true,
      filter: true,
      options: { N: 'Natural', J: 'Jurídica' },
    },
    NOMBRE: { kind: 'text', label: 'Persona invitada', required: true, search: true },
    EMAIL: { kind: 'email', required: true, search: true },
    NUM_TELEFONO: { kind: 'phone', lengths: [10], search: true },
    ESTADO: { kind: 'status', flow: 'invitacion' },
    FECHA_CADUCIDAD: { kind: 'date', label: 'Vigente hasta', readOnly: true, filter: true },
    ID_EMPRESA: {
      kind: 'reference',
      resource: 'credit-applications',
      label: 'Solicitud recibida',
      readOnly: true,
      onDelete: 'setNull',
    },
    // Visible to credit only, because the inviting user may not know the earlier application.
    SOLICITUD_ANTERIOR: {
      kind: 'reference',
      resource: 'credit-applications',
      label: 'Solicitud anterior',
      read: ['admin', 'credit'],
      readOnly: true,
      onDelete: 'setNull',
      visibleWhen: repeated,
    },
    REPETIDA: { kind: 'boolean', label: 'Ya tenía solicitud', readOnly: true },
    // Data of an applicant with an earlier application, kept for comparison.
    RUC: { kind: 'identity', type: 'ruc', readOnly: true, search: true, visibleWhen: repeated },
    DATOS_RECIBIDOS: {
      kind: 'longText',
      label: 'Datos entregados',
      readOnly: true,
      max: 60_000,
      visibleWhen: repeated,
    },
    DOCUMENTOS_RECIBIDOS: {
      kind: 'lines',
      label: 'Documentos entregados',
      readOnly: true,
      visibleWhen: repeated,
      fields: {
        TIPO: { kind: 'choice', options: creditDocumentTypes, readOnly: true },
        ARCHIVO: { kind: 'file', types: ['application/pdf', 'image/*'], readOnly: true },
      },
    },
    AVISO: { kind: 'longText', label: 'Aviso aceptado', readOnly: true, max: 4000 },
    FECHA_ACEPTACION: { kind: 'dateTime', label: 'Aceptado el', readOnly: true },
    FECHA_ENTREGA: { kind: 'dateTime', label: 'Entregada el', readOnly: true, filter: true },
    CREATED_BY_USER: { ...author, filter: true },
  },
  list: {
    columns: ['ID_INVITACION', 'NOMBRE', 'TIPO_PERSONA', 'ESTADO', 'FECHA_CADUCIDAD', 'ID_EMPRESA'],
    sort: 'ID_INVITACION desc',
    tabs: 'ESTADO',
    highlights: [{ when: { REPETIDA: true }, label: 'Ya tenía solicitud', colour: 'warning' }],
  },
  slots: { showBelow: 'invitationLink' },
  access: {
    admin: { read: true, create: true, update: unsent },
    credit: { read: true, create: true, update: unsent },
    salesAgent: { read: own, create: true, update: { and: [unsent, own] } },
  },
  flow: { invitacion: creditInvitationFlow },
})
