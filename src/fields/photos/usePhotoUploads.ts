import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '../../kinds/file/data'
import type { FieldModel } from '../../model/fields/resource'
import { useReportedUpload } from '../record/uploads'
import { useSendFile } from '../upload/useSendFile'

export interface PhotoSending {
  readonly id: number
  readonly file: File
  readonly percent: number
  /** Reason of a refusal. */
  readonly error?: string
}
interface Uploading {
  readonly picture: FieldModel
  readonly resource: string
  readonly path: string
  readonly onStored: (file: StoredFile) => void
}
export interface PhotoUploads {
  readonly sendings: readonly PhotoSending[]
  readonly running: number
  readonly send: (files: readonly File[]) => void
  readonly cancel: (id: number) => void
  readonly retry: (sending: PhotoSending) => void
}

/** Uploads several photos one after the other, with progress, cancel and retry. */
export function usePhotoUploads({ picture, onStored, ...to }: Uploading): PhotoUploads {
  const sendPhoto = useSendFile(picture)
  const [sendings, setSendings] = useState<readonly PhotoSending[]>([])
  const last = useRef(0)
  const queue = useRef(Promise.resolve())
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const mine = running.current
    return () => {
      for (const own of mine.values()) own.abort()
    }
  }, [])
  const going = sendings.filter(({ error }) => error === undefined).length
  useReportedUpload(going > 0)
  const drop = (id: number) => setSendings(all => all.filter(one => one.id !== id))
  const change = (id: number, more: Partial<PhotoSending>) =>
    setSendings(all => all.map(one => (one.id === id ? { ...one, ...more } : one)))

  const sendOne = async (id: number, file: File) => {
    const own = running.current.get(id)
    if (!own || own.signal.aborted) return
    try {
      const onProgress = (share: number) => change(id, { percent: Math.floor(share * 100) })
      const stored = await sendPhoto({ ...to, file, signal: own.signal, onProgress })
      drop(id)
      onStored(stored)
    } catch (error) {
      // cancelled: its row is removed already
      if (!own.signal.aborted) change(id, { error: error instanceof Error ? error.message : '' })
    } finally {
      running.current.delete(id)
    }
  }
  const send = (files: readonly File[]) => {
    for (const file of files) {
      const id = ++last.current
      running.current.set(id, new AbortController())
      setSendings(all => [...all, { id, file, percent: 0 }])
      queue.current = queue.current.then(() => sendOne(id, file))
    }
  }
  const cancel = (id: number) => {
    running.current.get(id)?.abort()
    drop(id)
  }
  const retry = ({ id, file }: PhotoSending) => {
    drop(id)
    send([file])
  }
  return { sendings, running: going, send, cancel, retry }
}
