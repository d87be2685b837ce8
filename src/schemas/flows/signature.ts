import { outToSign, signingDays, signatureState as state } from '../../domain/creditSignature'
import type { Text } from '../../domain/text'
import { signatureStates as names, signatureSays as says } from '../texts/signatures'

const call = 'uanataca.enviar'
const { sending, sent } = state
const tell = (text: Text) => ({ notify: { from: 'VENDEDOR' }, text })

const places = { documentos: 'SOO', pagare: 'SOO_PAGARE' } as const
const ofApplication = { ID_EMPRESA: { from: 'ID_EMPRESA' } } as const
const withLink = (TIPO: string) => ({ when: { TIPO, ENLACE: { empty: false } } }) as const

/** The board offers the link from the application itself (domain.md 2.12), while there is something to sign. */
const links = Object.entries(places).map(([TIPO, column]) => ({
  ...withLink(TIPO),
  close: 'credit-applications',
  where: ofApplication,
  set: { [column]: { from: 'ENLACE' } },
}))
const unlinks = Object.entries(places).map(([TIPO, column]) => ({
  ...withLink(TIPO),
  close: 'credit-applications',
  where: { ...ofApplication, [column]: { from: 'ENLACE' } },
  set: { [column]: null },
}))

/** For how much the applicant has signed: what is granted is held against it. */
const keepAmount = {
  when: { TIPO: 'pagare' },
  close: 'credit-applications',
  where: ofApplication,
  set: { MONTO_PAGARE: { from: 'MONTO' } },
} as const

/** Fetches the signed documents with their certificate, and keeps them with the request. */
const fetchSigned = {
  when: { ARCHIVO_FIRMADO: { empty: true } },
  call: 'uanataca.recuperar',
  with: { SESION: { from: 'SESION' }, TIPO: { from: 'TIPO' } },
  fills: {
    ARCHIVO_FIRMADO: 'ARCHIVO_FIRMADO',
    HUELLA_FIRMADO: 'HUELLA_FIRMADO',
    AUTORIZACION_FIRMADA: 'AUTORIZACION_FIRMADA',
    HUELLA_AUTORIZACION: 'HUELLA_AUTORIZACION',
    CERTIFICADO_TITULAR: 'titular',
    CERTIFICADO_SERIE: 'serie',
    CERTIFICADO_EMISOR: 'emisor',
    CERTIFICADO_FECHA: 'firmado',
  },
} as const

/** What a person handed in as signed gets its fingerprint from the stored bytes. */
const sealUploaded = {
  when: { ARCHIVO_FIRMADO: { empty: false } },
  call: 'archivo.sellar',
  with: {
    ARCHIVO_FIRMADO: { from: 'ARCHIVO_FIRMADO' },
    AUTORIZACION_FIRMADA: { from: 'AUTORIZACION_FIRMADA' },
  },
  fills: { HUELLA_FIRMADO: 'HUELLA_FIRMADO', HUELLA_AUTORIZACION: 'HUELLA_AUTORIZACION' },
} as const

/** A move the provider's answer makes, and nobody else. */
const told = (
  name: 'sent' | 'viewed' | 'signed' | 'refused' | 'expired',
  from: readonly number[],
) => ({
  label: names[name] as Text,
  from,
  to: state[name],
  by: [],
  hears: { call, where: { estado: name } },
})

/** Papers on their way to be signed: sent, seen, and signed, refused or out of time. */
export const signatureFlow = {
  initial: state.prepared,
  states: {
    [state.prepared]: { colour: 'default', label: names.prepared },
    [state.sending]: { colour: 'info', label: names.sending },
    [state.sent]: { colour: 'info', label: names.sent },
    [state.viewed]: { colour: 'warning', label: names.viewed },
    [state.signed]: { colour: 'success', end: true, label: names.signed },
    [state.refused]: { colour: 'error', label: names.refused },
    [state.expired]: { colour: 'error', label: names.expired },
    [state.withdrawn]: { colour: 'default', end: true, label: names.withdrawn },
  },
  transitions: {
    enviar: {
      label: says.send,
      from: [state.prepared, state.refused, state.expired],
      to: state.sending,
      by: ['9', '10'],
      when: [
        {
          rule: {
            or: [
              { TIPO: 'documentos' },
              { 'ID_EMPRESA.MONTO_APROBADO': { eq: { field: 'MONTO' } } },
            ],
          },
          else: says.notApproved,
        },
      ],
      effects: [
        {
          set: {
            FECHA_ENVIO: '$now',
            ENVIADO_POR: '$me.ID',
            FECHA_CADUCIDAD: { inDays: signingDays },
            ENLACE: null,
            MOTIVO: null,
          },
        },
        {
          call,
          with: {
            ID_EMPRESA: { from: 'ID_EMPRESA' },
            TIPO: { from: 'TIPO' },
            EMPRESA: { from: 'EMPRESA' },
            HASTA: { inDays: signingDays },
          },
          fills: {
            SESION: 'sesion',
            ENLACE: 'enlace',
            FECHA_FIRMA: 'firmado',
            MOTIVO: 'motivo',
            HUELLA: 'huella',
            SIMULADO: 'simulated',
            // Of what was signed elsewhere; the provider's own files come with their certificate.
            ARCHIVO_FIRMADO: 'archivo',
            AUTORIZACION_FIRMADA: 'archivoAutorizacion',
          },
        },
      ],
      icon: 'send',
      colour: 'success',
    },
    anular: {
      label: says.withdraw,
      from: [state.prepared, ...outToSign, state.refused, state.expired],
      to: state.withdrawn,
      by: ['9', '10'],
      confirm: says.withdrawSure,
      effects: unlinks,
      icon: 'block',
      colour: 'error',
    },
    enviada: { ...told('sent', [sending]), effects: links },
    vista: { ...told('viewed', [sending, sent]), effects: links },
    // Signed on the last day, it may be told after the clock has closed it.
    firmada: {
      ...told('signed', [...outToSign, state.expired]),
      effects: [...unlinks, keepAmount, fetchSigned, sealUploaded, tell(says.signed)],
    },
    rechazada: { ...told('refused', outToSign), effects: [...unlinks, tell(says.refused)] },
    caducada: {
      ...told('expired', outToSign),
      after: 'FECHA_CADUCIDAD',
      effects: [...unlinks, tell(says.refused)],
    },
  },
} as const
