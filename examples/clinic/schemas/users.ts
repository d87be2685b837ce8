import { defineResource } from '../business'

const own = { ID: '$me.ID' } as const

/** People with an account. The engine reads the columns in capitals; the clinic adds the specialty. */
export const users = defineResource({
  name: 'users',
  table: 'ACCOUNT',
  key: 'ID',
  title: 'DISPLAYNAME',
  label: 'Usuario | Usuarios',
  icon: 'people',
  menu: 'team',
  fields: {
    ID: { kind: 'id' },
    DISPLAYNAME: { kind: 'text', label: 'Nombre', required: true, search: true },
    EMAIL: {
      kind: 'email',
      label: 'Correo',
      required: true,
      unique: true,
      search: true,
      write: ['admin'],
    },
    PASSWORD: { kind: 'password', label: 'Contraseña', write: ['admin'] },
    PHOTOURL: { kind: 'url', label: 'Foto', portrait: true },
    ROLE: {
      kind: 'choice',
      label: 'Rol',
      options: {
        admin: 'Dirección',
        doctor: 'Médico',
        reception: 'Recepción',
        guest: 'Sin rol',
      },
      required: true,
      default: 'guest',
      filter: true,
      write: ['admin'],
      sensitive: true,
    },
    specialty: { kind: 'text', label: 'Especialidad', visibleWhen: { ROLE: 'doctor' } },
    ISVERIFIED: { kind: 'boolean', label: 'Correo verificado', default: false, readOnly: true },
    ISPUBLIC: { kind: 'boolean', label: 'Perfil visible', default: true },
    ACTIVE: { kind: 'boolean', label: 'Activo', default: true, filter: true, write: ['admin'] },
    TERMS_VERSION: {
      kind: 'code',
      label: 'Condiciones aceptadas',
      readOnly: true,
      read: ['admin'],
    },
    TERMS_AT: { kind: 'dateTime', label: 'Aceptadas el', readOnly: true, read: ['admin'] },
  },
  list: {
    columns: ['DISPLAYNAME', 'EMAIL', 'ROLE', 'specialty', 'ACTIVE'],
    sort: 'DISPLAYNAME',
  },
  related: [],
  access: {
    admin: 'all',
    doctor: { read: true, update: own },
    reception: { read: true, update: own },
    guest: { read: own, update: own },
  },
})
