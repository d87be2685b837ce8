import { defineResource } from '../business'
import { readsAround, sharedPeople, sharedRoles, writesAround } from './parts/folderRights'
import { author, partners, stamp } from './parts/given'

/** File types as shown to users. */
const fileTypes = {
  documento: { label: 'Documento', colour: 'error' },
  hoja: { label: 'Hoja de cálculo', colour: 'success' },
  presentacion: { label: 'Presentación', colour: 'warning' },
  imagen: { label: 'Imagen', colour: 'info' },
  audio: { label: 'Audio', colour: 'info' },
  video: { label: 'Video', colour: 'info' },
  comprimido: { label: 'Archivo comprimido', colour: 'default' },
} as const

const reads = {
  or: [...readsAround.or, { LEEN_ROLES: { has: '$me.ROLE' } }, { LEEN: { has: '$me.ID' } }],
} as const

/** Files of shared folders; visible to readers of the folder, and to users they are shared with. */
export const sharedFiles = defineResource({
  name: 'shared-files',
  table: 'ARCHIVO',
  key: 'ID',
  title: 'NOMBRE',
  tenant: true,
  label: 'Archivo compartido | Archivos compartidos',
  icon: 'description',
  menu: false,
  pages: { record: '/dashboard/files-manager?file=:id' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: {
      kind: 'text',
      label: 'Nombre',
      max: 120,
      required: true,
      search: true,
      filter: true,
      sortable: true,
    },
    CARPETA: {
      kind: 'reference',
      resource: 'folders',
      label: 'Carpeta',
      required: true,
      filter: true,
    },
    ARCHIVO: {
      kind: 'file',
      label: 'Archivo',
      required: true,
      max: 26_214_400,
      types: ['application/*', 'image/*', 'text/*', 'audio/*', 'video/*'],
      keepVersions: true,
    },
    TIPO: { kind: 'choice', label: 'Tipo', options: fileTypes, readOnly: true, filter: true },
    TAMANO: { kind: 'integer', label: 'Tamaño en bytes', min: 0, readOnly: true, sortable: true },
    NOTA: { kind: 'longText', label: 'Nota', max: 1000 },
    LEEN_ROLES: {
      ...sharedRoles,
      label: 'Roles que pueden ver',
      help: 'Además de quienes ya ven la carpeta.',
    },
    LEEN: {
      ...sharedPeople,
      label: 'Personas que pueden ver',
      help: 'Además de quienes ya ven la carpeta.',
      filter: true,
    },
    AUTOR: { ...author, label: 'Subido por', filter: true },
    FECHA: { ...stamp, label: 'Subido el', filter: true, sortable: true },
  },
  list: {
    columns: ['NOMBRE', 'TIPO', 'CARPETA', 'AUTOR', 'FECHA', 'TAMANO', 'ARCHIVO'],
    sort: 'FECHA desc',
  },
  form: [
    { id: 'file', fields: ['NOMBRE', 'CARPETA', 'ARCHIVO', 'NOTA'] },
    { id: 'sharing', label: 'Compartir', fields: ['LEEN_ROLES', 'LEEN'] },
  ],
  related: [],
  trash: { retention: 30 },
  access: {
    admin: 'all',
    '*': {
      read: reads,
      create: writesAround,
      update: writesAround,
      delete: writesAround,
    },
    customer: { read: reads },
    ...partners({ read: reads }),
  },
})
