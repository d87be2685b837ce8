import { roleNameOf } from '../../base/business'
import { humanise } from '../../base/text'
import { useServerSettings } from '../../providers/backend/backendContext'
import type { DemoAccountView } from '../../providers/session/serverSettings'
import { fill, useWords } from '../../ui/front/words'

/** Demo accounts of the server; a click fills the form. */
export function DemoAccounts({ onSelect }: { onSelect: (account: DemoAccountView) => void }) {
  const { words } = useWords()
  const { demoAccounts: accounts = [] } = useServerSettings() ?? {}
  const [first] = accounts
  if (!first) return null
  const names: Readonly<Record<string, string>> = words.roles
  const isShared = accounts.every(({ password }) => password === first.password)
  return (
    <section className="login-demo" aria-labelledby="login-demo">
      <h2 id="login-demo">{words.auth.demoAccounts}</h2>
      {isShared && <p>{fill(words.auth.demoPassword, { password: first.password })}</p>}
      <ul>
        {accounts.map(account => (
          <li key={account.email}>
            <button type="button" onClick={() => onSelect(account)}>
              <strong>
                {names[account.role] ?? humanise(roleNameOf(account.role) ?? account.role)}
              </strong>
              <span dir="ltr">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
