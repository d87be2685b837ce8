import type { ReactNode } from 'react'
import { FrontStyle } from '../front/FrontStyle'
import { useWords } from '../front/words'
import { useDocumentTitle } from '../page/documentTitle'
import { SiteFoot } from './SiteFoot'
import { SiteHead } from './SiteHead'
import './site.css'

interface SitePageProps {
  /** The browser's title; the page has its own h1. */
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** Layout of public pages: header, page, footer (header 64 px on phones, 88 px on desktops). */
export function SitePage({ title, className = '', children }: SitePageProps) {
  const { words } = useWords()
  useDocumentTitle(title)
  return (
    <div className="front site">
      <FrontStyle />
      <a className="site-skip" href="#main">
        {words.shell.skip}
      </a>
      <SiteHead />
      <main id="main" tabIndex={-1} className={className}>
        {children}
      </main>
      <SiteFoot />
    </div>
  )
}
