import { defineResource } from '../business'
import { outToSign } from '../domain/credit/creditSignature'
import { signatureFlow } from './flows/signature'
import { fixed, ofApplication } from './parts/given'

/** Signature evidence, written by the provider's answer only. */
const evidence = { read: ['admin', 'credit'], readOnly: true } as const
const signedFile = {
  kind: 'file',
  types: ['application/pdf'],
  max: 10_485_760,
  ...evidence,
} as const
const hash = { kind: 'code', upper: false, max: 64, ...evidence } as const
const onlyDocuments = { TIPO: 'documentos' } as const

/** Documents of a credit application for electronic signature. */
export const signatureRequests = defineResource({
  name: 'signature-requests',
  table: 'FIRMA_ELECTRONICA',
  key: 'ID_FIRMA',
  title: ['ID_FIRMA', 'TIPO'],
  tenant: true,
  parent: 'ID_EMPRESA',
  label: 'Firma electrónica | Firmas electrónicas',
  icon: 'draw',
  menu: 'credit',
  fields: {
    ID_FIRMA: { kind: 'id' },
    ID_EMPRESA: {
      ...ofApplication,
      unique: {
        when: { ESTADO: { in: outToSign } },
        scope: ['TIPO'],
        message: 'Ya hay una firma en curso de este documento: {{other}}',
      },
    },
    TIPO: {
      kind: 'choice',
      label: 'Qué se firma',
      options: { documentos: 'Solicitud y autorización', pagare: 'Pagaré' },
      ...fixed,
      filter: true,
    },
    ESTADO: { kind: 'status', flow: 'firma' },
    MONTO: {
      kind: 'money',
      label: 'Monto del pagaré',
      default: { field: 'ID_EMPRESA.MONTO_APROBADO' },
      visibleWhen: { TIPO: 'pagare' },
      readOnly: true,
    },
    FECHA_ENVIO: { kind: 'dateTime', label: 'Enviado el', readOnly: true, filter: true },
    ENVIADO_POR: { kind: 'reference', resource: 'users', label: 'Enviado por', readOnly: true },
    FECHA_CADUCIDAD: { kind: 'date', label: 'Plazo para firmar', readOnly: true },
    ENLACE: {
      kind: 'url',
      label: 'Enlace para firmar',
      copyLabel: 'Copiar enlace',
      readOnly: true,
    },
    FECHA_FIRMA: { kind: 'dateTime', label: 'Firmado el', readOnly: true },
    MOTIVO: { kind: 'text', readOnly: true },
    SESION: { kind: 'code', label: 'Sesión de firma', upper: false, readOnly: true },
    HUELLA: {
      kind: 'code',
      label: 'Huella de los documentos (SHA-256)',
      upper: false,
      max: 64,
      readOnly: true,
    },
    ARCHIVO_FIRMADO: { ...signedFile, label: 'Documento firmado' },
    HUELLA_FIRMADO: { ...hash, label: 'Huella del documento firmado (SHA-256)' },
    AUTORIZACION_FIRMADA: {
      ...signedFile,
      label: 'Autorización firmada',
      visibleWhen: onlyDocuments,
    },
    HUELLA_AUTORIZACION: {
      ...hash,
      label: 'Huella de la autorización firmada (SHA-256)',
      visibleWhen: onlyDocuments,
    },
    CERTIFICADO_TITULAR: { kind: 'text', label: 'Titular del certificado', ...evidence },
    CERTIFICADO_SERIE: { kind: 'text', label: 'Número de serie del certificado', ...evidence },
    CERTIFICADO_EMISOR: { kind: 'text', label: 'Emisor del certificado', ...evidence },
    CERTIFICADO_FECHA: {
      kind: 'dateTime',
      label: 'Hora de la firma según el certificado',
      ...evidence,
    },
    SIMULADO: { kind: 'boolean', label: 'Firma simulada', readOnly: true },
    VENDEDOR: {
      kind: 'reference',
      resource: 'users',
      default: { field: 'ID_EMPRESA.CREATED_BY_USER' },
      readOnly: true,
    },
  },
  list: {
    columns: ['ID_FIRMA', 'TIPO', 'ESTADO', 'ID_EMPRESA', 'MONTO', 'FECHA_ENVIO', 'FECHA_FIRMA'],
    sort: 'ID_FIRMA desc',
    tabs: 'ESTADO',
  },
  access: {
    admin: { read: true, create: true },
    credit: { read: true, create: true },
    salesAgent: { read: { VENDEDOR: '$me.ID' } },
  },
  flow: { firma: signatureFlow },
})
