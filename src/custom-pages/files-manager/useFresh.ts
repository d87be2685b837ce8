import { useNotify } from 'ra-core'
import type { StoredFile } from '../../model/kinds/structure'
import { useApiAddress } from '../../providers/useApiAddress'
import type { Sent } from '../../resources/useRecord'
import { reasonOf } from './filesCalls'
import type { Item } from './items'
import { useManager } from './useManaging'

/** Addresses of files last ten minutes: one that is to be used is asked for when it is. */
export function useFresh() {
  const { dataProvider } = useManager()
  const notify = useNotify()
  const addressOf = useApiAddress()
  return {
    async download({ id }: Item) {
      try {
        const { data } = await dataProvider.getOne<Sent>('shared-files', { id })
        const { url, name } = data.ARCHIVO as StoredFile
        const link = document.createElement('a')
        link.href = addressOf(url ?? '')
        link.download = name ?? ''
        link.click()
      } catch (error) {
        notify(reasonOf(error), { type: 'error' })
      }
    },
  }
}
