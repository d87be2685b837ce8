import { localeOf } from '../../i18n/languages'
import { useLanguage, useServerSettings } from '../../providers/backend/backendContext'
import { fill } from '../../ui/front/words'
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
    <SitePage title={soon.title} className="soon">
      <div className="site-wide site-centre">
        <h1>{soon.title}</h1>
        <p className="site-lead">{soon.lead}</p>
        {launch && <Countdown to={launch} />}
        {date && <p className="soon-date">{fill(soon.on, { date })}</p>}
        <Notify />
      </div>
    </SitePage>
  )
}
