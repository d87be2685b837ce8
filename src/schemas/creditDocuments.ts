import { defineResource } from '../business'
import { bureauReport } from '../domain/credit/creditDocuments'
import { creditDocumentFlow } from './flows/creditDocument'
import { creditDocumentTypes } from './parts/creditDocumentTypes'
import { fixed, ofApplication } from './parts/given'

const refusalReasons = {
  ilegible: 'No se lee',
  incompleto: 'Incompleto',
  conClave: 'Está protegido con clave',
  noCorresponde: 'No corresponde al cliente o al documento pedido',
  otro: 'Otro motivo',
} as const

/** Documents of a credit application, each with its own state; visible to readers of the application. */
export const creditDocuments = defineResource({
  name: 'credit-documents',
  table: 'PROSPECTO_DOCUMENTO',
  key: 'ID_DOCUMENTO',
  title: 'TIPO',
  tenant: true,
  parent: 'ID_EMPRESA',
  label: 'Documento de crédito | Documentos de crédito',
  icon: 'description',
  menu: 'credit',
  fields: {
    ID_DOCUMENTO: { kind: 'id' },
    ID_EMPRESA: { ...ofApplication, onDelete: 'cascade' },
    TIPO: { kind: 'choice', options: creditDocumentTypes, ...fixed, filter: true },
    ESTADO: { kind: 'status', flow: 'documento' },
    ARCHIVO: {
      kind: 'file',
      types: ['application/pdf', 'image/*'],
      readOnly: true,
    },
    FECHA_CADUCIDAD: {
      kind: 'date',
      filter: true,
      reminder: { days: 30, notify: { field: 'VENDEDOR' } },
    },
    MOTIVO_RECHAZO: {
      kind: 'choice',
      options: refusalReasons,
      readOnly: true,
    },
    OBSERVACIONES: { kind: 'longText', max: 1000 },
    REVISADO_POR: { kind: 'reference', resource: 'users', readOnly: true },
    FECHA_REVISION: { kind: 'dateTime', readOnly: true },
    VENDEDOR: {
      kind: 'reference',
      resource: 'users',
      default: { field: 'ID_EMPRESA.CREATED_BY_USER' },
      write: ['admin'],
    },
  },
  unique: [['ID_EMPRESA', 'TIPO']],
  list: {
    columns: ['TIPO', 'ESTADO', 'ID_EMPRESA', 'ARCHIVO', 'FECHA_CADUCIDAD'],
    sort: 'ID_DOCUMENTO',
    calendar: 'FECHA_CADUCIDAD',
    tabs: 'ESTADO',
  },
  trash: true,
  access: {
    admin: 'all',
    credit: { read: true, create: true, update: true },
    salesAgent: { read: { TIPO: { ne: bureauReport } } },
  },
  flow: { documento: creditDocumentFlow },
})
