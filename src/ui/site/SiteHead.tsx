import { type KeyboardEvent, useRef } from 'react'
import { toggled } from '../../base/accounts/settings'
import { business } from '../../base/business'
import { useBackend, useSession, useSettings } from '../../providers/backend/backendContext'
import { homePath, SIGN_IN } from '../../providers/navigation/place'
import { FrontLink } from '../front/FrontLink'
import { LanguageChoice } from '../front/LanguageChoice'
import { fill, useWords } from '../front/words'
import { BrandMark, brand } from '../page/Brand'
import { useSite } from './useSite'

/** Public pages that have a name in the navigation. */
export const sitePages = (nav: Readonly<Record<string, string>>) =>
  Object.entries(business().publicPages ?? {}).flatMap(([path, page]) =>
    Object.hasOwn(nav, page) ? [[path, nav[page]] as const] : [],
  )

/** Header: logo, navigation, display settings and sign-in. */
export function SiteHead() {
  const { nav } = useSite()
  const { words } = useWords()
  const { isAuthenticated } = useSession()
  const menu = useRef<HTMLDetailsElement>(null)
  const [first] = sitePages(nav)
  const toApp = {
    to: isAuthenticated ? homePath() : SIGN_IN,
    children: isAuthenticated ? fill(nav.open, { name: brand() }) : words.auth.signIn,
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <header className="p-row site-head">
      <FrontLink to={first?.[0] ?? toApp.to} className="front-brand site-brand">
        <BrandMark size={36} />
        <span>{brand()}</span>
      </FrontLink>
      {first && (
        <nav className="site-nav" aria-label={nav.main}>
          <SiteLinks />
        </nav>
      )}
      <div className="site-tools">
        <LanguageChoice />
        <ModeButton />
        <FrontLink {...toApp} className="p-button p-contained site-in" />
        {first && (
          <details ref={menu} className="site-menu" onKeyDown={closeOnEscape}>
            <summary className="p-icon-button" aria-label={words.menu.open}>
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M4 7h16M4 12h16M4 17h16"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </summary>
            <nav aria-label={nav.main}>
              <SiteLinks />
              <FrontLink {...toApp} className="p-button p-contained p-large" />
            </nav>
          </details>
        )}
      </div>
    </header>
  )
}

function SiteLinks() {
  const { nav } = useSite()
  const here = window.location.pathname.replace(/\/+$/, '')
  return sitePages(nav).map(([path, name]) => (
    <FrontLink key={path} to={path} isCurrent={path === here}>
      {name}
    </FrontLink>
  ))
}

/** Light or dark; stored in a cookie. */
function ModeButton() {
  const { words } = useWords()
  const { settings } = useBackend()
  const now = useSettings()
  const isDark = now.themeMode === 'dark'
  const action = isDark ? words.shell.toLight : words.shell.toDark
  const { themeMode } = toggled(now, 'themeMode')
  return (
    <button
      type="button"
      className="p-icon-button"
      aria-label={action}
      title={action}
      onClick={() => settings.change({ themeMode })}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        {isDark ? (
          <path
            d="M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0-6v3m0 16v3M4.2 4.2l2.1 2.1m11.4 11.4 2.1 2.1M1 12h3m16 0h3M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        ) : (
          <path d="M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a.6.6 0 0 0-.8-.7 9.6 9.6 0 1 0 12.2 12.2.6.6 0 0 0-.7-.8Z" />
        )}
      </svg>
    </button>
  )
}
