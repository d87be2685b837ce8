import { useNotify } from 'ra-core'
import { zipFiles } from '../../../contracts/filesManager'
import type { StoredFile } from '../../../kinds/file/data'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { call } from '../../../providers/dataProvider/call'
import type { SentRecord } from '../../../resources/record/useRecord'
import { fileErrorReason } from './fileErrorReason'
import { type FolderItem, selectedIds } from './items'
import { useManager } from './useFilesManager'

/** File addresses expire after ten minutes; renews them before use. */
export function useFresh() {
  const { dataProvider, http } = useManager()
  const notify = useNotify()
  const apiAddress = useApiAddress()
  const fetched = async (find: () => Promise<StoredFile | { readonly url: string }>) => {
    try {
      const fresh = await find()
      const link = document.createElement('a')
      link.href = apiAddress(fresh.url ?? '')
      link.download = ('name' in fresh && fresh.name) || ''
      link.click()
    } catch (error) {
      notify(fileErrorReason(error), { type: 'error' })
    }
  }
  const downloadOne = ({ id }: FolderItem) =>
    fetched(async () => {
      const { data } = await dataProvider.getOne<SentRecord>('shared-files', { id })
      return data.ARCHIVO as StoredFile
    })
  return {
    /** Downloads a file, or an archive of several entries. */
    async download(...items: readonly FolderItem[]) {
      const [first] = items
      if (first?.what === 'files' && items.length === 1) await downloadOne(first)
      else await fetched(() => call(http, zipFiles, { body: selectedIds(items) }))
    },
  }
}
