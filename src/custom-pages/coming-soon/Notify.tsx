import { useState } from 'react'
import { FailureText } from '../../pieces/front/FailureText'
import { FrontField } from '../../pieces/front/FrontField'
import { SubmitButton } from '../../pieces/front/SubmitButton'
import { textIn, useSubmit } from '../../pieces/front/useSubmit'
import { useWords } from '../../pieces/front/words'
import { usePages } from '../../pieces/site/useSite'
import { useBackend } from '../../providers/backendContext'

/** Leaves an address to be told; it lies among the contact messages. */
export function Notify() {
  const { soon } = usePages()
  const { auth } = useWords().words
  const { http } = useBackend()
  const [isTold, setTold] = useState(false)
  const { submit, isBusy, failure, errors } = useSubmit(async form => {
    const body = { TEMA: 'aviso', EMAIL: textIn(form, 'EMAIL').trim() }
    await http.request('/hanadb/api/contact', { method: 'POST', body, anonymous: true })
    setTold(true)
  })
  return (
    <div className="soon-notify">
      <p role="status">{isTold && soon.told}</p>
      {!isTold && (
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
