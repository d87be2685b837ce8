import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { movesByDocument } from '../../model/access/documents'
import type { Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { useAttempt } from '../../ui/controls/useAttempt'

/**
 * Opens a document in a new tab. Browsers require the tab to open during the click, so it opens empty
 * and then loads the address from the server. Each click creates a new document.
 */
export function useTakeDocument(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const { attempt, isPending: busy } = useAttempt()
  const take = async (id: string | number, name: string) => {
    const tab = window.open('', '_blank')
    const isOpen = await attempt(async () => {
      const key = crypto.randomUUID()
      const url = await dataProvider.paperUrl(resource.name, { id, name, key })
      if (tab) tab.location.href = url
      else window.location.assign(url)
      if (movesByDocument(resource).size > 0)
        void client.invalidateQueries({ queryKey: [resource.name] })
    })
    if (!isOpen) tab?.close()
  }
  return { take, busy }
}
