import { accountFields } from '../../../src/model/definition/accountFields'
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
    ...accountFields({
      roles: { admin: 'Dirección', doctor: 'Médico', reception: 'Recepción', guest: 'Sin rol' },
      admin: 'admin',
      guest: 'guest',
    }),
    specialty: { kind: 'text', label: 'Especialidad', visibleWhen: { ROLE: 'doctor' } },
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
