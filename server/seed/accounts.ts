import { type AccountRole, GROUP_ADMIN } from '../../src/domain/accounts/roles'

/** Password of all demo accounts, shown on the login page. */
export const demoPassword = 'Mostrador-demo-1'

interface DemoAccount {
  readonly role: AccountRole
  readonly email: string
}

const account = (role: AccountRole, name: string): DemoAccount => ({
  role,
  email: `${name}@demo.test`,
})

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
