import { useNow } from '../../ui/controls/useNow'
import './coming-soon.css'
import { useState } from 'react'
import { contact } from '../../contracts/contact'
import { localeOf } from '../../i18n/languages'
import { useBackend, useLanguage, useServerSettings } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { EmailField } from '../../ui/front/EmailField'
import { FrontForm } from '../../ui/front/FrontForm'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { textInForm, useSubmit } from '../../ui/front/useSubmit'
import { fill } from '../../ui/front/words'
import { Card, Row, Text } from '../../ui/primitives/layout'
import { SitePage } from '../../ui/site/SitePage'
import { usePages } from '../../ui/site/useSite'

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
        <FrontForm onSubmit={submit} failure={failure} fields={['EMAIL']}>
          <EmailField name="EMAIL" error={errors.EMAIL} />
          <SubmitButton label={soon.notify} isBusy={isBusy} />
        </FrontForm>
      )}
    </div>
  )
}

const parts = [
  ['days', 86_400, 10_000],
  ['hours', 3_600, 24],
  ['minutes', 60, 60],
  ['seconds', 1, 60],
] as const

/** Remaining time; hidden at zero. The date is shown beside it. */
function Countdown({ to }: { to: Date }) {
  const { soon } = usePages()
  const now = useNow()
  const remaining = Math.floor((to.getTime() - now) / 1000)
  if (remaining <= 0) return null
  return (
    <Row justify="center" gap={2} aria-hidden="true">
      {parts.map(([word, seconds, most]) => (
        <Card as="div" key={word} className="soon-part">
          <Text as="strong" size="xxl">
            {String(Math.floor(remaining / seconds) % most).padStart(2, '0')}
          </Text>
          <Text as="div" size="sm" tone="secondary">
            {soon[word]}
          </Text>
        </Card>
      ))}
    </Row>
  )
}
