import type { Translations } from './text'

/** The role ids of domain.md 1.1; "user" is the self-registered account of product.md 6. */
export const roles = ['10', '9', '8', '7', '6', '5', '31', '0', '1', '2', 'user'] as const

export type Role = (typeof roles)[number]

/** A group administrator is an administrator of every company: an account's role, no other set of rights. */
export const GROUP_ADMIN = 'groupAdmin'

/** What an account's ROLE may be: the roles of rules, and the group administrator. */
export type AccountRole = Role | typeof GROUP_ADMIN

export const accountRoles: readonly AccountRole[] = [GROUP_ADMIN, ...roles]

/** The role by whose rights an account works; an unknown one has none. */
export const actingRole = (stored: unknown): Role => {
  if (stored === GROUP_ADMIN) return '10'
  return isRole(stored) ? stored : 'user'
}

/** The account roles that work by the rights of these roles. */
export const accountRolesOf = (acting: readonly Role[]): readonly AccountRole[] =>
  accountRoles.filter(role => acting.includes(actingRole(role)))

export const isRole = (value: unknown): value is Role => roles.some(role => role === value)

export const roleLabels: Readonly<Record<Role, Translations>> = {
  '10': {
    es: 'Administrador',
    en: 'Administrator',
    fr: 'Administrateur',
    vi: 'Quản trị viên',
    cn: '管理员',
    ar: 'مدير النظام',
  },
  '9': { es: 'Crédito', en: 'Credit', fr: 'Crédit', vi: 'Tín dụng', cn: '信贷', ar: 'الائتمان' },
  '8': {
    es: 'Bodega',
    en: 'Warehouse',
    fr: 'Entrepôt',
    vi: 'Kho hàng',
    cn: '仓库',
    ar: 'المستودع',
  },
  '7': {
    es: 'Vendedor',
    en: 'Sales agent',
    fr: 'Commercial',
    vi: 'Nhân viên bán hàng',
    cn: '销售员',
    ar: 'مندوب مبيعات',
  },
  '6': { es: 'Tienda', en: 'Store', fr: 'Magasin', vi: 'Cửa hàng', cn: '门店', ar: 'المتجر' },
  '5': {
    es: 'Vendedor de marca',
    en: 'Brand sales agent',
    fr: 'Commercial de marque',
    vi: 'Nhân viên bán hàng của hãng',
    cn: '品牌销售员',
    ar: 'مندوب مبيعات العلامة',
  },
  '31': {
    es: 'Cliente mayorista',
    en: 'Wholesale customer',
    fr: 'Client grossiste',
    vi: 'Khách hàng bán buôn',
    cn: '批发客户',
    ar: 'عميل جملة',
  },
  '0': {
    es: 'Socio: vendedor',
    en: 'Partner: sales agent',
    fr: 'Partenaire : commercial',
    vi: 'Đối tác: bán hàng',
    cn: '合作伙伴：销售员',
    ar: 'الشريك: مندوب مبيعات',
  },
  '1': {
    es: 'Socio: compras',
    en: 'Partner: purchasing',
    fr: 'Partenaire : achats',
    vi: 'Đối tác: mua hàng',
    cn: '合作伙伴：采购',
    ar: 'الشريك: المشتريات',
  },
  '2': {
    es: 'Socio: ejecutivo de soporte',
    en: 'Partner: support executive',
    fr: 'Partenaire : chargé de support',
    vi: 'Đối tác: chuyên viên hỗ trợ',
    cn: '合作伙伴：支持专员',
    ar: 'الشريك: مسؤول الدعم',
  },
  user: {
    es: 'Usuario registrado',
    en: 'Registered user',
    fr: 'Utilisateur inscrit',
    vi: 'Người dùng đã đăng ký',
    cn: '注册用户',
    ar: 'مستخدم مسجَّل',
  },
}

export const accountRoleLabels: Readonly<Record<AccountRole, Translations>> = {
  [GROUP_ADMIN]: {
    es: 'Administrador del grupo',
    en: 'Group administrator',
    fr: 'Administrateur du groupe',
    vi: 'Quản trị viên tập đoàn',
    cn: '集团管理员',
    ar: 'مدير المجموعة',
  },
  ...roleLabels,
}

/** What an account's role is called; nothing for a code that is none. */
export const accountRoleLabel = (stored: unknown): Translations | undefined =>
  accountRoles.some(role => role === stored) ? accountRoleLabels[stored as AccountRole] : undefined

/** What the role of somebody signed in is called. */
export const roleLabelOf = ({ ROLE, GROUP }: { readonly ROLE: Role; readonly GROUP?: true }) =>
  accountRoleLabels[GROUP ? GROUP_ADMIN : ROLE]
