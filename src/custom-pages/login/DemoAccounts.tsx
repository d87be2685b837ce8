import { useEffect, useState } from 'react'
import { isRole, roleLabels } from '../../domain/roles'
import { fill, useWords } from '../../pieces/front/words'
import { useBackend, useLanguage } from '../../providers/backendContext'
import { isObject } from '../../providers/sessionView'

export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly role: string
}

/** While demo data is there the server tells its accounts; one click fills the form. */
export function DemoAccounts({ onTake }: { onTake: (account: DemoAccount) => void }) {
  const { words } = useWords()
  const language = useLanguage()
  const accounts = useDemoAccounts()
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
              <strong>
                {isRole(account.role) ? roleLabels[account.role][language] : account.role}
              </strong>
              <span dir="ltr">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDemoAccounts(): readonly DemoAccount[] {
  const { http } = useBackend()
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    http.exchange('/hanadb/api/settings', { signal: leaving.signal, foreign: true }).then(
      ({ body }) => setAccounts(isObject(body) ? accountsIn(body.demoAccounts) : []),
      () => 'the page was left',
    )
    return () => leaving.abort()
  }, [http])
  return accounts
}

const accountsIn = (value: unknown): readonly DemoAccount[] =>
  Array.isArray(value) ? value.filter(isAccount) : []

const isAccount = (value: unknown): value is DemoAccount =>
  isObject(value) && typeof value.email === 'string' && typeof value.password === 'string'
