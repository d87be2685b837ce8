import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useSendFile } from '../../fields/upload/useSendFile'
import type { StoredFile } from '../../kinds/file/data'
import type { FieldModel } from '../../model/fields/resource'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { codesIn, type Pictured, type Planned, planUpload } from './planUpload'
import { type PhotoRow, useChangePhotos } from './useChangePhotos'

export type PhotoUploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'stopped'
export interface PhotoItem extends Planned {
  readonly state: PhotoUploadState
  readonly error?: string
}
interface Photos {
  readonly picture: FieldModel
  readonly most: number
  readonly types: readonly string[]
}

const BATCH_SIZE = 100

/** Bulk upload: plan first, then by product until done or stopped. */
export function useBulk({ picture, most, types }: Photos) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const sendPhoto = useSendFile(picture)
  const change = useChangePhotos()
  const [items, setItems] = useState<readonly PhotoItem[]>([])
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const mark = (files: readonly File[], more: Pick<PhotoItem, 'state'> & Partial<PhotoItem>) =>
    setItems(all => all.map(item => (files.includes(item.file) ? { ...item, ...more } : item)))

  const rehearse = async (files: readonly File[]) => {
    const codes = [...new Set(files.flatMap(({ name }) => codesIn(name)))]
    const pictured: Pictured[] = []
    for (let at = 0; at < codes.length; at += BATCH_SIZE) {
      const { data } = await dataProvider.getList('products', {
        filter: { CODIGO: codes.slice(at, at + BATCH_SIZE) },
        pagination: { page: 1, perPage: BATCH_SIZE },
        sort: { field: 'CODIGO', order: 'ASC' },
      })
      pictured.push(...data.map(toPictured))
    }
    const planned = planUpload(files, pictured, { most, types })
    setItems(planned.map(plan => ({ ...plan, state: 'waiting' })))
  }

  const sendProduct = async (code: string, items: readonly PhotoItem[], signal: AbortSignal) => {
    const files = items.map(({ file }) => file)
    mark(files, { state: 'sending' })
    try {
      const stored: StoredFile[] = []
      for (const file of files)
        stored.push(
          await sendPhoto({ ...{ resource: 'products', path: 'IMAGES.URL' }, file, signal }),
        )
      await change(code, rows => [...rows, ...stored.map((URL): PhotoRow => ({ URL }))])
      mark(files, { state: 'done' })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      mark(files, signal.aborted ? { state: 'stopped' } : { state: 'failed', error: message })
    }
  }

  /** Pending, failed and stopped products. */
  const run = async () => {
    const own = new AbortController()
    running.current = own
    setRunning(true)
    const open = items.filter(
      ({ product, reason, state }) => product && !reason && state !== 'done',
    )
    const byCode = groupByCode(open)
    for (const [code, items] of byCode) {
      if (own.signal.aborted)
        mark(
          items.map(({ file }) => file),
          { state: 'stopped' },
        )
      else await sendProduct(code, items, own.signal)
    }
    setRunning(false)
  }
  return {
    ...{ items, isRunning, rehearse, run },
    cancel: () => running.current?.abort(),
    clear: () => setItems([]),
  }
}
export type PhotoUpload = ReturnType<typeof useBulk>

const toPictured = ({ CODIGO, NOMBRE, IMAGES }: Readonly<Record<string, unknown>>): Pictured => ({
  CODIGO: String(CODIGO),
  NOMBRE: String(NOMBRE),
  count: Array.isArray(IMAGES) ? IMAGES.length : 0,
})

function groupByCode(items: readonly PhotoItem[]): ReadonlyMap<string, PhotoItem[]> {
  const groups = new Map<string, PhotoItem[]>()
  for (const item of items) {
    const code = item.product?.CODIGO ?? ''
    groups.set(code, [...(groups.get(code) ?? []), item])
  }
  return groups
}
