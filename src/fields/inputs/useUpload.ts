import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { fileEndings, fileRules, sizeText, typesText } from '../../model/fileRules'
import type { StoredFile } from '../../model/kinds/structure'
import type { FieldModel } from '../../model/resource'
import { useBackend } from '../../providers/backendContext'
import { useToldUpload } from '../uploads'
import { shrunk } from './shrunk'

export type UploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly percent: number }
  /** `file`: what may be tried again. */
  | { readonly is: 'failed'; readonly message: string; readonly file?: File }

interface Uploading {
  /** Whose field it is, by name. */
  readonly resource: string
  readonly field: FieldModel
  readonly source: string
  readonly onStored: (file: StoredFile) => void
}

/** Sends a chosen file for a field: told how far it is, cancelled, tried again. */
export function useUpload({ resource, field, source, onStored }: Uploading) {
  const { http } = useBackend()
  const refusal = useRefusal(field)
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  useToldUpload(state.is === 'sending')

  const send = async (file: File) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState({ is: 'sending', percent: 0 })
    const body = await shrunk(file)
    const refused = refusal.before(body)
    if (refused) return setState({ is: 'failed', message: refused })
    // Rows are numbered in the form, and not in the schema: `IMAGES.0.URL` is the field `IMAGES.URL`.
    const path = source.replace(/\.\d+(?=\.)/g, '')
    const query = new URLSearchParams({ resource, field: path, name: file.name })
    const onProgress = (share: number) =>
      running.current === own && setState({ is: 'sending', percent: Math.floor(share * 100) })
    try {
      const answer = await http.upload(`/hanadb/api/files?${query}`, {
        body,
        onProgress,
        signal: own.signal,
      })
      if (!answer.ok)
        return setState({ is: 'failed', message: refusal.after(answer.body, path), file })
      setState({ is: 'idle' })
      onStored(answer.body as StoredFile)
    } catch {
      // the person gave up; nothing came of it
      if (running.current === own) setState({ is: 'idle' })
    }
  }
  return { state, send, cancel: () => running.current?.abort() }
}

/** Why a file is not taken: before it is sent, and after. */
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
