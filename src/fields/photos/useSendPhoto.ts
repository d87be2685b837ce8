import { useTranslate } from 'ra-core'
import type { StoredFile } from '../../kinds/file/data'
import { fileEndings, fileRules, sizeText, typesText } from '../../model/access/fileRules'
import { uploadFile } from '../../model/endpoints/files'
import type { FieldModel } from '../../model/fields/resource'
import { routeAddressOf } from '../../model/route/defineRoute'
import { useBackend } from '../../providers/backend/backendContext'
import { shrunk } from '../upload/shrunk'

interface PhotoWish {
  readonly resource: string
  /** Path in the schema: `IMAGES.URL`. */
  readonly path: string
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** Reduces a photo, checks it and uploads it; rejects with the reason. */
export function useSendPhoto(picture: FieldModel) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { maxSize, types } = fileRules(picture)
  return async (photo: PhotoWish): Promise<StoredFile> => {
    const { resource, path, file, signal, onProgress } = photo
    if (Object.hasOwn(fileEndings, file.type) && !types.includes(file.type))
      throw new Error(translate('validation.fileType', { types: typesText(types) }))
    const body = await shrunk(file)
    if (body.size > maxSize)
      throw new Error(translate('validation.fileTooBig', { max: sizeText(maxSize) }))
    const query = { resource, field: path, name: file.name }
    const answer = await http.upload(routeAddressOf(uploadFile, { query }), {
      ...{ body, signal },
      ...(onProgress && { onProgress }),
    })
    if (answer.ok) return answer.body as StoredFile
    const { errors, message } = (answer.body ?? {}) as UploadRefusal
    throw new Error(errors?.[path] ?? message ?? translate('app.page.wrong'))
  }
}
interface UploadRefusal {
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
}
