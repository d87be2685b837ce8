import { defineResource } from '../business'
import { companyGroups } from '../domain/accounts/companies'
import { accountRoleLabels, GROUP_ADMIN, toAccountRoles } from '../domain/accounts/roles'
import { markingRoles } from '../domain/attendance/attendance'
import { workBranches } from '../domain/attendance/workBranches'
import { partners } from './parts/given'

const own = { ID: '$me.ID' } as const
/** Users of the company in use. */
const here = { or: [{ EMPRESA: '$me.EMPRESA' }, { EMPRESAS: { has: '$me.EMPRESA' } }] } as const
const partner = { or: [own, { COMPANY: '$me.COMPANY', ...here }] } as const

/** Accounts without a company: self-registered. */
const ofNoCompany = { EMPRESA: { empty: true }, EMPRESAS: { empty: true } } as const
const theirHome = {
  or: [{ '$me.GROUP': true }, { EMPRESA: { empty: true } }, { EMPRESA: { in: '$me.EMPRESAS' } }],
} as const
const theirCompanies = {
  or: [{ '$me.GROUP': true }, { EMPRESAS: { within: '$me.EMPRESAS' } }],
} as const
const theirRole = { or: [{ '$me.GROUP': true }, { ROLE: { ne: GROUP_ADMIN } }] } as const
/** Accounts whose companies and role the administrator manages. */
const managed = { and: [theirHome, theirCompanies, theirRole] } as const

/** User accounts. Users edit their own profile; only administrators assign rights, limited to their own companies. */
export const users = defineResource({
  name: 'users',
  table: 'USUARIO',
  key: 'ID',
  title: 'DISPLAYNAME',
  label: 'Usuario | Usuarios',
  icon: 'people',
  menu: 'settings',
  rest: {
    path: '/hanadb/api/users',
    envelope: 'users',
    provides: ['list', 'one'],
  },
  pages: {
    list: '/dashboard/user/list',
    create: '/dashboard/user/new',
    edit: '/dashboard/user/:id/edit',
  },
  fields: {
    ID: { kind: 'id' },
    DISPLAYNAME: { kind: 'text', required: true, search: true },
    EMAIL: { kind: 'email', required: true, unique: true, search: true, write: ['admin'] },
    PASSWORD: { kind: 'password', write: ['admin'] },
    PHOTOURL: { kind: 'url', portrait: true },
    PHONENUMBER: { kind: 'phone', search: true, filter: true },
    ABOUT: { kind: 'longText', max: 1000 },
    COUNTRY: { kind: 'text', max: 60, default: 'Ecuador' },
    CITY: { kind: 'text', max: 60, filter: true },
    // Home address: for administrators, and for self-registered users on their own row.
    ADDRESS: { kind: 'text', read: ['admin', 'user'] },
    STATE: { kind: 'text', max: 60, read: ['admin', 'user'] },
    ZIPCODE: { kind: 'code', max: 10, read: ['admin', 'user'] },
    ISPUBLIC: { kind: 'boolean', default: true },
    ISVERIFIED: { kind: 'boolean', default: false, readOnly: true },
    // Accepted version of the terms, and time.
    TERMS_VERSION: { kind: 'edition', readOnly: true, read: ['admin', 'user'] },
    TERMS_AT: { kind: 'dateTime', readOnly: true, read: ['admin', 'user'] },
    ROLE: {
      kind: 'choice',
      options: accountRoleLabels,
      required: true,
      default: 'user',
      filter: true,
      write: ['admin'],
      sensitive: true,
    },
    ACTIVE: { kind: 'boolean', label: 'Activo', default: true, filter: true, write: ['admin'] },
    COMPANY: {
      kind: 'choice',
      options: companyGroups,
      filter: true,
      write: ['admin'],
      sensitive: true,
    },
    EMPRESA: { kind: 'reference', resource: 'companies', write: ['admin'], sensitive: true },
    EMPRESAS: {
      kind: 'references',
      resource: 'companies',
      label: 'Empresas en las que trabaja',
      write: ['admin'],
      sensitive: true,
    },
    WAREHOUSE: { kind: 'references', resource: 'warehouses', write: ['admin'], sensitive: true },
    CARD_CODE: {
      kind: 'code',
      write: ['admin'],
      visibleWhen: { ROLE: '31' },
      required: { ROLE: '31' },
      sensitive: true,
    },
    SUCURSAL: { kind: 'choice', options: workBranches, write: ['admin'] },
    // Marks are expected from this day on.
    TRABAJA_DESDE: {
      kind: 'date',
      label: 'Trabaja desde',
      help: 'Desde ese día se esperan sus marcaciones. En blanco: desde la primera.',
      default: '$today',
      visibleWhen: { ROLE: { in: toAccountRoles(markingRoles) } },
      read: ['admin', 'credit', 'warehouse', 'salesAgent', 'store', 'brandAgent'],
      write: ['admin'],
    },
    // Manager, who sees the positions of working hours.
    JEFE: {
      kind: 'reference',
      resource: 'users',
      label: 'Jefatura',
      write: ['admin'],
      filter: true,
      sensitive: true,
    },
  },
  list: {
    columns: ['DISPLAYNAME', 'EMAIL', 'ROLE', 'COMPANY', 'CITY', 'PHONENUMBER', 'ACTIVE'],
    sort: 'DISPLAYNAME',
    tabs: [
      { id: 'active', label: 'Activos', where: { ACTIVE: true } },
      { id: 'banned', label: 'Bloqueados', where: { ACTIVE: false } },
    ],
  },
  form: [
    {
      id: 'profile',
      label: 'Perfil',
      fields: [
        ...(['DISPLAYNAME', 'EMAIL', 'ROLE', 'ACTIVE', 'PASSWORD', 'PHONENUMBER'] as const),
        ...(['PHOTOURL', 'ABOUT', 'ISPUBLIC'] as const),
      ],
    },
    {
      id: 'rights',
      label: 'Empresa y bodegas',
      fields: [
        ...(['COMPANY', 'EMPRESA', 'EMPRESAS', 'SUCURSAL', 'WAREHOUSE'] as const),
        ...(['CARD_CODE', 'JEFE', 'TRABAJA_DESDE'] as const),
      ],
    },
    {
      id: 'address',
      label: 'Dirección',
      fields: ['COUNTRY', 'STATE', 'CITY', 'ADDRESS', 'ZIPCODE'],
    },
    { id: 'account', label: 'Cuenta', fields: 'others' },
  ],
  related: [],
  slots: { showBelow: 'activity' },
  trash: true,
  checks: [
    { rule: theirHome, field: 'EMPRESA', message: 'Elija una empresa en la que usted trabaje' },
    {
      rule: theirCompanies,
      field: 'EMPRESAS',
      message: 'Solo puede asignar las empresas en las que usted trabaja',
    },
    {
      rule: theirRole,
      field: 'ROLE',
      message: 'Solo un administrador del grupo puede asignar este rol',
    },
  ],
  access: {
    admin: {
      read: { or: [own, ...here.or, ofNoCompany] },
      create: managed,
      update: managed,
      delete: managed,
    },
    // Colleagues see each other.
    '*': { read: { or: [own, ...here.or] }, update: own },
    // Users of the partner see their own company, customers the sales agents of their group.
    ...partners({ read: partner, update: own }),
    customer: {
      read: { or: [own, { ROLE: '7', COMPANY: '$me.COMPANY', ...here }] },
      update: own,
    },
    user: { read: own, update: own },
  },
})
