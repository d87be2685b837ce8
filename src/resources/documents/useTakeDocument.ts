import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { movesByDocument } from '../../model/access/documents'
import type { Resource } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'

/**
 * Opens a document in a new tab. Browsers require the tab to open during the click, so it opens empty
 * and then loads the address from the server. Each click creates a new document.
 */
export function useTakeDocument(resource: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const take = async (id: string | number, name: string) => {
    const tab = window.open('', '_blank')
    setBusy(true)
    try {
      const key = crypto.randomUUID()
      const url = await dataProvider.paperUrl(resource.name, { id, name, key })
      if (tab) tab.location.href = url
      else window.location.assign(url)
      if (movesByDocument(resource).size > 0)
        void client.invalidateQueries({ queryKey: [resource.name] })
    } catch (error) {
      tab?.close()
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { take, busy }
}
