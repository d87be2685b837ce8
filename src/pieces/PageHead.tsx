import './page.css'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './documentTitle'

interface PageHeadProps {
  readonly title: string
  /** What stands above the title: the way back. */
  readonly above?: ReactNode
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** The one h1 of a page with its actions; the tab of the browser says the same. */
export function PageHead({ title, above, beside, children }: PageHeadProps) {
  useDocumentTitle(title)
  return (
    <div className="p-head">
      <div className="p-head-title">
        {above}
        <h1>
          <bdi>{title}</bdi> {beside}
        </h1>
      </div>
      <div className="p-head-actions">{children}</div>
    </div>
  )
}
