import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useSendPhoto } from '../../fields/photos/useSendPhoto'
import type { FieldModel } from '../../model/fields/resource'
import type { StoredFile } from '../../model/kinds/structure'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { codesIn, type Pictured, type Planned, planOf } from './planOf'
import type { PhotoRow } from './useChangePhotos'
import { useChangePhotos } from './useChangePhotos'

export type PhotoUploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'stopped'
export interface Item extends Planned {
  readonly state: PhotoUploadState
  readonly error?: string
}
interface Photos {
  readonly picture: FieldModel
  readonly most: number
  readonly types: readonly string[]
}

const AT_ONCE = 100

/** Bulk upload: plan first, then by product until done or stopped. */
export function useBulk({ picture, most, types }: Photos) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const sendPhoto = useSendPhoto(picture)
  const change = useChangePhotos()
  const [items, setItems] = useState<readonly Item[]>([])
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const mark = (files: readonly File[], more: Pick<Item, 'state'> & Partial<Item>) =>
    setItems(all => all.map(item => (files.includes(item.file) ? { ...item, ...more } : item)))

  const rehearse = async (files: readonly File[]) => {
    const codes = [...new Set(files.flatMap(({ name }) => codesIn(name)))]
    const found: Pictured[] = []
    for (let at = 0; at < codes.length; at += AT_ONCE) {
      const { data } = await dataProvider.getList('products', {
        filter: { CODIGO: codes.slice(at, at + AT_ONCE) },
        pagination: { page: 1, perPage: AT_ONCE },
        sort: { field: 'CODIGO', order: 'ASC' },
      })
      found.push(...data.map(picturedOf))
    }
    const planned = planOf(files, found, { most, types })
    setItems(planned.map(plan => ({ ...plan, state: 'waiting' })))
  }

  const sendProduct = async (code: string, mine: readonly Item[], signal: AbortSignal) => {
    const files = mine.map(({ file }) => file)
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
    const byCode = groupOf(open)
    for (const [code, mine] of byCode) {
      if (own.signal.aborted)
        mark(
          mine.map(({ file }) => file),
          { state: 'stopped' },
        )
      else await sendProduct(code, mine, own.signal)
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

const picturedOf = ({ CODIGO, NOMBRE, IMAGES }: Readonly<Record<string, unknown>>): Pictured => ({
  CODIGO: String(CODIGO),
  NOMBRE: String(NOMBRE),
  count: Array.isArray(IMAGES) ? IMAGES.length : 0,
})

function groupOf(items: readonly Item[]): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const code = item.product?.CODIGO ?? ''
    groups.set(code, [...(groups.get(code) ?? []), item])
  }
  return groups
}
