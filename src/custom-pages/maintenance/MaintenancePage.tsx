import { useCallback, useEffect, useState } from 'react'
import { localeOf } from '../../i18n/languages'
import { health } from '../../model/endpoints/platform'
import { useBackend, useLanguage, useServerSettings } from '../../providers/backend/backendContext'
import { homePath } from '../../providers/navigation/place'
import { FrontLink } from '../../ui/front/FrontLink'
import { fill } from '../../ui/front/words'
import { brand } from '../../ui/page/Brand'
import { Row, Text } from '../../ui/primitives/layout'
import { SiteIcon } from '../../ui/site/SiteIcon'
import { SitePage } from '../../ui/site/SitePage'
import { usePages, useSite } from '../../ui/site/useSite'
import { Scene } from '../../ui/states/Scene'

/** Planned work, current availability, and a link back. */
export function MaintenancePage() {
  const { maintenance } = usePages()
  const { nav } = useSite()
  const { state, checkHealth } = useHealth()
  const isDown = state === 'down'
  const title = isDown ? maintenance.title : maintenance.state
  return (
    <SitePage title={title} className="site-middle">
      <div className="site-wide site-centre">
        <Scene name="maintenance" />
        <h1>{title}</h1>
        {isDown && <p className="site-lead">{maintenance.lead}</p>}
        <Row as="p" justify="center">
          <SiteIcon name="clock" size={20} />
          <Planned />
        </Row>
        <Text as="p" role="status" strong tone={tones[state]}>
          {maintenance[state]}
        </Text>
        <Row wrap justify="center" gap={3}>
          {state === 'up' && (
            <FrontLink to={homePath()} className="p-button p-contained p-large">
              {fill(nav.open, { name: brand() })}
            </FrontLink>
          )}
          <button type="button" className="p-button p-soft p-large" onClick={checkHealth}>
            {maintenance.check}
          </button>
        </Row>
      </div>
    </SitePage>
  )
}

function Planned() {
  const { maintenance } = usePages()
  const locale = localeOf(useLanguage())
  const { maintenance: planned } = useServerSettings() ?? {}
  if (!planned) return maintenance.none
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return fill(maintenance.window, {
    from: format.format(planned.from),
    until: format.format(planned.until),
  })
}

const tones = { checking: undefined, up: 'primary', down: 'error' } as const

type Health = 'checking' | 'up' | 'down'

/** Health of the service. */
function useHealth() {
  const { http } = useBackend()
  const [state, setState] = useState<Health>('checking')
  const checkHealth = useCallback(() => {
    setState('checking')
    void http
      .exchange(health.path, { anonymous: true })
      .then(({ ok }) => setState(ok ? 'up' : 'down'))
  }, [http])
  useEffect(checkHealth, [checkHealth])
  return { state, checkHealth }
}
