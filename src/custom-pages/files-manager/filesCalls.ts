import type { StoredFile } from '../../model/kinds/structure'
import { httpErrorOf } from '../../providers/dataProvider/httpError'
import type { Http } from '../../providers/http'

const PATH = '/hanadb/api/files-manager'

export interface Chosen {
  readonly folders: readonly number[]
  readonly files: readonly number[]
}
/** A file as it is, or as it was before it was replaced. */
export interface FileVersion {
  readonly file: StoredFile
  readonly at: string
  readonly by: { readonly DISPLAYNAME: string } | null
  readonly isCurrent: boolean
}
export interface Step {
  readonly id: number
  readonly name: string
}
export interface Mine {
  readonly stars: Chosen
  /** Folders one sees without the folder around them. */
  readonly top: readonly number[]
  /** Bytes. */
  readonly used: number
  readonly quota: number
}

/** What the page asks of the server beyond its records. */
export function filesCalls(http: Http) {
  const askAt = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const answer = await http.exchange(path, body ? { method: 'POST', body, headers } : {})
    if (!answer.ok) throw httpErrorOf(answer)
    return answer.body as T
  }
  const ask = <T>(path: string, body?: object) => askAt<T>(`${PATH}${path}`, body)
  return {
    mine: () => ask<Mine>(''),
    way: async (folder: number) =>
      (await ask<{ way: readonly Step[] }>(`/way?folder=${folder}`)).way,
    star: (what: 'folders' | 'files', id: number, starred: boolean) =>
      ask('/star', { what, id, starred }),
    move: (chosen: Chosen, to: number | null) => ask('/move', { ...chosen, to }),
    zip: (chosen: Chosen) => ask<{ url: string }>('/zip', chosen),
    remove: (chosen: Chosen) => ask<{ removed: number }>('/remove', chosen),
    restore: (chosen: Chosen) => ask<{ restored: number }>('/restore', chosen),
    versions: async (id: number) =>
      (
        await askAt<{ versions: readonly FileVersion[] }>(
          `/hanadb/api/shared-files/${id}/versions/ARCHIVO`,
        )
      ).versions,
    async upload(name: string, sending: Parameters<Http['upload']>[1]) {
      const query = new URLSearchParams({ resource: 'shared-files', field: 'ARCHIVO', name })
      const answer = await http.upload(`/hanadb/api/files?${query}`, sending)
      if (!answer.ok) throw httpErrorOf(answer)
      return answer.body as StoredFile & { readonly name: string }
    },
  }
}

/** What is wrong with a value, before what is wrong with the request. */
export function reasonOf(error: unknown): string {
  const { body, message } = error as {
    body?: { errors?: Record<string, unknown> }
    message: string
  }
  const [first] = Object.values(body?.errors ?? {})
  return typeof first === 'string' ? first : message
}
