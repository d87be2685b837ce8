import { useEvent } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormResource } from '../../../fields/record/liveRecord'
import type { FieldModel } from '../../../model/fields/resource'
import { picturesNamedIn, picturesOf } from '../../../model/validation/pictures'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import type { StoredFile } from '../../file/data'
import { addresses, pending } from './addresses'
import { usedPictureRows } from './pictures'
import { useCopies } from './useCopies'

type Row = Readonly<Record<string, unknown>>

/** Pictures of the edited text: its rows are kept equal to the pictures it shows. */
export function usePictures(source: string, text: FieldModel) {
  const resource = useFormResource()
  const addressOf = useApiAddress()
  const { getValues, setValue } = useFormContext()
  const pictures = picturesOf(resource, text)
  const known = useRef(new Map<string, Row>())
  const learn = (row: Row) => {
    const file = pictures && (row[pictures.picture.name] as StoredFile | null)
    if (!file) return
    known.current.set(file.id, row)
    if (file.url) addresses.set(file.id, addressOf(file.url))
  }
  const rows = () => (pictures ? ((getValues(pictures.lines.name) ?? []) as readonly Row[]) : [])
  rows().forEach(learn)
  const html = useWatch({ name: source }) as string | null | undefined
  const opened = useRef(html)
  const copy = useCopies({
    path: pictures?.path,
    onCopied: (from, file) => {
      learn({ [pictures?.picture.name ?? '']: file })
      const now = String(getValues(source) ?? '')
      setValue(source, now.replaceAll(`data-file="${from}"`, `data-file="${file.id}"`))
    },
  })
  const keep = useEvent(() => {
    if (!pictures || typeof html !== 'string' || html === opened.current) return
    const named = picturesNamedIn(html)
    for (const file of named) if (!known.current.has(file)) copy(file)
    const kept = usedPictureRows(pictures, known.current, named)
    const now = rows()
    if (kept.length === now.length && kept.every(row => now.includes(row))) return
    setValue(pictures.lines.name, kept, { shouldDirty: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes
  useEffect(keep, [html])
  if (!pictures) return undefined
  return {
    ...pictures,
    count: () => picturesNamedIn(String(getValues(source) ?? '')).length,
    take: (file: StoredFile) => {
      pending.add(file.id)
      learn({ [pictures.picture.name]: file })
    },
  }
}
export type WrittenPictures = NonNullable<ReturnType<typeof usePictures>>
