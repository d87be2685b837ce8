import { type KeyboardEvent, useRef } from 'react'
import { useSession } from '../../providers/backend/backendContext'
import { homePath, SIGN_IN } from '../../providers/navigation/place'
import { FrontLink } from '../front/FrontLink'
import { LanguageChoice } from '../front/LanguageChoice'
import { useWords } from '../front/words'
import { BrandMark, brand } from '../page/Brand'
import { ModeButton } from './ModeButton'
import { useSite } from './useSite'

export const pages = [
  ['/nosotros', 'about'],
  ['/pricing', 'pricing'],
  ['/payment', 'payment'],
  ['/faqs', 'faqs'],
  ['/contact-us', 'contact'],
] as const

/** Header: logo, navigation, display settings and sign-in. */
export function SiteHead() {
  const { nav } = useSite()
  const { words } = useWords()
  const { isAuthenticated } = useSession()
  const menu = useRef<HTMLDetailsElement>(null)
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <header className="p-row site-head">
      <FrontLink to="/nosotros" className="front-brand site-brand">
        <BrandMark size={36} />
        <span>{brand()}</span>
      </FrontLink>
      <nav className="site-nav" aria-label={nav.main}>
        <SiteLinks />
      </nav>
      <div className="site-tools">
        <LanguageChoice />
        <ModeButton />
        <FrontLink
          to={isAuthenticated ? homePath() : SIGN_IN}
          className="p-button p-contained site-in"
        >
          {isAuthenticated ? nav.open : words.auth.signIn}
        </FrontLink>
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
            <FrontLink
              to={isAuthenticated ? homePath() : SIGN_IN}
              className="p-button p-contained p-large"
            >
              {isAuthenticated ? nav.open : words.auth.signIn}
            </FrontLink>
          </nav>
        </details>
      </div>
    </header>
  )
}

function SiteLinks() {
  const { nav } = useSite()
  const here = window.location.pathname.replace(/\/+$/, '')
  return pages.map(([path, word]) => (
    <FrontLink key={path} to={path} isCurrent={path === here}>
      {nav[word]}
    </FrontLink>
  ))
}
