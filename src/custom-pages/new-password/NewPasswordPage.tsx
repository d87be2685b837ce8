import { useEffect, useState } from 'react'
import { newPassword } from '../../model/endpoints/account'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { SIGN_IN } from '../../providers/navigation/place'
import { FrontForm } from '../../ui/front/FrontForm'
import { FrontLink } from '../../ui/front/FrontLink'
import { FrontPage } from '../../ui/front/FrontPage'
import { NewPasswordField } from '../../ui/front/NewPasswordField'
import { PasswordField } from '../../ui/front/PasswordField'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { useWords } from '../../ui/front/words'

/** Sets a new password with the link of a mail. */
export function NewPasswordPage() {
  const { words } = useWords()
  const { auth } = words
  const { http, session } = useBackend()
  const secret = useLinkSecret()
  const [isDone, setDone] = useState(false)
  const differing = { message: auth.passwordsDiffer, errors: { repeat: auth.passwordsDiffer } }
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const password = textInForm(form, 'password')
    if (password !== textInForm(form, 'repeat')) return Promise.reject(differing)
    await ask(http, newPassword, { body: { secret, PASSWORD: password }, anonymous: true })
    // The server ended all sessions of the user, including this one.
    if (session.view().isAuthenticated) await session.signOut()
    setDone(true)
  })
  if (isDone || !secret) {
    return (
      <FrontPage title={isDone ? auth.passwordChangedTitle : auth.noLinkTitle}>
        <p className="front-lead" role="status">
          {isDone ? auth.passwordChangedText : auth.noLinkText}
        </p>
        <FrontLink
          to={isDone ? SIGN_IN : '/auth/reset-password'}
          className="p-button p-contained p-large"
        >
          {isDone ? auth.signIn : auth.newLink}
        </FrontLink>
      </FrontPage>
    )
  }
  return (
    <FrontPage title={auth.newPasswordTitle}>
      <p className="front-lead">{auth.newPasswordText}</p>
      <FrontForm onSubmit={submit} failure={failure} fields={['PASSWORD', 'repeat']}>
        <NewPasswordField label={auth.newPassword} error={errors.PASSWORD} />
        <PasswordField
          label={auth.repeatPassword}
          name="repeat"
          autoComplete="new-password"
          required
          error={errors.repeat}
        />
        <SubmitButton label={auth.changePassword} isBusy={isBusy} />
      </FrontForm>
    </FrontPage>
  )
}

/** Reads the secret and removes it from the address, which may be shared. */
function useLinkSecret(): string {
  const [secret] = useState(() => window.location.hash.slice(1))
  useEffect(() => window.history.replaceState(window.history.state, '', location.pathname), [])
  return secret
}
