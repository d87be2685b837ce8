import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { Role } from '../../base/business'
import { mayAct } from '../../model/access/access'
import { hasAccess, rolesThatOpen } from '../../model/access/pageAccess'
import { rolesThatMay } from '../../model/access/requires'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { pageAt, useCustomPages } from '../../providers/navigation/customPages'
import { pathStatusAt } from '../../providers/navigation/publicUrls'

interface ClosedPage {
  /** Absolute, without trailing slash. */
  readonly path: string
  readonly label: string
  /** The roles that have access. */
  readonly able: readonly Role[]
}

/** The page named by `?from=/dashboard/…`, if it exists and is closed to this person. */
export function useClosedPage(): ClosedPage | undefined {
  const translate = useTranslate()
  const labels = useLabels()
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const me = useMe()
  const [search] = useSearchParams()
  const path = (search.get('from') ?? '').replace(/[?#].*$/, '').replace(/\/+$/, '')
  const page = pageAt(pages, path)
  if (page) {
    if (hasAccess(page.access, me, catalogue)) return undefined
    return { path, label: translate(page.label), able: rolesThatOpen(page.access, catalogue) }
  }
  const { resource, view } = pathStatusAt(catalogue, path) ?? {}
  if (!resource || !view || mayAct(resource, me, view)) return undefined
  return { path, label: labels.many(resource), able: rolesThatMay(resource, view) }
}
