import './login.css'
import { useEffect, useRef, useState } from 'react'
import { roleNameOf } from '../../base/business'
import { humanise } from '../../base/text'
import {
  useBackend,
  useConnection,
  useServerSettings,
  useSession,
} from '../../providers/backend/backendContext'
import { homePath } from '../../providers/navigation/place'
import type { DemoAccountView } from '../../providers/session/serverSettings'
import { EmailField } from '../../ui/front/EmailField'
import { FrontForm } from '../../ui/front/FrontForm'
import { FrontLink } from '../../ui/front/FrontLink'
import { FrontPage } from '../../ui/front/FrontPage'
import { PasswordField } from '../../ui/front/PasswordField'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { useSubmit } from '../../ui/front/useSubmit'
import { fill, useWords } from '../../ui/front/words'
import { Boundary } from '../../ui/loading/Boundary'
import { Checkbox } from '../../ui/primitives/inputs'
import { Card, Grid, Row, Text } from '../../ui/primitives/layout'
import { LazyPreviousSession } from './previousSessionLater'

/** Sign-in form; errors are shown in place and inputs are kept. */
export function LoginPage() {
  const { words } = useWords()
  const { session, storage } = useBackend()
  const { expired } = useSession()
  const isDisconnected = useConnection() === 'lost'
  const [rememberedEmail] = useState(() => storage.get(EMAIL_KEY) ?? '')
  const [email, setEmail] = useState(rememberedEmail)
  const [password, setPassword] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const goOn = useGoOn()
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    await session.signIn({ email, password })
    if (form.has('remember')) storage.set(EMAIL_KEY, email.trim())
    else storage.remove(EMAIL_KEY)
    goOn()
  })
  const fillIn = (account: DemoAccountView) => {
    setEmail(account.email)
    setPassword(account.password)
    button.current?.focus()
  }
  return (
    <FrontPage title={words.auth.signInTitle}>
      <p className="front-lead">{words.auth.signInText}</p>
      <Boundary fallback={() => null}>{isDisconnected && <LazyPreviousSession />}</Boundary>
      <FrontForm onSubmit={submit} failure={failure}>
        <EmailField
          autoComplete="username"
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={errors.email}
        />
        <PasswordField
          label={words.auth.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={errors.password}
        />
        <Row wrap justify="between" gap={1}>
          <Checkbox
            name="remember"
            defaultChecked={rememberedEmail !== ''}
            label={words.auth.rememberEmail}
          />
          <FrontLink to="/auth/reset-password">{words.auth.forgot}</FrontLink>
        </Row>
        <SubmitButton
          ref={button}
          label={words.auth.signIn}
          busyLabel={words.auth.signingIn}
          isBusy={isBusy}
        />
      </FrontForm>
      <p className="front-after">
        {words.auth.noAccount} <FrontLink to="/auth/register">{words.auth.register}</FrontLink>
      </p>
      <DemoAccounts onSelect={fillIn} />
      {expired && <ExpiredDialog onClose={session.acknowledgeExpiry} />}
    </FrontPage>
  )
}

/** Stores only the e-mail address, on request. */
const EMAIL_KEY = 'rememberedEmail'

/** The end of the session, shown once. */
function ExpiredDialog({ onClose }: { onClose: () => void }) {
  const { words } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="expired-title"
      aria-describedby="expired-text"
      className="front-dialog"
      onClose={onClose}
    >
      <h2 id="expired-title">{words.auth.tokenExpired}</h2>
      <p id="expired-text">{words.auth.tokenExpiredText}</p>
      <button
        type="button"
        className="p-button p-contained p-large"
        onClick={() => dialog.current?.close()}
      >
        {words.auth.signInAgain}
      </button>
    </dialog>
  )
}

/** Opens the page requested before sign-in, or home. */
function useGoOn() {
  const { place } = useBackend()
  const [requested] = useState(() => place.wanted())
  return () => place.go(requested ?? homePath(), { replace: true })
}

/** Demo accounts of the server; a click fills the form. */
function DemoAccounts({ onSelect }: { onSelect: (account: DemoAccountView) => void }) {
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
          {fill(words.auth.demoPassword, { password: '' })}
          <Text clip>{first.password}</Text>
        </Text>
      )}
      <Grid as="ul" className="login-demo" min={170} gap={2}>
        {accounts.map(account => (
          <li key={account.email}>
            <button type="button" onClick={() => onSelect(account)}>
              <Text size="sm" strong>
                {names[roleNameOf(account.role)] ?? humanise(roleNameOf(account.role))}
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
