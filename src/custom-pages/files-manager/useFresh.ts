import { useNotify } from 'ra-core'
import type { StoredFile } from '../../model/kinds/structure'
import { useApiAddress } from '../../providers/useApiAddress'
import type { Sent } from '../../resources/useRecord'
import { reasonOf } from './filesCalls'
import { chosenOf, type Item } from './items'
import { useManager } from './useManaging'

/** Addresses of files last ten minutes: one that is to be used is asked for when it is. */
export function useFresh() {
  const { dataProvider, calls } = useManager()
  const notify = useNotify()
  const addressOf = useApiAddress()
  const fetched = async (find: () => Promise<StoredFile | { readonly url: string }>) => {
    try {
      const found = await find()
      const link = document.createElement('a')
      link.href = addressOf(found.url ?? '')
      link.download = ('name' in found && found.name) || ''
      link.click()
    } catch (error) {
      notify(reasonOf(error), { type: 'error' })
    }
  }
  const downloadOne = ({ id }: Item) =>
    fetched(async () => {
      const { data } = await dataProvider.getOne<Sent>('shared-files', { id })
      return data.ARCHIVO as StoredFile
    })
  return {
    /** A file as it is; a folder, or several things, as one archive. */
    async download(...items: readonly Item[]) {
      const [first] = items
      if (first?.what === 'files' && items.length === 1) await downloadOne(first)
      else await fetched(() => calls.zip(chosenOf(items)))
    },
  }
}
