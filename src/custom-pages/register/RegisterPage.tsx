import { type FormEvent, useState } from 'react'
import { FrontField } from '../../pieces/front/FrontField'
import { FrontLink } from '../../pieces/front/FrontLink'
import { FrontPage } from '../../pieces/front/FrontPage'
import { type Failure, failureOf } from '../../pieces/front/failure'
import { PasswordField } from '../../pieces/front/PasswordField'
import { useWords } from '../../pieces/front/words'
import { useBackend } from '../../providers/backendContext'
import { registrationOf } from './registration'

/** Makes an account and signs in at once; its role is given by an administrator later. */
export function RegisterPage() {
  const { words } = useWords()
  const { session } = useBackend()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const { errors, message } = failure ?? { errors: {} as Failure['errors'] }
  const hasFieldErrors = Object.keys(errors).length > 0

  const register = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const form = registrationOf(new FormData(event.currentTarget))
    await session.register(form).catch((reason: unknown) => {
      setFailure(failureOf(reason))
      setBusy(false)
    })
  }
  return (
    <FrontPage title={words.auth.registerTitle}>
      <p className="front-lead">{words.auth.registerText}</p>
      <form className="front-form" onSubmit={register}>
        {failure && !hasFieldErrors && (
          <p role="alert" className="front-alert">
            {message}
          </p>
        )}
        <div className="front-pair">
          <FrontField
            label={words.auth.firstName}
            name="firstName"
            autoComplete="given-name"
            required
            maxLength={100}
            error={errors.DISPLAYNAME}
          />
          <FrontField
            label={words.auth.lastName}
            name="lastName"
            autoComplete="family-name"
            required
            maxLength={99}
          />
        </div>
        <FrontField
          label={words.auth.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.EMAIL}
        />
        <PasswordField
          label={words.auth.password}
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          hint={words.auth.passwordHint}
          error={errors.PASSWORD}
        />
        <button type="submit" className="front-button" aria-disabled={isBusy}>
          {isBusy && <span className="front-spinner" />}
          {isBusy ? words.auth.registering : words.auth.register}
        </button>
      </form>
      <p className="front-after">
        {words.auth.haveAccount} <FrontLink to="/auth/login/">{words.auth.signIn}</FrontLink>
      </p>
    </FrontPage>
  )
}
