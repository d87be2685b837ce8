import { useEffect, useRef, useState } from 'react'
import { useFormResource } from '../../../fields/record/liveRecord'
import { useReportedUpload } from '../../../fields/record/uploads'
import { uploadFile } from '../../../model/endpoints/files'
import { routeAddressOf } from '../../../model/route/defineRoute'
import { useBackend } from '../../../providers/backend/backendContext'
import type { StoredFile } from '../../file/data'

interface Copying {
  /** Path of the field that receives the copies. */
  readonly path: string | undefined
  readonly onCopied: (from: string, file: StoredFile) => void
}

/** Copies pictures pasted from another record's text to this record, if the person may see them. */
export function useCopies({ path, onCopied }: Copying) {
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
