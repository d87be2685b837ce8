import './site.css'
import type { ReactNode } from 'react'
import { business } from '../../base/business'
import { useServerSettings } from '../../providers/backend/backendContext'
import { FrontLink } from '../front/FrontLink'
import { FrontStyle } from '../front/FrontStyle'
import { useWords } from '../front/words'
import { BrandMark, brand } from '../page/Brand'
import { useDocumentTitle } from '../page/documentTitle'
import { SiteHead, sitePages } from './SiteHead'
import { useSite } from './useSite'

interface SitePageProps {
  /** The browser's title; the page has its own h1. */
  readonly title: string
  readonly className?: string
  /** False while something is filled in step by step. @default true */
  readonly hasFoot?: boolean
  readonly children: ReactNode
}

/** Layout of public pages: header, page, footer (header 64 px on phones, 88 px on desktops). */
export function SitePage({ title, className = '', hasFoot = true, children }: SitePageProps) {
  const { words } = useWords()
  useDocumentTitle(title)
  return (
    <div className="front site">
      <FrontStyle />
      <a className="p-skip" href="#main">
        {words.shell.skip}
      </a>
      <SiteHead />
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
      {hasFoot && <SiteFoot />}
    </div>
  )
}

/** Footer: further links and legal documents. */
function SiteFoot() {
  const { nav, foot } = useSite()
  const { words } = useWords()
  const { resolution, changelog, demoAccounts } = useServerSettings() ?? {}
  if (sitePages(nav).length === 0) return null
  const list = (from: number, to?: number) => (
    <ul>
      {sitePages(nav)
        .slice(from, to)
        .map(([path, name]) => (
          <li key={path}>
            <FrontLink to={path}>{name}</FrontLink>
          </li>
        ))}
    </ul>
  )
  return (
    <footer className="site-foot">
      <div className="site-wide site-foot-columns">
        <div>
          <div className="front-brand">
            <BrandMark size={32} />
            <span>{brand()}</span>
          </div>
          <p>{foot.text}</p>
          {demoAccounts && demoAccounts.length > 0 && <p>{foot.demo}</p>}
        </div>
        <div>
          <h2>{foot.company}</h2>
          {list(0, 2)}
        </div>
        <div>
          <h2>{foot.help}</h2>
          {list(2)}
        </div>
        <div>
          <h2>{foot.documents}</h2>
          <ul>
            <li>
              <FrontLink to={business().terms?.path ?? '/'}>{foot.legal}</FrontLink>
            </li>
            {[
              [resolution, foot.resolution],
              [changelog, foot.changelog],
            ].map(
              ([href, text]) =>
                href && (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noreferrer">
                      {text}
                      <span className="p-hidden"> ({words.common.newTab})</span>
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
