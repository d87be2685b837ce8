import './coming-soon.css'
import { useState } from 'react'
import { contact } from '../../contracts/contact'
import { localeOf } from '../../i18n/languages'
import { useBackend, useLanguage, useServerSettings } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { FailureText } from '../../ui/front/FailureText'
import { FrontField } from '../../ui/front/FrontField'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { fill, useWords } from '../../ui/front/words'
import { Text } from '../../ui/primitives/Text'
import { SitePage } from '../../ui/site/SitePage'
import { usePages } from '../../ui/site/useSite'
import { Countdown } from './Countdown'

export function ComingSoonPage() {
  const { soon } = usePages()
  const locale = localeOf(useLanguage())
  const { launch } = useServerSettings() ?? {}
  const date = launch && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(launch)
  return (
    <SitePage title={soon.title} className="site-middle">
      <div className="site-wide site-centre">
        <h1>{soon.title}</h1>
        <p className="site-lead">{soon.lead}</p>
        {launch && <Countdown to={launch} />}
        {date && (
          <Text as="p" size="md" tone="secondary">
            {fill(soon.on, { date })}
          </Text>
        )}
        <Notify />
      </div>
    </SitePage>
  )
}

/** Stores an address as a contact message, for a later notification. */
function Notify() {
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
