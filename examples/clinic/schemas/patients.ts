import { defineResource } from '../business'

/** Patients. Reception registers them; only doctors read what is medical. */
export const patients = defineResource({
  name: 'patients',
  table: 'PATIENT',
  key: 'id',
  title: 'name',
  label: 'Paciente | Pacientes',
  icon: 'people',
  menu: 'care',
  fields: {
    id: { kind: 'id' },
    name: { kind: 'text', label: 'Nombre', required: true, search: true },
    born: { kind: 'date', label: 'Fecha de nacimiento', max: 'today', filter: true },
    email: { kind: 'email', label: 'Correo', search: true },
    telephone: { kind: 'text', label: 'Teléfono', max: 20, search: true },
    doctor: {
      kind: 'reference',
      resource: 'users',
      label: 'Médico de cabecera',
      filterOptions: { match: { ROLE: ['doctor'] }, message: 'Elija un médico' },
      filter: true,
    },
    home: { kind: 'location', label: 'Domicilio' },
    allergies: {
      kind: 'longText',
      label: 'Alergias',
      max: 1000,
      read: ['admin', 'doctor'],
      write: ['admin', 'doctor'],
    },
  },
  list: { columns: ['name', 'born', 'telephone', 'doctor'], map: 'home', sort: 'name' },
  matchFields: ['name', 'telephone'],
  trash: true,
  access: {
    admin: 'all',
    doctor: { read: true, create: true, update: true },
    reception: { read: true, create: true, update: true },
  },
})
