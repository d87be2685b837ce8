import { outToSign } from '../domain/creditSignature'
import { defineResource } from '../model/schema'
import { signatureFlow } from './flows/signature'
import { signatureTexts as texts } from './texts/signatures'

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
