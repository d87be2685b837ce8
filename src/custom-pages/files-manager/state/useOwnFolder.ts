import { useNotify, useTranslate } from 'ra-core'
import { useMe } from '../../../providers/backend/backendContext'
import { listMeta } from '../../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../../resources/record/useRecord'
import { fileErrorReason } from './fileErrorReason'
import type { useFilesManager } from './useFilesManager'
import { insideFolder } from './useLevel'

/** Target of uploads: the open folder; at the top, the user's private folder, created on first use. */
export function useOwnFolder({
  place,
  go,
  dataProvider,
  refresh,
}: ReturnType<typeof useFilesManager>) {
  const translate = useTranslate()
  const notify = useNotify()
  const { ID } = useMe()
  return async (): Promise<number | undefined> => {
    if (place.folder !== null) return place.folder
    const NOMBRE = translate('files.mine')
    try {
      const { data } = await dataProvider.getList<SentRecord>('folders', {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'NOMBRE', order: 'ASC' },
        filter: { ...insideFolder(null), q: NOMBRE },
        meta: listMeta,
      })
      const existing = data.find(each => each.PROPIETARIO === ID && each.NOMBRE === NOMBRE)
      const own = existing ?? (await dataProvider.create('folders', { data: { NOMBRE } })).data
      if (!existing) await refresh()
      go({ folder: Number(own.id) })
      return Number(own.id)
    } catch (error) {
      notify(fileErrorReason(error), { type: 'error' })
      return undefined
    }
  }
}
