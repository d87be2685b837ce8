import type { ReactNode } from 'react'
import { BrandMark, brand } from '../page/Brand'
import { useDocumentTitle } from '../page/documentTitle'
import { CounterPicture } from './CounterPicture'
import { FrontStyle } from './FrontStyle'
import { LanguageChoice } from './LanguageChoice'
import { useWords } from './words'

/** Layout of sign-in pages: the product on one side, the form on the other. */
export function FrontPage({ title, children }: { title: string; children: ReactNode }) {
  const { words } = useWords()
  useDocumentTitle(title)
  return (
    <div className="front">
      <FrontStyle />
      <aside className="front-side">
        <div className="front-brand">
          <BrandMark size={40} />
          <span>{brand()}</span>
        </div>
        <div className="front-pitch">
          <CounterPicture />
          <p className="front-tagline">{words.auth.tagline}</p>
          <p>{words.auth.taglineText}</p>
        </div>
      </aside>
      <div className="p-column front-body">
        <header className="p-row front-head">
          <div className="front-brand front-brand-small">
            <BrandMark size={32} />
            <span>{brand()}</span>
          </div>
          <LanguageChoice />
        </header>
        <main className="front-main" tabIndex={-1}>
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </div>
  )
}
