import { useDataProvider } from 'ra-core'
import type { Resource } from '../../../model/fields/resource'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { ExportInput } from '../../../providers/dataProvider/extras'
import { download } from '../../../ui/controls/download'
import { useAttempt } from '../../../ui/controls/useAttempt'

/** Requests an export from the server and downloads it. */
export function useExport({ name }: Resource) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { attempt, isPending: busy } = useAttempt()
  const save = (input: ExportInput) =>
    attempt(async () => download(await dataProvider.exportUrl(name, input)))
  return { save, busy }
}
