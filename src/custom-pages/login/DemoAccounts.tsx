import { accountRoleLabel } from '../../domain/roles'
import { fill, useWords } from '../../pieces/front/words'
import { useLanguage, useServerSettings } from '../../providers/backendContext'
import type { DemoAccount } from '../../providers/serverSettings'

/** While demo data is there the server tells its accounts; one click fills the form. */
export function DemoAccounts({ onTake }: { onTake: (account: DemoAccount) => void }) {
  const { words } = useWords()
  const language = useLanguage()
  const { demoAccounts: accounts = [] } = useServerSettings() ?? {}
  const [first] = accounts
  if (!first) return null
  const isShared = accounts.every(({ password }) => password === first.password)
  return (
    <section className="login-demo" aria-labelledby="login-demo">
      <h2 id="login-demo">{words.auth.demoAccounts}</h2>
      {isShared && <p>{fill(words.auth.demoPassword, { password: first.password })}</p>}
      <ul>
        {accounts.map(account => (
          <li key={account.email}>
            <button type="button" onClick={() => onTake(account)}>
              <strong>{accountRoleLabel(account.role)?.[language] ?? account.role}</strong>
              <span dir="ltr">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
