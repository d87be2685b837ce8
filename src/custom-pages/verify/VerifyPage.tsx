import { useEffect, useState } from 'react'
import { sendCode, verify } from '../../model/endpoints/account'
import { useBackend, useSession } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { homePath, SIGN_IN } from '../../providers/navigation/place'
import { EmailField } from '../../ui/front/EmailField'
import { FrontField } from '../../ui/front/FrontField'
import { FrontForm } from '../../ui/front/FrontForm'
import { FrontLink } from '../../ui/front/FrontLink'
import { FrontPage } from '../../ui/front/FrontPage'
import { type Failure, toFailure } from '../../ui/front/failure'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { useFailureWords } from '../../ui/front/useFailureWords'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { fill, useWords } from '../../ui/front/words'

/** Verifies an e-mail address by a six-digit code, signed in or not. */
export function VerifyPage() {
  const { words } = useWords()
  const { auth, page } = words
  const { http, session } = useBackend()
  const { isAuthenticated, user } = useSession()
  const [email, setEmail] = useState(String(user?.EMAIL ?? ''))
  const [isDone, setDone] = useState(false)
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const body = { email: email.trim(), code: textInForm(form, 'code') }
    await ask(http, verify, { body, anonymous: true })
    if (isAuthenticated && user?.EMAIL === email.trim()) session.updateUser({ ISVERIFIED: true })
    setDone(true)
  })
  const back = isAuthenticated ? homePath() : SIGN_IN
  if (isDone) {
    return (
      <FrontPage title={auth.verifiedTitle}>
        <p className="front-lead" role="status">
          {auth.verifiedText}
        </p>
        <FrontLink to={back} className="p-button p-contained p-large">
          {isAuthenticated ? page.goHome : auth.goSignIn}
        </FrontLink>
      </FrontPage>
    )
  }
  return (
    <FrontPage title={auth.verifyTitle}>
      <p className="front-lead">{auth.verifyText}</p>
      <FrontForm onSubmit={submit} failure={failure} fields={['code', 'email']}>
        <EmailField
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={errors.email}
        />
        <SendAgain email={email} />
        <FrontField
          label={auth.code}
          name="code"
          className="front-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          minLength={6}
          maxLength={8}
          dir="ltr"
          required
          error={errors.code}
        />
        <SubmitButton label={auth.verify} isBusy={isBusy} />
      </FrontForm>
      <p className="front-after">
        <FrontLink to={back}>{isAuthenticated ? page.goHome : auth.backToSignIn}</FrontLink>
      </p>
    </FrontPage>
  )
}

const WAIT_SECONDS = 60

/** Requests the code; a minute later it can be requested again. */
function SendAgain({ email }: { email: string }) {
  const { auth } = useWords().words
  const { http } = useBackend()
  const errorText = useFailureWords()
  const [failure, setFailure] = useState<Failure>()
  const [wait, setWait] = useCountdown()
  const send = async () => {
    if (wait > 0 || !email) return
    setFailure(undefined)
    await ask(http, sendCode, { body: { email: email.trim() }, anonymous: true }).then(
      () => setWait(WAIT_SECONDS),
      (reason: unknown) => setFailure(toFailure(reason)),
    )
  }
  return (
    <div>
      <button
        type="button"
        className="p-button p-soft p-large"
        aria-disabled={wait > 0 || !email}
        onClick={send}
      >
        {wait > 0 ? fill(auth.sendAgainIn, { seconds: wait }) : auth.sendCode}
      </button>
      <p className="front-hint" role="status">
        {wait > 0 && auth.codeSentText}
      </p>
      {failure && (
        <p role="alert" className="front-error">
          {failure.errors.email ?? errorText(failure)}
        </p>
      )}
    </div>
  )
}

function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds(remaining => remaining - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [seconds, setSeconds] as const
}
