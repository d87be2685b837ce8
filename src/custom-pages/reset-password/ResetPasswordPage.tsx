import { useState } from 'react'
import { resetPassword } from '../../model/endpoints/account'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { SIGN_IN } from '../../providers/navigation/place'
import { EmailField } from '../../ui/front/EmailField'
import { FrontForm } from '../../ui/front/FrontForm'
import { FrontLink } from '../../ui/front/FrontLink'
import { FrontPage } from '../../ui/front/FrontPage'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { fill, useWords } from '../../ui/front/words'

/** Requests a reset link; does not reveal whether an account exists. */
export function ResetPasswordPage() {
  const { auth } = useWords().words
  const { http } = useBackend()
  const [sentTo, setSentTo] = useState('')
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const email = textInForm(form, 'email').trim()
    await ask(http, resetPassword, { body: { email }, anonymous: true })
    setSentTo(email)
  })
  return (
    <FrontPage title={sentTo ? auth.lookAtMailTitle : auth.resetTitle}>
      <p className="front-lead" role={sentTo ? 'status' : undefined}>
        {sentTo ? fill(auth.linkSentText, { email: sentTo }) : auth.resetText}
      </p>
      {!sentTo && (
        <FrontForm onSubmit={submit} failure={failure} fields={['email']}>
          <EmailField autoComplete="username" error={errors.email} />
          <SubmitButton label={auth.sendLink} isBusy={isBusy} />
        </FrontForm>
      )}
      <p className="front-after">
        <FrontLink to={SIGN_IN}>{auth.backToSignIn}</FrontLink>
      </p>
    </FrontPage>
  )
}
