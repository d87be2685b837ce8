import { useNotify, useTranslate } from 'ra-core'
import { useMe } from '../../providers/backendContext'
import { reasonOf } from './filesCalls'
import type { useManaging } from './useManaging'

/**
 * Where files go that one brings: into the folder that is open; from the top into one's own folder,
 * which is made for the first of them and nobody else sees.
 */
export function useOwnFolder({
  place,
  go,
  tree,
  dataProvider,
  refresh,
}: ReturnType<typeof useManaging>) {
  const translate = useTranslate()
  const notify = useNotify()
  const { ID } = useMe()
  return async (): Promise<number | undefined> => {
    if (place.folder !== null) return place.folder
    const NOMBRE = translate('files.mine')
    const known = tree
      .inside(null)
      .find(folder => folder.PROPIETARIO === ID && folder.NOMBRE === NOMBRE)
    try {
      const own = known ?? (await dataProvider.create('folders', { data: { NOMBRE } })).data
      if (!known) await refresh()
      go({ folder: Number(own.id) })
      return Number(own.id)
    } catch (error) {
      notify(reasonOf(error), { type: 'error' })
      return undefined
    }
  }
}
