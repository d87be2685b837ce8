import { defineResource } from '../model/schema'
import { readsAround, sharedWith, writesAround } from './parts/folderRights'
import { fileTypes, folderTexts as texts } from './texts/folders'

const reads = {
  or: [...readsAround.or, { LEEN_ROLES: { has: '$me.ROLE' } }, { LEEN: { has: '$me.ID' } }],
} as const

/** The files of shared folders: who sees the folder sees them, and who they are shared with besides. */
export const sharedFiles = defineResource({
  name: 'shared-files',
  table: 'ARCHIVO',
  key: 'ID',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Archivo compartido | Archivos compartidos',
    en: 'Shared file | Shared files',
    fr: 'Fichier partagé | Fichiers partagés',
    vi: 'Tệp chia sẻ | Tệp chia sẻ',
    cn: '共享文件 | 共享文件',
    ar: 'ملف مشترك | ملفات مشتركة',
  },
  icon: 'description',
  menu: false,
  opens: '/dashboard/files-manager?file=:id',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: {
      kind: 'text',
      label: texts.name,
      maxLength: 120,
      required: true,
      search: true,
      filter: true,
      sort: true,
    },
    CARPETA: {
      kind: 'reference',
      to: 'folders',
      label: texts.folder,
      required: true,
      filter: true,
    },
    ARCHIVO: {
      kind: 'file',
      label: texts.file,
      required: true,
      maxSize: 26_214_400,
      types: ['application/*', 'image/*', 'text/*', 'audio/*', 'video/*'],
      versions: true,
    },
    TIPO: {
      kind: 'choice',
      label: texts.type,
      options: fileTypes,
      readOnly: true,
      filter: true,
    },
    TAMANO: { kind: 'integer', label: texts.size, min: 0, readOnly: true, sort: true },
    NOTA: { kind: 'longText', label: texts.note, maxLength: 1000 },
    LEEN_ROLES: {
      kind: 'choices',
      label: texts.readRoles,
      help: texts.alsoHelp,
      options: sharedWith,
      sensitive: true,
    },
    LEEN: {
      kind: 'references',
      to: 'users',
      label: texts.readPeople,
      help: texts.alsoHelp,
      filter: true,
      sensitive: true,
    },
    AUTOR: {
      kind: 'reference',
      to: 'users',
      label: texts.author,
      default: '$me.ID',
      readOnly: true,
      filter: true,
    },
    FECHA: {
      kind: 'dateTime',
      label: texts.date,
      default: '$now',
      readOnly: true,
      filter: true,
      sort: true,
    },
  },
  list: {
    columns: ['NOMBRE', 'TIPO', 'CARPETA', 'AUTOR', 'FECHA', 'TAMANO', 'ARCHIVO'],
    sort: 'FECHA desc',
  },
  form: [
    { id: 'file', fields: ['NOMBRE', 'CARPETA', 'ARCHIVO', 'NOTA'] },
    { id: 'sharing', label: texts.sharing, fields: ['LEEN_ROLES', 'LEEN'] },
  ],
  related: [],
  trash: { keep: 30 },
  access: {
    '10': 'all',
    '*': {
      read: reads,
      create: writesAround,
      update: writesAround,
      delete: writesAround,
    },
    '31': { read: reads },
    '0': { read: reads },
    '1': { read: reads },
    '2': { read: reads },
  },
})
