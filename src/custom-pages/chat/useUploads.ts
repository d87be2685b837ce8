import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '../../domain/chat/chat'
import { shrunk } from '../../fields/inputs/shrunk'
import { useChatting } from './chattingContext'

const MOST = 10

/** A file on its way up. */
export interface Uploading {
  readonly id: string
  readonly name: string
  readonly percent: number
  readonly cancel: () => void
}

interface Taking {
  /** How many the message has already. */
  readonly count: number
  readonly onStored: (attachment: Attachment) => void
}

/** Sends files up as they are chosen, dropped or pasted; each tells how far it is and may be cancelled. */
export function useUploads({ count, onStored }: Taking) {
  const translate = useTranslate()
  const notify = useNotify()
  const { calls } = useChatting()
  const [uploads, setUploads] = useState<readonly Uploading[]>([])
  const running = useRef(new Set<AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const one of all) one.abort()
    }
  }, [])
  const send = async (file: File) => {
    const id = crypto.randomUUID()
    const own = new AbortController()
    running.current.add(own)
    const upload = { id, name: file.name, percent: 0, cancel: () => own.abort() }
    setUploads(known => [...known, upload])
    const progress = (share: number) =>
      setUploads(known =>
        known.map(each => (each.id === id ? { ...each, percent: Math.floor(share * 100) } : each)),
      )
    try {
      const sending = { body: await shrunk(file), onProgress: progress, signal: own.signal }
      onStored(await calls.upload(file.name, sending))
    } catch (error) {
      if (!own.signal.aborted) notify(reasonOf(error), { type: 'error' })
    } finally {
      running.current.delete(own)
      setUploads(known => known.filter(each => each.id !== id))
    }
  }
  return {
    uploads,
    take(files: readonly File[]) {
      if (files.length + count + uploads.length > MOST)
        return notify(translate('chat.tooMany', { max: MOST }), { type: 'warning' })
      for (const file of files) void send(file)
    },
  }
}

/** What is wrong with the file, before what is wrong with the request; a key where nobody answered. */
function reasonOf(error: unknown): string {
  const { status, body, message } = error as {
    status?: number
    body?: { errors?: Record<string, string> }
    message: string
  }
  if (status === 0) return 'app.page.unanswered'
  return body?.errors?.attachments ?? message
}
