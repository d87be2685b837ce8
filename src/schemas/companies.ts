import { defineResource } from '../business'
import { companyGroups as groups } from '../domain/accounts/companies'

/** Companies of the group. Most rows belong to one; a user works in one at a time. */
export const companies = defineResource({
  name: 'companies',
  table: 'EMPRESA',
  key: 'EMPRESA',
  title: 'NOMBRE',
  label: 'Empresa | Empresas',
  icon: 'business',
  menu: 'settings',
  fields: {
    EMPRESA: { kind: 'code', pattern: '0000000000000', createOnly: true },
    NOMBRE: { kind: 'text', required: true, search: true, unique: true },
    COMPANY: { kind: 'choice', options: groups, required: true },
    LINEA: { kind: 'text', max: 60, label: 'Línea' },
    DIRECCION: { kind: 'text' },
    MARGEN_CUPO: {
      kind: 'percent',
      label: 'Exceso de cupo que aprueba una persona (%)',
      help: 'En blanco: 20. Por encima deben aprobar dos personas.',
      min: 0,
      max: 100,
      sensitive: true,
    },
    AVISO_ASISTENCIA: {
      kind: 'longText',
      label: 'Aviso sobre las marcaciones',
      help: 'Lo lee la persona antes de entregar sus datos. En blanco: el texto de Mostrador.',
      max: 2000,
    },
    DIAS_MARCAS: {
      kind: 'integer',
      label: 'Días que se guardan las marcaciones',
      help: 'En blanco: 1095. Lo más antiguo se elimina definitivamente.',
      min: 90,
      max: 3650,
      sensitive: true,
    },
    MARCAS_DESDE: {
      kind: 'date',
      label: 'Marcaciones guardadas desde',
      help: 'Las de días anteriores ya se eliminaron. En blanco: se conservan todas.',
      readOnly: true,
    },
    AVISO_POSICION: {
      kind: 'longText',
      label: 'Aviso sobre la ubicación',
      help: 'Lo lee la persona antes de entregar sus datos. En blanco: el texto de Mostrador.',
      max: 2000,
    },
    DIAS_POSICIONES: {
      kind: 'integer',
      label: 'Días que se guardan las ubicaciones',
      help: 'En blanco: 30. Lo más antiguo se elimina definitivamente.',
      min: 1,
      max: 365,
      sensitive: true,
    },
  },
  form: [
    {
      id: 'empresa',
      fields: ['EMPRESA', 'NOMBRE', 'COMPANY', 'LINEA', 'DIRECCION', 'MARGEN_CUPO'],
    },
    { id: 'datos', label: 'Asistencia y ubicación', fields: 'others' },
  ],
  list: { columns: ['EMPRESA', 'NOMBRE', 'COMPANY', 'LINEA'], sort: 'NOMBRE' },
  trash: true,
  access: {
    // Administrators edit their own companies; group administrators create and delete them.
    admin: {
      read: true,
      create: { '$me.GROUP': true },
      update: { or: [{ '$me.GROUP': true }, { EMPRESA: { in: '$me.EMPRESAS' } }] },
      delete: { '$me.GROUP': true },
    },
    '*': 'read',
  },
})
