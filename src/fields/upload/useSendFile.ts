import { useTranslate } from 'ra-core'
import type { StoredFile } from '../../kinds/file/data'
import { uploadFile } from '../../model/endpoints/files'
import type { FieldModel } from '../../model/fields/resource'
import { routeAddressOf } from '../../model/route/defineRoute'
import { useBackend } from '../../providers/backend/backendContext'
import type { Upload } from '../../providers/http/http'
import { shrunk } from './shrunk'
import { useFileRules } from './useFileRules'

interface FileWish extends Pick<Upload, 'signal' | 'onProgress'> {
  readonly resource: string
  /** Path in the form, `IMAGES.0.URL`, or in the schema, `IMAGES.URL`. */
  readonly path: string
  readonly file: File
}

/** The file breaks its field's rules, so that it is not sent. */
export class UnfitFile extends Error {}

/** Reduces a photo, checks the file and uploads it; rejects with the reason. */
export function useSendFile(field: FieldModel) {
  const translate = useTranslate()
  const { http } = useBackend()
  const { problemOf } = useFileRules(field)
  return async ({ resource, path, file, ...sending }: FileWish): Promise<StoredFile> => {
    const body = await shrunk(file)
    const problem = problemOf(body)
    if (problem) throw new UnfitFile(problem)
    const schemaPath = path.replace(/\.\d+(?=\.)/g, '')
    const query = { resource, field: schemaPath, name: file.name }
    const answer = await http.upload(routeAddressOf(uploadFile, { query }), { body, ...sending })
    if (answer.ok) return answer.body as StoredFile
    const { errors, message } = (answer.body ?? {}) as UploadRefusal
    throw new Error(errors?.[schemaPath] ?? message ?? translate('app.page.wrong'))
  }
}
interface UploadRefusal {
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
}
