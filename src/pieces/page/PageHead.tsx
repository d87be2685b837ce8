import './page.css'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useOwnPage } from '../../providers/navigation/customPages'
import { useDocumentTitle } from './documentTitle'
import { ParentLink } from './ParentLink'
import { useAnnouncedTitle } from './pageTitle'

interface PageHeadProps {
  /** By default the title of the surrounding custom page. */
  readonly title?: string
  readonly trailing?: ReactNode
  readonly children?: ReactNode
}

/** The h1 of a page with its actions; also sets the browser's title. */
export function PageHead({ title: heading, trailing, children }: PageHeadProps) {
  const translate = useTranslate()
  const own = useOwnPage()
  const title = heading ?? (own ? translate(own.label) : '')
  useDocumentTitle(title)
  useAnnouncedTitle(title)
  return (
    <div className="p-head">
      <div className="p-head-title">
        <ParentLink />
        <h1>
          <bdi>{title}</bdi> {trailing}
        </h1>
      </div>
      <div className="p-head-actions">{children}</div>
    </div>
  )
}
