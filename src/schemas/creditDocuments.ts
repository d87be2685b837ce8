import { bureauReport } from '../domain/creditDocuments'
import { defineResource } from '../model/schema'
import { creditDocumentFlow } from './flows/creditDocument'
import { refusalReasons } from './texts/creditDocumentSays'
import { creditDocumentTypes } from './texts/creditDocumentTypes'

/** Each document a credit application is judged by, with its own state: who sees the application sees them. */
export const creditDocuments = defineResource({
  name: 'credit-documents',
  table: 'PROSPECTO_DOCUMENTO',
  key: 'ID_DOCUMENTO',
  title: 'TIPO',
  company: 'EMPRESA',
  parent: 'ID_EMPRESA',
  partOfParent: true,
  label: {
    es: 'Documento de crédito | Documentos de crédito',
    en: 'Credit document | Credit documents',
    fr: 'Document de crédit | Documents de crédit',
    vi: 'Giấy tờ tín dụng | Giấy tờ tín dụng',
    cn: '信贷文件 | 信贷文件',
    ar: 'مستند ائتمان | مستندات الائتمان',
  },
  icon: 'description',
  menu: 'credito',
  fields: {
    ID_DOCUMENTO: { kind: 'id' },
    ID_EMPRESA: {
      kind: 'reference',
      to: 'credit-applications',
      label: {
        es: 'Solicitud',
        en: 'Application',
        fr: 'Demande',
        vi: 'Hồ sơ',
        cn: '申请',
        ar: 'الطلب',
      },
      required: true,
      createOnly: true,
      filter: true,
    },
    TIPO: {
      kind: 'choice',
      options: creditDocumentTypes,
      required: true,
      createOnly: true,
      filter: true,
    },
    ESTADO: { kind: 'status', flow: 'documento' },
    ARCHIVO: {
      kind: 'file',
      types: ['application/pdf', 'image/*'],
      readOnly: true,
    },
    FECHA_CADUCIDAD: {
      kind: 'date',
      filter: true,
      due: { before: 30, tell: { from: 'VENDEDOR' } },
    },
    MOTIVO_RECHAZO: {
      kind: 'choice',
      options: refusalReasons,
      readOnly: true,
    },
    OBSERVACIONES: { kind: 'longText', maxLength: 1000 },
    REVISADO_POR: { kind: 'reference', to: 'users', readOnly: true },
    FECHA_REVISION: { kind: 'dateTime', readOnly: true },
    VENDEDOR: {
      kind: 'reference',
      to: 'users',
      default: { from: 'ID_EMPRESA.CREATED_BY_USER' },
      readOnly: true,
    },
  },
  unique: [['ID_EMPRESA', 'TIPO']],
  list: {
    columns: ['TIPO', 'ESTADO', 'ID_EMPRESA', 'ARCHIVO', 'FECHA_CADUCIDAD'],
    sort: 'ID_DOCUMENTO',
    tabs: 'ESTADO',
  },
  trash: true,
  access: {
    '10': 'all',
    '9': { read: true, create: true, update: true },
    '7': { read: { TIPO: { ne: bureauReport } } },
  },
  flow: { documento: creditDocumentFlow },
})
