import { useEvent } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormResource } from '../../../fields/record/liveRecord'
import { useReportedUpload } from '../../../fields/record/uploads'
import { uploadFile } from '../../../model/endpoints/files'
import type { FieldModel } from '../../../model/fields/resource'
import { routeAddressOf } from '../../../model/route/defineRoute'
import { picturesNamedIn, picturesOf } from '../../../model/validation/pictures'
import { useBackend } from '../../../providers/backend/backendContext'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import type { StoredFile } from '../../file/data'
import { addresses, pending } from './addresses'
import { usedPictureRows } from './pictures'

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

interface Copying {
  /** Path of the field that receives the copies. */
  readonly path: string | undefined
  readonly onCopied: (from: string, file: StoredFile) => void
}

/** Copies pictures pasted from another record's text to this record, if the person may see them. */
function useCopies({ path, onCopied }: Copying) {
  const { http } = useBackend()
  const { name: resource } = useFormResource()
  const copies = useRef(new Map<string, Promise<StoredFile | undefined>>())
  const [running, setRunning] = useState(0)
  const isHere = useRef(true)
  useReportedUpload(running > 0)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const ask = async (from: string) => {
    setRunning(count => count + 1)
    const query = { resource, field: path ?? '', from }
    const answer = await http.exchange(routeAddressOf(uploadFile, { query }), { method: 'POST' })
    setRunning(count => count - 1)
    return answer.ok ? (answer.body as StoredFile) : undefined
  }
  return (from: string) => {
    const copy = copies.current.get(from) ?? ask(from)
    copies.current.set(from, copy)
    void copy.then(file => file && isHere.current && onCopied(from, file))
  }
}
