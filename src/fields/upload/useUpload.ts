import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '../../kinds/file/data'
import type { FieldModel } from '../../model/fields/resource'
import { useReportedUpload } from '../record/uploads'
import { UnfitFile, useSendFile } from './useSendFile'

export type UploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly percent: number }
  /** `file`: can be retried. */
  | { readonly is: 'failed'; readonly message: string; readonly file?: File }

interface Uploading {
  /** Resource of the field, by name. */
  readonly resource: string
  readonly field: FieldModel
  readonly source: string
  readonly onStored: (file: StoredFile) => void
}

/** Uploads a file for a field, with progress, cancel and retry. */
export function useUpload({ resource, field, source, onStored }: Uploading) {
  const sendFile = useSendFile(field)
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  useReportedUpload(state.is === 'sending')

  const send = async (file: File) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState({ is: 'sending', percent: 0 })
    const onProgress = (share: number) =>
      running.current === own && setState({ is: 'sending', percent: Math.floor(share * 100) })
    try {
      const sending = { signal: own.signal, onProgress }
      const stored = await sendFile({ resource, path: source, file, ...sending })
      setState({ is: 'idle' })
      onStored(stored)
    } catch (error) {
      // replaced by another file
      if (running.current !== own) return
      // cancelled by the person
      if (own.signal.aborted) return setState({ is: 'idle' })
      const { message } = error as Error
      setState({ is: 'failed', message, ...(!(error instanceof UnfitFile) && { file }) })
    }
  }
  return { state, send, cancel: () => running.current?.abort() }
}
