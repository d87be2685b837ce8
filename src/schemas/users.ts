import { markingRoles } from '../domain/attendance'
import { companies } from '../domain/companies'
import { accountRoleLabels, accountRolesOf, GROUP_ADMIN } from '../domain/roles'
import { workBranches } from '../domain/workBranches'
import { defineResource } from '../model/schema'
import { positionTexts } from './texts/positions'
import { scheduleTexts } from './texts/schedules'
import { userTexts as texts } from './texts/users'

const own = { ID: '$me.ID' } as const
/** Who works in the company the reader works in now. */
const here = { or: [{ EMPRESA: '$me.EMPRESA' }, { EMPRESAS: { has: '$me.EMPRESA' } }] } as const
const partner = { or: [own, { COMPANY: '$me.COMPANY', ...here }] } as const

/** Accounts that no company has taken up: registered by strangers. */
const ofNoCompany = { EMPRESA: { empty: true }, EMPRESAS: { empty: true } } as const
const theirHome = {
  or: [{ '$me.GROUP': true }, { EMPRESA: { empty: true } }, { EMPRESA: { in: '$me.EMPRESAS' } }],
} as const
const theirCompanies = {
  or: [{ '$me.GROUP': true }, { EMPRESAS: { within: '$me.EMPRESAS' } }],
} as const
const theirRole = { or: [{ '$me.GROUP': true }, { ROLE: { ne: GROUP_ADMIN } }] } as const
/** An account that works nowhere its administrator does not: whose sign-in opens nothing to them. */
const managed = { and: [theirHome, theirCompanies, theirRole] } as const

/**
 * The people who sign in. Everybody keeps their own profile; only an administrator gives rights, and
 * none beyond the companies they work in themselves.
 */
