import type { StoredFile } from '../../model/kinds/structure'
import type { Answer } from '../http'
import type { LaterHttp } from './kind'

/** An upload the server has already, and since when. */
export interface Uploaded {
  readonly id: string
  readonly at: string
}
export interface Uploading {
  readonly resource: string
  readonly field: string
  readonly name: string
  readonly body: Blob
}

/** A file that hangs on nothing is swept after a day. */
const LASTS_MS = 20 * 3_600_000

export const isFresh = (file: Uploaded | undefined): file is Uploaded =>
  file !== undefined && Date.now() - Date.parse(file.at) < LASTS_MS

/** Sends up what an entry goes with: the upload, or the answer by which there is none. */
export async function uploadFirst(
  http: LaterHttp,
  { body, ...place }: Uploading,
): Promise<{ readonly file: Uploaded } | { readonly refused: Answer }> {
  const answer = await http.upload(`/hanadb/api/files?${new URLSearchParams({ ...place })}`, {
    body,
  })
  const { id } = (answer.body ?? {}) as Partial<StoredFile>
  return answer.ok && id !== undefined
    ? { file: { id: String(id), at: new Date().toISOString() } }
    : { refused: answer }
}
