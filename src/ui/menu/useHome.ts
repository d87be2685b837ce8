import { useCreatePath } from 'ra-core'
import { business } from '../../base/business'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { pageAddressOf, useCustomPages } from '../../providers/navigation/customPages'
import { PROFILE } from '../../providers/navigation/place'
import { toPublicUrl } from '../../providers/navigation/publicUrls'
import { buildMenuGroups } from './sections'

/** Address of the page after the sign-in: the one of the business, otherwise the first menu entry of the reader. */
export function useHome(): string {
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const me = useMe()
  const createPath = useCreatePath()
  const { home } = business()
  if (home !== undefined) return home
  const [entry] = buildMenuGroups({ catalogue, pages }, me).flatMap(({ entries }) => entries)
  if (!entry) return PROFILE
  if ('page' in entry) return pageAddressOf(entry.page)
  return toPublicUrl(catalogue)(createPath({ resource: entry.resource.name, type: 'list' }))
}
