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

export type RoleName = keyof typeof roleCodes
export type Role = (typeof roleCodes)[RoleName]
export const roles: readonly Role[] = Object.values(roleCodes)

/** Stored code of a role; codes are returned unchanged. */
export const roleCode = (name: string): string => (isRoleName(name) ? roleCodes[name] : name)

export const roleNameOf = (code: string) =>
  Object.keys(roleCodes).find(name => name !== code && roleCode(name) === code)

export const isRoleName = (name: string): name is RoleName => Object.hasOwn(roleCodes, name)

/** Administrator of every company: a value of an account's role with the rights of an administrator. */
export const GROUP_ADMIN = 'groupAdmin'

/** Values of an account's `ROLE`. */
export type AccountRole = Role | typeof GROUP_ADMIN

export const accountRoles: readonly AccountRole[] = [GROUP_ADMIN, ...roles]

/** Role whose rights an account has; `user` rights for unknown values. */
export const actingRole = (stored: unknown): Role => {
  if (stored === GROUP_ADMIN) return '10'
  return isRole(stored) ? stored : 'user'
}

/** Account roles with the rights of these roles. */
export const accountRolesOf = (acting: readonly Role[]): readonly AccountRole[] =>
  accountRoles.filter(role => acting.includes(actingRole(role)))

export const isRole = (value: unknown): value is Role => roles.some(role => role === value)

export const roleLabels: Readonly<Record<Role, string>> = {
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

export const isAccountRole = (value: unknown): value is AccountRole =>
  accountRoles.some(role => role === value)

/** Account role of a signed-in user. */
export const accountRoleOf = ({ ROLE, GROUP }: { readonly ROLE: Role; readonly GROUP?: true }) =>
  GROUP ? GROUP_ADMIN : ROLE
