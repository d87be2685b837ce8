import { mayOpen } from '../../model/access/pageAccess'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue } from '../../providers/backend/catalogueContext'
import { type CustomPage, pageAt, useCustomPages } from '../../providers/navigation/customPages'

interface Lead {
  readonly to: string
  readonly page: CustomPage
}

/** Pages where the work on a record continues, limited to those this person may open. */
export function useLeads({ schema }: Resource): (id: string | number) => readonly Lead[] {
  const me = useMe()
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const open = (schema.links ?? []).flatMap(address => {
    const page = pageAt(pages, address.split('?')[0] ?? '')
    return page && mayOpen(page, me, catalogue) ? [{ address, page }] : []
  })
  return id =>
    open.map(({ address, page }) => ({
      ...{ page, to: address.replace(':id', encodeURIComponent(id)) },
    }))
}
