import { type AccountRole, accountRoleLabels, GROUP_ADMIN } from '../../src/domain/roles'
import type { Translations } from '../../src/domain/text'

/** The password of every demo account, shown on the login page. */
export const demoPassword = 'Mostrador-demo-1'

export interface DemoAccount {
  readonly role: AccountRole
  readonly email: string
  readonly label: Translations
}

const account = (role: AccountRole, name: string): DemoAccount => ({
  role,
  email: `${name}@demo.test`,
  label: accountRoleLabels[role],
})

/** One account for each role (design.md, "Commands"). */
export const demoAccounts: readonly DemoAccount[] = [
  account(GROUP_ADMIN, 'grupo'),
  account('10', 'admin'),
  account('9', 'credito'),
  account('8', 'bodega'),
  account('7', 'vendedor'),
  account('6', 'tienda'),
  account('5', 'marca'),
  account('31', 'cliente'),
  account('0', 'socio-vendedor'),
  account('1', 'socio-compras'),
  account('2', 'socio-soporte'),
  account('user', 'usuario'),
]
