import { useState } from 'react'
import { contact } from '../../contracts/contact'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { FailureText } from '../../ui/front/FailureText'
import { FrontField } from '../../ui/front/FrontField'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { useWords } from '../../ui/front/words'
import { Text } from '../../ui/primitives/Text'
import { usePages } from '../../ui/site/useSite'

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
      <Text as="p" strong tone="primary" role="status">
        {isSubscribed && soon.told}
      </Text>
      {!isSubscribed && (
        <form className="front-form" onSubmit={submit}>
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
