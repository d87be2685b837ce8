import { useLocation } from 'ra-core'
import { sectionsOf } from '../../pieces/menu/sections'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import { addressOf, useCustomPages } from '../../providers/customPages'
import { BASE, toPublicUrl } from '../../providers/publicUrls'

/** The first page the reader may open below a bare section path (design.md, decision 2). */
export function useFirstPage(): string | undefined {
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const section = `${useLocation().pathname.replace(/\/+$/, '')}/`
  const toPublic = toPublicUrl(catalogue)
  return sectionsOf({ catalogue, pages }, useMe())
    .flatMap(({ entries }) => entries)
    .map(entry =>
      'page' in entry ? addressOf(entry.page) : toPublic(`${BASE}/${entry.resource.name}`),
    )
    .find(address => address.startsWith(section))
}
