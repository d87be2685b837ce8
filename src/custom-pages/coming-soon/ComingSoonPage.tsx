import { localeOf } from '../../i18n/languages'
import { useLanguage, useServerSettings } from '../../providers/backend/backendContext'
import { fill } from '../../ui/front/words'
import { Text } from '../../ui/primitives/Text'
import { SitePage } from '../../ui/site/SitePage'
import { usePages } from '../../ui/site/useSite'
import { Countdown } from './Countdown'
import { Notify } from './Notify'
import './coming-soon.css'

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
