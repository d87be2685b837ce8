import type { ReactNode } from 'react'
import { useDocumentTitle } from '../documentTitle'
import { FrontStyle } from '../front/FrontStyle'
import { useWords } from '../front/words'
import { SiteFoot } from './SiteFoot'
import { SiteHead } from './SiteHead'
import '../front/front.css'
import './site.css'

interface SitePageProps {
  /** What the tab of the browser says; the page brings its own h1. */
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** The frame of public pages: header, the page, footer (product.md 9: header 64 and 88). */
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
