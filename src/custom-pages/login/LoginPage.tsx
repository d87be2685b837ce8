import { type FormEvent, useRef, useState } from 'react'
import { FrontField } from '../../pieces/front/FrontField'
import { FrontLink } from '../../pieces/front/FrontLink'
import { FrontPage } from '../../pieces/front/FrontPage'
import { type Failure, failureOf } from '../../pieces/front/failure'
import { PasswordField } from '../../pieces/front/PasswordField'
import { useWords } from '../../pieces/front/words'
import { useBackend, useSession } from '../../providers/backendContext'
import { type DemoAccount, DemoAccounts } from './DemoAccounts'
import { ExpiredDialog } from './ExpiredDialog'
import './login.css'

/** E-mail and password; what the server refuses is said in place, and what was typed stays. */
export function LoginPage() {
  const { words } = useWords()
  const { session } = useBackend()
  const { expired } = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const submit = useRef<HTMLButtonElement>(null)

  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    // Success leaves this page: the session's change leads on.
    await session.signIn({ email, password }).catch((reason: unknown) => {
      setFailure(failureOf(reason))
      setBusy(false)
    })
  }
  const take = (account: DemoAccount) => {
    setEmail(account.email)
    setPassword(account.password)
    setFailure(undefined)
    submit.current?.focus()
  }
  return (
    <FrontPage title={words.auth.signInTitle}>
      <p className="front-lead">{words.auth.signInText}</p>
      <form className="front-form" onSubmit={signIn}>
        {failure && (
          <p role="alert" className="front-alert">
            {failure.message}
          </p>
        )}
        <FrontField
          label={words.auth.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={failure?.errors.email}
        />
        <PasswordField
          label={words.auth.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={failure?.errors.password}
        />
        <button ref={submit} type="submit" className="front-button" aria-disabled={isBusy}>
          {isBusy && <span className="front-spinner" />}
          {isBusy ? words.auth.signingIn : words.auth.signIn}
        </button>
      </form>
      <p className="front-after">
        {words.auth.noAccount} <FrontLink to="/auth/register">{words.auth.register}</FrontLink>
      </p>
      <DemoAccounts onTake={take} />
      {expired && <ExpiredDialog onClose={session.acknowledgeExpiry} />}
    </FrontPage>
  )
}
