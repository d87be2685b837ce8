import { outToSign } from '../domain/creditSignature'
import { defineResource } from '../model/schema'
import { signatureFlow } from './flows/signature'
import { signatureTexts as texts } from './texts/signatures'
import { signedFileTexts as files } from './texts/signedFiles'

/** What was signed, for who may print it: written by the provider's answer alone. */
const evidence = { read: ['10', '9'], readOnly: true } as const
const signedFile = {
  kind: 'file',
  types: ['application/pdf'],
  maxSize: 10_485_760,
  ...evidence,
} as const
const hash = { kind: 'code', upper: false, maxLength: 64, ...evidence } as const
const onlyDocuments = { TIPO: 'documentos' } as const

/** Papers of a credit application that its applicant signs from afar, by the provider’s link. */
export const signatureRequests = defineResource({
  name: 'signature-requests',
  table: 'FIRMA_ELECTRONICA',
  key: 'ID_FIRMA',
  title: ['ID_FIRMA', 'TIPO'],
  company: 'EMPRESA',
  parent: 'ID_EMPRESA',
  label: {
    es: 'Firma electrónica | Firmas electrónicas',
    en: 'Electronic signature | Electronic signatures',
    fr: 'Signature électronique | Signatures électroniques',
    vi: 'Chữ ký điện tử | Chữ ký điện tử',
    cn: '电子签名 | 电子签名',
    ar: 'توقيع إلكتروني | التوقيعات الإلكترونية',
  },
  icon: 'draw',
  menu: 'credito',
  fields: {
    ID_FIRMA: { kind: 'id' },
    ID_EMPRESA: {
      kind: 'reference',
      to: 'credit-applications',
      label: texts.application,
      required: true,
      createOnly: true,
      filter: true,
      unique: { while: 'ESTADO', in: outToSign, with: ['TIPO'], else: texts.isOut },
    },
    TIPO: {
      kind: 'choice',
      label: texts.what,
      options: { documentos: texts.documents, pagare: texts.note },
      required: true,
      createOnly: true,
      filter: true,
    },
    ESTADO: { kind: 'status', flow: 'firma' },
    MONTO: {
      kind: 'money',
      label: texts.amount,
      default: { from: 'ID_EMPRESA.MONTO_APROBADO' },
      show: { TIPO: 'pagare' },
      readOnly: true,
    },
    FECHA_ENVIO: { kind: 'dateTime', label: texts.sentAt, readOnly: true, filter: true },
    ENVIADO_POR: { kind: 'reference', to: 'users', label: texts.sentBy, readOnly: true },
    FECHA_CADUCIDAD: { kind: 'date', label: texts.openUntil, readOnly: true },
    ENLACE: { kind: 'url', label: texts.link, copies: texts.copy, readOnly: true },
    FECHA_FIRMA: { kind: 'dateTime', label: texts.signedAt, readOnly: true },
    MOTIVO: { kind: 'text', readOnly: true },
    SESION: { kind: 'code', label: texts.session, upper: false, readOnly: true },
    HUELLA: { kind: 'code', label: texts.print, upper: false, maxLength: 64, readOnly: true },
    ARCHIVO_FIRMADO: { ...signedFile, label: files.signedFile },
    HUELLA_FIRMADO: { ...hash, label: files.signedHash },
    AUTORIZACION_FIRMADA: {
      ...signedFile,
      label: files.signedAuthorisation,
      show: onlyDocuments,
    },
    HUELLA_AUTORIZACION: { ...hash, label: files.authorisationHash, show: onlyDocuments },
    CERTIFICADO_TITULAR: { kind: 'text', label: files.certificateSubject, ...evidence },
    CERTIFICADO_SERIE: { kind: 'text', label: files.certificateSerial, ...evidence },
    CERTIFICADO_EMISOR: { kind: 'text', label: files.certificateIssuer, ...evidence },
    CERTIFICADO_FECHA: { kind: 'dateTime', label: files.certificateTime, ...evidence },
    SIMULADO: { kind: 'boolean', label: texts.simulated, readOnly: true },
    VENDEDOR: {
      kind: 'reference',
      to: 'users',
      default: { from: 'ID_EMPRESA.CREATED_BY_USER' },
      readOnly: true,
    },
  },
  list: {
    columns: ['ID_FIRMA', 'TIPO', 'ESTADO', 'ID_EMPRESA', 'MONTO', 'FECHA_ENVIO', 'FECHA_FIRMA'],
    sort: 'ID_FIRMA desc',
    tabs: 'ESTADO',
  },
  access: {
    '10': { read: true, create: true },
    '9': { read: true, create: true },
    '7': { read: { VENDEDOR: '$me.ID' } },
  },
  flow: { firma: signatureFlow },
})
