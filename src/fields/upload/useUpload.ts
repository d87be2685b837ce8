import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '../../kinds/file/data'
import { fileEndings, fileRules, sizeText, typesText } from '../../model/access/fileRules'
import { uploadFile } from '../../model/endpoints/files'
import type { FieldModel } from '../../model/fields/resource'
import { routeAddressOf } from '../../model/route/defineRoute'
import { useBackend } from '../../providers/backend/backendContext'
import { useReportedUpload } from '../record/uploads'
import { shrunk } from './shrunk'

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
  const { http } = useBackend()
  const refusal = useRefusal(field)
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  useReportedUpload(state.is === 'sending')

  const send = async (file: File) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState({ is: 'sending', percent: 0 })
    const body = await shrunk(file)
    const refused = refusal.before(body)
    if (refused) return setState({ is: 'failed', message: refused })
    // Form paths have row numbers, schema paths have none: `IMAGES.0.URL` is the field `IMAGES.URL`.
    const path = source.replace(/\.\d+(?=\.)/g, '')
    const query = { resource, field: path, name: file.name }
    const onProgress = (share: number) =>
      running.current === own && setState({ is: 'sending', percent: Math.floor(share * 100) })
    try {
      const answer = await http.upload(routeAddressOf(uploadFile, { query }), {
        body,
        onProgress,
        signal: own.signal,
      })
      if (!answer.ok)
        return setState({ is: 'failed', message: refusal.after(answer.body, path), file })
      setState({ is: 'idle' })
      onStored(answer.body as StoredFile)
    } catch {
      // cancelled by the person
      if (running.current === own) setState({ is: 'idle' })
    }
  }
  return { state, send, cancel: () => running.current?.abort() }
}

/** Why a file is refused, before or after the upload. */
function useRefusal(field: FieldModel) {
  const translate = useTranslate()
  const { maxSize, types } = fileRules(field)
  return {
    before({ size, type }: Blob) {
      if (size > maxSize) return translate('validation.fileTooBig', { max: sizeText(maxSize) })
      const isKnownWrong = Object.hasOwn(fileEndings, type) && !types.includes(type)
      const isScript = type === 'image/svg+xml' || type === 'text/html'
      return isKnownWrong || isScript
        ? translate('validation.fileType', { types: typesText(types) })
        : undefined
    },
    after(body: unknown, path: string) {
      const { errors, message } = (body ?? {}) as {
        errors?: Readonly<Record<string, string>>
        message?: string
      }
      return errors?.[path] ?? message ?? translate('app.page.wrong')
    },
  }
}
