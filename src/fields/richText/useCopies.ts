import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '../../model/kinds/structure'
import { useBackend } from '../../providers/backendContext'
import { useFormResource } from '../liveRecord'
import { useToldUpload } from '../uploads'

interface Copying {
  /** The field the copies are meant for. */
  readonly path: string | undefined
  readonly onCopied: (from: string, file: StoredFile) => void
}

/** Pictures that came with words copied from another record: this one gets its own, where its writer may see them. */
export function useCopies({ path, onCopied }: Copying) {
  const { http } = useBackend()
  const { name: resource } = useFormResource()
  const copies = useRef(new Map<string, Promise<StoredFile | undefined>>())
  const [running, setRunning] = useState(0)
  const isHere = useRef(true)
  useToldUpload(running > 0)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const ask = async (from: string) => {
    setRunning(count => count + 1)
    const query = new URLSearchParams({ resource, field: path ?? '', from })
    const answer = await http.exchange(`/hanadb/api/files?${query}`, { method: 'POST' })
    setRunning(count => count - 1)
    return answer.ok ? (answer.body as StoredFile) : undefined
  }
  return (from: string) => {
    const copy = copies.current.get(from) ?? ask(from)
    copies.current.set(from, copy)
    void copy.then(file => file && isHere.current && onCopied(from, file))
  }
}
