import { useState } from 'react'
import { contact } from '../../contracts/contact'
import { FailureText } from '../../pieces/front/FailureText'
import { FrontField } from '../../pieces/front/FrontField'
import { SubmitButton } from '../../pieces/front/SubmitButton'
import { textInForm, useSubmit } from '../../pieces/front/useSubmit'
import { useWords } from '../../pieces/front/words'
import { usePages } from '../../pieces/site/useSite'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'

/** Stores an address as a contact message, for a later notification. */
export function Notify() {
  const { soon } = usePages()
  const { auth } = useWords().words
  const { http } = useBackend()
  const [isSubscribed, setIsSubscribed] = useState(false)
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const body = { TEMA: 'aviso', EMAIL: textInForm(form, 'EMAIL').trim() }
    await ask(http, contact, { body, anonymous: true })
    setIsSubscribed(true)
  })
  return (
    <div className="soon-notify">
      <p role="status">{isSubscribed && soon.told}</p>
      {!isSubscribed && (
        <form onSubmit={submit}>
          <FailureText failure={failure} fields={['EMAIL']} />
          <FrontField
            name="EMAIL"
            type="email"
            label={auth.email}
            autoComplete="email"
            required
            error={errors.EMAIL}
          />
          <SubmitButton label={soon.notify} isBusy={isBusy} />
        </form>
      )}
    </div>
  )
}
