/** Role names of schemas with their stored codes (business.md#roles); "user" is a self-registered account. */
export const roleCodes = {
  admin: '10',
  credit: '9',
  warehouse: '8',
  salesAgent: '7',
  store: '6',
  brandAgent: '5',
  customer: '31',
  partnerSales: '0',
  partnerPurchasing: '1',
  partnerSupport: '2',
  user: 'user',
} as const

export type RoleKey = keyof typeof roleCodes
export type RoleCode = (typeof roleCodes)[RoleKey]
export const roles: readonly RoleCode[] = Object.values(roleCodes)

/** Administrator of every company: a value of an account's role with the rights of an administrator. */
export const GROUP_ADMIN = 'groupAdmin'

/** Values of an account's `ROLE`. */
export type AccountRole = RoleCode | typeof GROUP_ADMIN

export const accountRoles: readonly AccountRole[] = [GROUP_ADMIN, ...roles]

export const toAccountRoles = (acting: readonly string[]): readonly AccountRole[] =>
  accountRoles.filter(role => acting.includes(role === GROUP_ADMIN ? roleCodes.admin : role))

export const roleLabels: Readonly<Record<RoleCode, string>> = {
  '10': 'Administrador',
  '9': 'Crédito',
  '8': 'Bodega',
  '7': 'Vendedor',
  '6': 'Tienda',
  '5': 'Vendedor de marca',
  '31': 'Cliente mayorista',
  '0': 'Socio: vendedor',
  '1': 'Socio: compras',
  '2': 'Socio: ejecutivo de soporte',
  user: 'Usuario registrado',
}

export const accountRoleLabels: Readonly<Record<AccountRole, string>> = {
  [GROUP_ADMIN]: 'Administrador del grupo',
  ...roleLabels,
}
