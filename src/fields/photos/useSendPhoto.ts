import { useTranslate } from 'ra-core'
import { fileEndings, fileRules, sizeText, typesText } from '../../model/fileRules'
import type { StoredFile } from '../../model/kinds/structure'
import type { FieldModel } from '../../model/resource'
import { useBackend } from '../../providers/backendContext'
import { shrunk } from '../inputs/shrunk'

export interface PhotoWish {
  readonly resource: string
  /** As the schema names it: `IMAGES.URL`. */
  readonly path: string
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** Makes a photo smaller, checks it and sends it; rejects with why it was not taken. */
export function useSendPhoto(picture: FieldModel) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { maxSize, types } = fileRules(picture)
  return async (wish: PhotoWish): Promise<StoredFile> => {
    const { resource, path, file, signal, onProgress } = wish
    if (Object.hasOwn(fileEndings, file.type) && !types.includes(file.type))
      throw new Error(translate('validation.fileType', { types: typesText(types) }))
    const body = await shrunk(file)
    if (body.size > maxSize)
      throw new Error(translate('validation.fileTooBig', { max: sizeText(maxSize) }))
    const query = new URLSearchParams({ resource, field: path, name: file.name })
    const answer = await http.upload(`/hanadb/api/files?${query}`, {
      ...{ body, signal },
      ...(onProgress && { onProgress }),
    })
    if (answer.ok) return answer.body as StoredFile
    const { errors, message } = (answer.body ?? {}) as Told
    throw new Error(errors?.[path] ?? message ?? translate('app.page.wrong'))
  }
}
interface Told {
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
}
