import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRef } from 'react'
import type { StoredFile } from '../../kinds/file/data'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'

export interface PhotoRow {
  readonly _ID?: number
  readonly URL: StoredFile
}
type Edit = (rows: readonly PhotoRow[]) => readonly PhotoRow[]

/** Changes the current photos of a product, one change at a time. */
export function useChangePhotos() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (code: string, edit: Edit): Promise<void> => {
    const change = last.current
      // The mutation has already shown the error.
      .catch(() => undefined)
      .then(async () => {
        const { data: previousData } = await dataProvider.getOne('products', { id: code })
        const IMAGES = edit((previousData.IMAGES ?? []) as readonly PhotoRow[])
        const data = { ...previousData, IMAGES }
        await dataProvider.update('products', { id: code, data, previousData })
        await client.invalidateQueries({ queryKey: ['photos'] })
      })
    last.current = change
    return change
  }
}

export function movePhoto(
  rows: readonly PhotoRow[],
  from: number,
  to: number,
): readonly PhotoRow[] {
  const remainingRows = rows.filter((_, at) => at !== from)
  const one = rows[from]
  return one ? [...remainingRows.slice(0, to), one, ...remainingRows.slice(to)] : rows
}
