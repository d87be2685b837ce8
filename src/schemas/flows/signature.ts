import type { LocalizedText } from '../../base/text'
import {
  outToSign,
  signingDays,
  signatureState as state,
} from '../../domain/credit/creditSignature'

/** States of a signature. */
const names = {
  prepared: 'Preparada',
  sending: 'Enviando',
  sent: 'Enviada',
  viewed: 'Vista',
  withdrawn: 'Anulada',
  signed: 'Firmada',
  refused: 'Rechazada',
  expired: 'Caducada',
} as const

const call = 'uanataca.enviar'
const { sending, sent } = state
const tell = (text: LocalizedText) => ({ notify: { field: 'VENDEDOR' }, text })

const places = { documentos: 'SOO', pagare: 'SOO_PAGARE' } as const
const ofApplication = { ID_EMPRESA: { field: 'ID_EMPRESA' } } as const
const withLink = (TIPO: string) => ({ when: { TIPO, ENLACE: { empty: false } } }) as const

/** Stores the open signature link on the application, for the board (business.md#credit-applications). */
const links = Object.entries(places).map(([TIPO, column]) => ({
  ...withLink(TIPO),
  update: 'credit-applications',
  match: ofApplication,
  set: { [column]: { field: 'ENLACE' } },
}))
const unlinks = Object.entries(places).map(([TIPO, column]) => ({
  ...withLink(TIPO),
  update: 'credit-applications',
  match: { ...ofApplication, [column]: { field: 'ENLACE' } },
  set: { [column]: null },
}))

/** Stores the signed amount, with which the granted amount is compared. */
const keepAmount = {
  when: { TIPO: 'pagare' },
  update: 'credit-applications',
  match: ofApplication,
  set: { MONTO_PAGARE: { field: 'MONTO' } },
} as const

/** Fetches and stores the signed documents with their certificate. */
const fetchSigned = {
  when: { ARCHIVO_FIRMADO: { empty: true } },
  call: 'uanataca.recuperar',
  with: { SESION: { field: 'SESION' }, TIPO: { field: 'TIPO' } },
  mapResponse: {
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

/** Computes the hash of uploaded signed files from the stored bytes. */
const sealUploaded = {
  when: { ARCHIVO_FIRMADO: { empty: false } },
  call: 'archivo.sellar',
  with: {
    ARCHIVO_FIRMADO: { field: 'ARCHIVO_FIRMADO' },
    AUTORIZACION_FIRMADA: { field: 'AUTORIZACION_FIRMADA' },
  },
  mapResponse: { HUELLA_FIRMADO: 'HUELLA_FIRMADO', HUELLA_AUTORIZACION: 'HUELLA_AUTORIZACION' },
} as const

/** A transition made by the provider's answer only. */
const notified = (
  name: 'sent' | 'viewed' | 'signed' | 'refused' | 'expired',
  from: readonly number[],
) => ({
  label: names[name] as LocalizedText,
  from,
  to: state[name],
  allow: [],
  onResponse: { call, match: { estado: name } },
})

/** Flow of a signature request: sent, viewed, then signed, refused or expired. */
export const signatureFlow = {
  initial: state.prepared,
  states: {
    [state.prepared]: { colour: 'default', label: 'Preparada' },
    [state.sending]: { colour: 'info', label: 'Enviando' },
    [state.sent]: { colour: 'info', label: 'Enviada' },
    [state.viewed]: { colour: 'warning', label: 'Vista' },
    [state.signed]: { colour: 'success', label: 'Firmada' },
    [state.refused]: { colour: 'error', label: 'Rechazada' },
    [state.expired]: { colour: 'error', label: 'Caducada' },
    [state.withdrawn]: { colour: 'default', label: 'Anulada' },
  },
  transitions: {
    enviar: {
      label: 'Enviar a firmar',
      from: [state.prepared, state.refused, state.expired],
      to: state.sending,
      allow: ['credit', 'admin'],
      guards: [
        {
          rule: {
            or: [
              { TIPO: 'documentos' },
              { 'ID_EMPRESA.MONTO_APROBADO': { eq: { field: 'MONTO' } } },
            ],
          },
          message: 'El monto del pagaré no coincide con el aprobado: prepare otro',
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
            ID_EMPRESA: { field: 'ID_EMPRESA' },
            TIPO: { field: 'TIPO' },
            EMPRESA: { field: 'EMPRESA' },
            HASTA: { inDays: signingDays },
          },
          mapResponse: {
            SESION: 'sesion',
            ENLACE: 'enlace',
            FECHA_FIRMA: 'firmado',
            MOTIVO: 'motivo',
            HUELLA: 'huella',
            SIMULADO: 'simulated',
            // For documents signed elsewhere; the provider's files have a certificate.
            ARCHIVO_FIRMADO: 'archivo',
            AUTORIZACION_FIRMADA: 'archivoAutorizacion',
          },
        },
      ],
      icon: 'send',
      colour: 'success',
    },
    anular: {
      label: 'Anular solicitud de firma',
      from: [state.prepared, ...outToSign, state.refused, state.expired],
      to: state.withdrawn,
      allow: ['credit', 'admin'],
      confirm: 'El enlace se retirará y una firma posterior no tendrá validez.',
      effects: unlinks,
      icon: 'block',
      colour: 'error',
    },
    enviada: { ...notified('sent', [sending]), effects: links },
    vista: { ...notified('viewed', [sending, sent]), effects: links },
    // A signature of the last day may be reported after expiry.
    firmada: {
      ...notified('signed', [...outToSign, state.expired]),
      effects: [
        ...unlinks,
        keepAmount,
        fetchSigned,
        sealUploaded,
        tell('El cliente firmó los documentos de su crédito'),
      ],
    },
    rechazada: {
      ...notified('refused', outToSign),
      effects: [...unlinks, tell('El cliente no firmó los documentos de su crédito')],
    },
    caducada: {
      ...notified('expired', outToSign),
      timer: { field: 'FECHA_CADUCIDAD' },
      effects: [...unlinks, tell('El cliente no firmó los documentos de su crédito')],
    },
  },
} as const
