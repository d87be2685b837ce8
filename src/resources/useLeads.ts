import { mayOpen } from '../model/pageAccess'
import type { Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'
import { useCatalogue } from '../providers/catalogueContext'
import { type CustomPage, pageAt, useCustomPages } from '../providers/customPages'

export interface Lead {
  readonly to: string
  readonly page: CustomPage
}

/** The pages on which the work on a record goes on, as far as this person may open them. */
export function useLeads({ schema }: Resource): (id: string | number) => readonly Lead[] {
  const me = useMe()
  const catalogue = useCatalogue()
  const pages = useCustomPages()
  const open = (schema.leads ?? []).flatMap(address => {
    const page = pageAt(pages, address.split('?')[0] ?? '')
    return page && mayOpen(page.access, me, catalogue) ? [{ address, page }] : []
  })
  return id =>
    open.map(({ address, page }) => ({
      ...{ page, to: address.replace(':id', encodeURIComponent(id)) },
    }))
}
