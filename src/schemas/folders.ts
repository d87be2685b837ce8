import { defineResource } from '../business'
import {
  beginsFolder,
  movesFolder,
  readsFolder,
  removesFolder,
  sharedPeople,
  sharedRoles,
  sharesFolder,
  writesFolder,
} from './parts/folderRights'
import { author, partners } from './parts/given'

/**
 * Shared folders (`/dashboard/files-manager`). Subfolders inherit sharing unless they define it; the server
 * keeps inherited lists up to date (`server/areas/files-manager`).
 */
export const folders = defineResource({
  name: 'folders',
  table: 'CARPETA',
  key: 'ID',
  title: 'NOMBRE',
  tenant: true,
  label: 'Carpeta | Carpetas',
  icon: 'folder',
  menu: false,
  pages: { record: '/dashboard/files-manager?folder=:id' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', max: 80, required: true, search: true },
    CARPETA: {
      kind: 'reference',
      resource: 'folders',
      label: 'Dentro de',
      write: movesFolder,
      filter: true,
    },
    PROPIETARIO: { ...author, label: 'Propietario' },
    HEREDA: {
      kind: 'boolean',
      label: 'Se comparte como la carpeta que la contiene',
      help: 'Mientras esté marcado, las listas de abajo son las de esa carpeta.',
      default: true,
      visibleWhen: { CARPETA: { empty: false } },
      write: sharesFolder,
    },
    LEEN_ROLES: { ...sharedRoles, label: 'Roles que pueden ver', write: sharesFolder },
    LEEN: { ...sharedPeople, label: 'Personas que pueden ver', write: sharesFolder },
    EDITAN_ROLES: { ...sharedRoles, label: 'Roles que pueden editar', write: sharesFolder },
    EDITAN: { ...sharedPeople, label: 'Personas que pueden editar', write: sharesFolder },
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
      label: 'Compartir',
      fields: ['HEREDA', 'LEEN_ROLES', 'EDITAN_ROLES', 'LEEN', 'EDITAN'],
    },
  ],
  related: [],
  trash: { retention: 30 },
  access: {
    admin: 'all',
    '*': {
      read: readsFolder,
      create: beginsFolder,
      update: writesFolder,
      delete: removesFolder,
    },
    customer: { read: readsFolder },
    ...partners({ read: readsFolder }),
  },
})
