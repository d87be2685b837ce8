import { localeOf } from '../../i18n/languages'
import { FrontLink } from '../../pieces/front/FrontLink'
import { fill } from '../../pieces/front/words'
import { SiteIcon } from '../../pieces/site/SiteIcon'
import { SitePage } from '../../pieces/site/SitePage'
import { usePages, useSite } from '../../pieces/site/useSite'
import { useLanguage, useServerSettings } from '../../providers/backendContext'
import { HOME } from '../../providers/place'
import { useHealth } from './useHealth'
import './maintenance.css'

/** What is planned, whether the service answers now, and the way back to work. */
export function MaintenancePage() {
  const { maintenance } = usePages()
  const { nav } = useSite()
  const { health, ask } = useHealth()
  return (
    <SitePage title={maintenance.title} className="maintenance">
      <div className="site-wide site-centre">
        <span className="site-badge maintenance-badge">
          <SiteIcon name="wrench" size={32} />
        </span>
        <h1>{maintenance.title}</h1>
        <p className="site-lead">{maintenance.lead}</p>
        <p className="maintenance-window">
          <SiteIcon name="clock" size={20} />
          <Planned />
        </p>
        <p role="status" className="maintenance-health" data-health={health}>
          {maintenance[health]}
        </p>
        <div className="maintenance-acts">
          {health === 'up' && (
            <FrontLink to={HOME} className="front-button site-button">
              {nav.open}
            </FrontLink>
          )}
          <button type="button" className="front-button front-quiet site-button" onClick={ask}>
            {maintenance.check}
          </button>
        </div>
      </div>
    </SitePage>
  )
}

function Planned() {
  const { maintenance } = usePages()
  const locale = localeOf(useLanguage())
  const { maintenance: planned } = useServerSettings() ?? {}
  if (!planned) return maintenance.none
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return fill(maintenance.window, {
    from: format.format(planned.from),
    until: format.format(planned.until),
  })
}
