import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../../model/fields/resource'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { ExportInput } from '../../../providers/dataProvider/extras'

/** Requests an export from the server and downloads it. */
export function useExport({ name }: Resource) {
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [busy, setBusy] = useState(false)
  const save = async (input: ExportInput) => {
    setBusy(true)
    try {
      download(await dataProvider.exportUrl(name, input))
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy }
}

function download(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