export const users = defineResource({
  name: 'users',
  table: 'USUARIO',
  key: 'ID',
  title: 'DISPLAYNAME',
  label: {
    es: 'Usuario | Usuarios',
    en: 'User | Users',
    fr: 'Utilisateur | Utilisateurs',
    vi: 'Người dùng | Người dùng',
    cn: '用户 | 用户',
    ar: 'مستخدم | المستخدمون',
  },
  icon: 'people',
  menu: 'user',
  rest: { path: '/hanadb/api/users', envelope: 'users', lenient: true },
  pages: {
    list: '/dashboard/user/list',
    create: '/dashboard/user/new',
    edit: '/dashboard/user/:id/edit',
  },
  fields: {
    ID: { kind: 'id' },
    DISPLAYNAME: { kind: 'text', required: true, search: true },
    EMAIL: { kind: 'email', required: true, unique: true, search: true, write: ['10'] },
    PASSWORD: { kind: 'password', write: ['10'] },
    PHOTOURL: { kind: 'url' },
    PHONENUMBER: { kind: 'phone', search: true, filter: true },
    ABOUT: { kind: 'longText', maxLength: 1000 },
    COUNTRY: { kind: 'text', maxLength: 60, default: 'Ecuador' },
    CITY: { kind: 'text', maxLength: 60, filter: true },
    // A home address is for the administrator, and for those who see no row but their own.
    ADDRESS: { kind: 'text', read: ['10', 'user'] },
    STATE: { kind: 'text', maxLength: 60, read: ['10', 'user'] },
    ZIPCODE: { kind: 'code', maxLength: 10, read: ['10', 'user'] },
    ISPUBLIC: { kind: 'boolean', default: true },
    ISVERIFIED: { kind: 'boolean', default: false, readOnly: true },
    // Which terms of use they have accepted, and when.
    TERMS_VERSION: { kind: 'code', readOnly: true, read: ['10', 'user'] },
    TERMS_AT: { kind: 'dateTime', readOnly: true, read: ['10', 'user'] },
    ROLE: {
      kind: 'choice',
      options: accountRoleLabels,
      required: true,
      default: 'user',
      filter: true,
      write: ['10'],
      sensitive: true,
    },
    ACTIVE: {
      kind: 'boolean',
      label: {
        es: 'Activo',
        en: 'Active',
        fr: 'Actif',
        vi: 'Đang hoạt động',
        cn: '启用',
        ar: 'نشط',
      },
      default: true,
      filter: true,
      write: ['10'],
    },
    COMPANY: { kind: 'choice', options: companies, filter: true, write: ['10'], sensitive: true },
    EMPRESA: { kind: 'reference', to: 'companies', write: ['10'], sensitive: true },
    EMPRESAS: {
      kind: 'references',
      to: 'companies',
      label: {
        es: 'Empresas en las que trabaja',
        en: 'Companies worked in',
        fr: 'Sociétés de travail',
        vi: 'Công ty làm việc',
        cn: '可操作的公司',
        ar: 'الشركات التي يعمل فيها',
      },
      write: ['10'],
      sensitive: true,
    },
    WAREHOUSE: { kind: 'references', to: 'warehouses', write: ['10'], sensitive: true },
    CARD_CODE: {
      kind: 'code',
      write: ['10'],
      show: { ROLE: '31' },
      required: { ROLE: '31' },
      sensitive: true,
    },
    SUCURSAL: { kind: 'choice', options: workBranches, write: ['10'] },
    // From that day on marks are expected of them.
    TRABAJA_DESDE: {
      kind: 'date',
      label: scheduleTexts.worksSince,
      help: scheduleTexts.worksSinceHelp,
      default: '$today',
      show: { ROLE: { in: accountRolesOf(markingRoles) } },
      read: markingRoles,
      write: ['10'],
    },
    // Whom they report to: sees their positions in working hours.
    JEFE: {
      kind: 'reference',
      to: 'users',
      label: positionTexts.manager,
      write: ['10'],
      filter: true,
      sensitive: true,
    },
  },
  list: {
    columns: ['ID', 'DISPLAYNAME', 'EMAIL', 'ROLE', 'COMPANY', 'CITY', 'ISPUBLIC', 'ACTIVE'],
    sort: 'DISPLAYNAME',
    tabs: [
      {
        id: 'active',
        label: {
          es: 'Activos',
          en: 'Active',
          fr: 'Actifs',
          vi: 'Đang hoạt động',
          cn: '启用',
          ar: 'النشطون',
        },
        filter: { ACTIVE: true },
      },
      {
        id: 'banned',
        label: {
          es: 'Bloqueados',
          en: 'Banned',
          fr: 'Bloqués',
          vi: 'Đã khóa',
          cn: '停用',
          ar: 'المحظورون',
        },
        filter: { ACTIVE: false },
      },
    ],
  },
  form: [
    {
      id: 'profile',
      label: {
        es: 'Perfil',
        en: 'Profile',
        fr: 'Profil',
        vi: 'Hồ sơ',
        cn: '个人资料',
        ar: 'الملف الشخصي',
      },
      fields: ['DISPLAYNAME', 'EMAIL', 'PASSWORD', 'PHONENUMBER', 'PHOTOURL', 'ABOUT', 'ISPUBLIC'],
    },
    {
      id: 'address',
      label: {
        es: 'Dirección',
        en: 'Address',
        fr: 'Adresse',
        vi: 'Địa chỉ',
        cn: '地址',
        ar: 'العنوان',
      },
      fields: ['COUNTRY', 'STATE', 'CITY', 'ADDRESS', 'ZIPCODE'],
    },
    {
      id: 'rights',
      label: {
        es: 'Rol y empresa',
        en: 'Role and company',
        fr: 'Rôle et société',
        vi: 'Vai trò và công ty',
        cn: '角色与公司',
        ar: 'الدور والشركة',
      },
      fields: 'rest',
    },
  ],
  related: [],
  slots: { showBelow: 'activity' },
  trash: true,
  checks: [
    { rule: theirHome, at: 'EMPRESA', else: texts.foreignCompany },
    { rule: theirCompanies, at: 'EMPRESAS', else: texts.foreignCompanies },
    { rule: theirRole, at: 'ROLE', else: texts.groupOnly },
  ],
  access: {
    '10': {
      read: { or: [own, ...here.or, ofNoCompany] },
      create: managed,
      update: managed,
      delete: managed,
    },
    // Colleagues know each other.
    '*': { read: { or: [own, ...here.or] }, update: own },
    // The partner's people know their own, and so does a customer the sales agents of their group.
    '0': { read: partner, update: own },
    '1': { read: partner, update: own },
    '2': { read: partner, update: own },
    '31': {
      read: { or: [own, { ROLE: '7', COMPANY: '$me.COMPANY', ...here }] },
      update: own,
    },
    user: { read: own, update: own },
  },
})
