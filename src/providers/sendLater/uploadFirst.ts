import type { StoredFile } from '../../kinds/file/data'
import { uploadFile } from '../../model/endpoints/files'
import { routeAddressOf } from '../../model/route/defineRoute'
import type { HttpAnswer } from '../http/http'
import type { LaterHttp } from './kind'

export interface Uploaded {
  readonly id: string
  readonly at: string
}
interface Uploading {
  readonly resource: string
  readonly field: string
  readonly name: string
  readonly body: Blob
}

/** The server deletes unused files after a day. */
const LASTS_MS = 20 * 3_600_000

export const isFresh = (file: Uploaded | undefined): file is Uploaded =>
  file !== undefined && Date.now() - Date.parse(file.at) < LASTS_MS

/** Uploads an entry's file; returns the upload, or the answer that refused it. */
export async function uploadFirst(
  http: LaterHttp,
  { body, ...place }: Uploading,
): Promise<{ readonly file: Uploaded } | { readonly refused: HttpAnswer }> {
  const answer = await http.upload(routeAddressOf(uploadFile, { query: place }), {
    body,
  })
  const { id } = (answer.body ?? {}) as Partial<StoredFile>
  return answer.ok && id !== undefined
    ? { file: { id: String(id), at: new Date().toISOString() } }
    : { refused: answer }
}
