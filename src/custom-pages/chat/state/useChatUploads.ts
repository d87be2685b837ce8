import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { type Attachment, uploadChatFile } from '../../../contracts/chat'
import { shrunk } from '../../../fields/upload/shrunk'
import { upload } from '../../../providers/dataProvider/call'
import { errorReason } from '../../../providers/http/errorReason'
import { useChatting } from './chattingContext'

const MOST = 10

/** A file being uploaded. */
export interface Uploading {
  readonly id: string
  readonly name: string
  readonly percent: number
  readonly cancel: () => void
}

interface Taking {
  /** Number of files already attached. */
  readonly count: number
  readonly onStored: (attachment: Attachment) => void
}

/** Uploads selected, dropped or pasted files, with progress and cancellation. */
export function useChatUploads({ count, onStored }: Taking) {
  const translate = useTranslate()
  const notify = useNotify()
  const { http } = useChatting()
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
    const started = { id, name: file.name, percent: 0, cancel: () => own.abort() }
    setUploads(current => [...current, started])
    const progress = (share: number) =>
      setUploads(current =>
        current.map(each =>
          each.id === id ? { ...each, percent: Math.floor(share * 100) } : each,
        ),
      )
    try {
      const { attachment } = await upload(http, uploadChatFile, {
        ...{ query: { name: file.name }, body: await shrunk(file) },
        ...{ onProgress: progress, signal: own.signal },
      })
      onStored(attachment)
    } catch (error) {
      if (!own.signal.aborted) notify(errorReason(error), { type: 'error' })
    } finally {
      running.current.delete(own)
      setUploads(current => current.filter(each => each.id !== id))
    }
  }
  return {
    uploads,
    upload(files: readonly File[]) {
      if (files.length + count + uploads.length > MOST)
        return notify(translate('chat.tooMany', { max: MOST }), { type: 'warning' })
      for (const file of files) void send(file)
    },
  }
}
