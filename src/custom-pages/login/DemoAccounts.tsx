import { roleNameOf } from '../../base/business'
import { humanise } from '../../base/text'
import { useServerSettings } from '../../providers/backend/backendContext'
import type { DemoAccountView } from '../../providers/session/serverSettings'
import { fill, useWords } from '../../ui/front/words'
import { Card } from '../../ui/primitives/Card'
import { Grid } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

/** Demo accounts of the server; a click fills the form. */
export function DemoAccounts({ onSelect }: { onSelect: (account: DemoAccountView) => void }) {
  const { words } = useWords()
  const { demoAccounts: accounts = [] } = useServerSettings() ?? {}
  const [first] = accounts
  if (!first) return null
  const names: Readonly<Record<string, string>> = words.roles
  const isShared = accounts.every(({ password }) => password === first.password)
  return (
    <Card className="login-card" title={words.auth.demoAccounts}>
      {isShared && (
        <Text as="p" size="md" tone="secondary">
          {fill(words.auth.demoPassword, { password: first.password })}
        </Text>
      )}
      <Grid as="ul" className="login-demo" min={170} gap={2}>
        {accounts.map(account => (
          <li key={account.email}>
            <button type="button" onClick={() => onSelect(account)}>
              <Text size="sm" strong>
                {names[account.role] ?? humanise(roleNameOf(account.role) ?? account.role)}
              </Text>
              <Text size="sm" tone="secondary" dir="ltr">
                {account.email}
              </Text>
            </button>
          </li>
        ))}
      </Grid>
    </Card>
  )
}
