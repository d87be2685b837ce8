import { defineResource } from '../model/schema'
import {
  beginsFolder,
  movesFolder,
  readsFolder,
  removesFolder,
  sharedWith,
  sharesFolder,
  writesFolder,
} from './parts/folderRights'
import { folderTexts as texts } from './texts/folders'

/**
 * Shared folders (`/dashboard/files-manager`). One inside another is shared like that one, unless it
 * says otherwise; the server keeps its lists in step (`server/areas/folders`).
 */
export const folders = defineResource({
  name: 'folders',
  table: 'CARPETA',
  key: 'ID',
  title: 'NOMBRE',
  company: 'EMPRESA',
  label: {
    es: 'Carpeta | Carpetas',
    en: 'Folder | Folders',
    fr: 'Dossier | Dossiers',
    vi: 'Thư mục | Thư mục',
    cn: '文件夹 | 文件夹',
    ar: 'مجلد | مجلدات',
  },
  icon: 'folder',
  menu: false,
  opens: '/dashboard/files-manager?folder=:id',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: texts.name, maxLength: 80, required: true, search: true },
    CARPETA: {
      kind: 'reference',
      to: 'folders',
      label: texts.within,
      write: movesFolder,
      filter: true,
    },
    PROPIETARIO: {
      kind: 'reference',
      to: 'users',
      label: texts.owner,
      default: '$me.ID',
      readOnly: true,
    },
    HEREDA: {
      kind: 'boolean',
      label: texts.inherits,
      help: texts.inheritsHelp,
      default: true,
      show: { CARPETA: { empty: false } },
      write: sharesFolder,
    },
    LEEN_ROLES: {
      kind: 'choices',
      label: texts.readRoles,
      options: sharedWith,
      write: sharesFolder,
      sensitive: true,
    },
    LEEN: {
      kind: 'references',
      to: 'users',
      label: texts.readPeople,
      write: sharesFolder,
      sensitive: true,
    },
    EDITAN_ROLES: {
      kind: 'choices',
      label: texts.writeRoles,
      options: sharedWith,
      write: sharesFolder,
      sensitive: true,
    },
    EDITAN: {
      kind: 'references',
      to: 'users',
      label: texts.writePeople,
      write: sharesFolder,
      sensitive: true,
    },
  },
  list: {
    columns: [
      'NOMBRE',
      'CARPETA',
      'PROPIETARIO',
      'HEREDA',
      'LEEN_ROLES',
      'LEEN',
      'EDITAN_ROLES',
      'EDITAN',
    ],
    sort: 'NOMBRE',
  },
  form: [
    { id: 'folder', fields: ['NOMBRE', 'CARPETA'] },
    {
      id: 'sharing',
      label: texts.sharing,
      fields: ['HEREDA', 'LEEN_ROLES', 'EDITAN_ROLES', 'LEEN', 'EDITAN'],
    },
  ],
  related: [],
  trash: { keep: 30 },
  access: {
    '10': 'all',
    '*': {
      read: readsFolder,
      create: beginsFolder,
      update: writesFolder,
      delete: removesFolder,
    },
    '31': { read: readsFolder },
    '0': { read: readsFolder },
    '1': { read: readsFolder },
    '2': { read: readsFolder },
  },
})
