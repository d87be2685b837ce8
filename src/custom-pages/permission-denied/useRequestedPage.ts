import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { Role } from '../../base/business'
import { isGranted } from '../../model/access/access'
import { hasAccess, rolesThatOpen } from '../../model/access/pageAccess'
import { rolesThatMay } from '../../model/access/requires'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { pageAt, useCustomPages } from '../../providers/navigation/customPages'
import { pathStatusAt } from '../../providers/navigation/publicUrls'

interface RequestedPage {
  /** Absolute, without trailing slash. */
  readonly path: string
  readonly isOpen: boolean
  readonly label: string
  /** The roles that have access. */
  readonly able: readonly Role[]
}

/** The page named by `?from=/dashboard/…`, if it exists. */
export function useRequestedPage(): RequestedPage | undefined {
  const translate = useTranslate()
  const labels = useLabels()
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const me = useMe()
  const [search] = useSearchParams()
  const path = (search.get('from') ?? '').replace(/[?#].*$/, '').replace(/\/+$/, '')
  const page = pageAt(pages, path)
  if (page) {
    const { access, label } = page
    const isOpen = hasAccess(access, me, catalogue)
    return { path, isOpen, label: translate(label), able: rolesThatOpen(access, catalogue) }
  }
  const { resource, view } = pathStatusAt(catalogue, path) ?? {}
  if (!resource || !view) return undefined
  const label =
    view === 'create'
      ? translate('app.action.createNamed', { name: labels.oneInside(resource) })
      : labels.many(resource)
  return { path, isOpen: isGranted(resource, me, view), label, able: rolesThatMay(resource, view) }
}
