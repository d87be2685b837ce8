import { useNotify, useTranslate } from 'ra-core'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'
import { reasonOf } from './filesCalls'
import { inside } from './useLevel'
import type { useManaging } from './useManaging'

/**
 * Where files go that one brings: into the folder that is open; from the top into one's own folder,
 * which is made for the first of them and nobody else sees.
 */
export function useOwnFolder({ place, go, dataProvider, refresh }: ReturnType<typeof useManaging>) {
  const translate = useTranslate()
  const notify = useNotify()
  const { ID } = useMe()
  return async (): Promise<number | undefined> => {
    if (place.folder !== null) return place.folder
    const NOMBRE = translate('files.mine')
    try {
      const { data } = await dataProvider.getList<Sent>('folders', {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'NOMBRE', order: 'ASC' },
        filter: { ...inside(null), q: NOMBRE },
        meta: listMeta,
      })
      const known = data.find(each => each.PROPIETARIO === ID && each.NOMBRE === NOMBRE)
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
