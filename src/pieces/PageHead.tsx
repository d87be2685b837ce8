import './page.css'
import type { ReactNode } from 'react'
import { useOwnPage } from '../providers/customPages'
import { useLabels } from '../providers/labels'
import { ParentLink } from './crumbs/ParentLink'
import { useDocumentTitle } from './documentTitle'
import { useTellTitle } from './pageTitle'

interface PageHeadProps {
  /** What the custom page around it is called, when not said. */
  readonly title?: string
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** The one h1 of a page with its actions; the tab of the browser says the same. */
export function PageHead({ title: said, beside, children }: PageHeadProps) {
  const labels = useLabels()
  const own = useOwnPage()
  const title = said ?? labels.text(own?.label)
  useDocumentTitle(title)
  useTellTitle(title)
  return (
    <div className="p-head">
      <div className="p-head-title">
        <ParentLink />
        <h1>
          <bdi>{title}</bdi> {beside}
        </h1>
      </div>
      <div className="p-head-actions">{children}</div>
    </div>
  )
}
