import type { Client, Json } from '../client'
import { aPdf } from '../fileBytes'
import { type TestServer, useServer } from '../useServer'
import { ACME } from '../world'

export const FOLDERS = '/hanadb/api/folders'
export const FILES = '/hanadb/api/shared-files'
export const MANAGER = '/hanadb/api/files-manager'

interface Given {
  readonly name: string
  readonly bytes: BodyInit
}
type Change = Parameters<typeof useServer>[0]

/** Folders and files, created through the requests of the page. */
export function useFolders(options: Change = {}) {
  const server: TestServer = useServer(options)
  const as = (role: Parameters<TestServer['as']>[0], more: object = {}) =>
    server.as(role, { EMPRESA: ACME, EMPRESAS: [ACME], ...more })
  const folder = async (user: Client, NOMBRE: string, more: object = {}) => {
    const { status, body } = await user.post(FOLDERS, { NOMBRE, ...more })
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return Number(body.ID)
  }
  const change = async (user: Client, id: number, body: object) => {
    const { _VERSION } = (await user.get(`${FOLDERS}/${id}`)).body
    return user.put(`${FOLDERS}/${id}`, body, { 'if-match': String(_VERSION) })
  }
  const upload = (user: Client, name: string, bytes: BodyInit = aPdf(name)) =>
    user.send(`/hanadb/api/files?resource=shared-files&field=ARCHIVO&name=${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    })
  const put = async (user: Client, CARPETA: number, given: string | Given) => {
    const { name, bytes } = typeof given === 'string' ? { name: given, bytes: undefined } : given
    const sent = await upload(user, name, bytes)
    return user.post(FILES, { NOMBRE: name, CARPETA, ARCHIVO: { id: sent.body.id } })
  }
  const file = async (user: Client, CARPETA: number, given: string | Given) => {
    const { status, body } = await put(user, CARPETA, given)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  const names = async (user: Client, path: string) =>
    ((await user.get(path)).body.data as unknown as Json[])
      .map(({ NOMBRE }) => String(NOMBRE))
      .sort()
  const opens = async (url: unknown) => (await server.request(String(url))).status
  return { server, as, folder, change, upload, put, file, names, opens }
}
