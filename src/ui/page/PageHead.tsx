import './page.css'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useOwnPage } from '../../providers/navigation/customPages'
import { useMenuName } from '../menu/useMenuName'
import { useDocumentTitle } from './documentTitle'
import { ParentLink } from './ParentLink'
import { useAnnouncedTitle } from './pageTitle'

interface PageHeadProps {
  /** By default the title of the surrounding custom page. */
  readonly title?: string
  readonly trailing?: ReactNode
  /** Kind of record, above the title: `Order` above `INV-1360`. */
  readonly kind?: string | undefined
  /** Avatar or picture before the title. */
  readonly start?: ReactNode
  /** Chips after the title. */
  readonly state?: ReactNode
  /** Stays below the header while the page scrolls; on phones its actions are a bar at the bottom. */
  readonly sticky?: boolean
  readonly children?: ReactNode
}

/** The h1 of a page with its actions; also sets the browser's title. */
export function PageHead(props: PageHeadProps) {
  const { title: heading, kind, trailing, start, state, sticky = false, children } = props
  const translate = useTranslate()
  const own = useOwnPage()
  const menuName = useMenuName()
  const title = heading ?? (own ? menuName(own.path, translate(own.label)) : '')
  useDocumentTitle(title)
  useAnnouncedTitle(title)
  return (
    <div className={sticky ? 'p-head p-head-sticky' : 'p-head'}>
      <div className="p-head-title">
        <ParentLink kind={kind} title={title} />
        <div className="p-head-line">
          {start}
          <div className="p-head-title">
            {kind && <p className="p-kind p-quiet">{kind}</p>}
            <h1>
              <bdi>{title}</bdi> {trailing}
            </h1>
          </div>
          {state}
        </div>
      </div>
      <div className="p-head-actions">{children}</div>
    </div>
  )
}
