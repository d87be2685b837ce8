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
  const folder = async (who: Client, NOMBRE: string, more: object = {}) => {
    const { status, body } = await who.post(FOLDERS, { NOMBRE, ...more })
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return Number(body.ID)
  }
  const change = async (who: Client, id: number, body: object) => {
    const { _VERSION } = (await who.get(`${FOLDERS}/${id}`)).body
    return who.put(`${FOLDERS}/${id}`, body, { 'if-match': String(_VERSION) })
  }
  const upload = (who: Client, name: string, bytes: BodyInit = aPdf(name)) =>
    who.send(`/hanadb/api/files?resource=shared-files&field=ARCHIVO&name=${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: bytes,
    })
  const put = async (who: Client, CARPETA: number, given: string | Given) => {
    const { name, bytes } = typeof given === 'string' ? { name: given, bytes: undefined } : given
    const sent = await upload(who, name, bytes)
    return who.post(FILES, { NOMBRE: name, CARPETA, ARCHIVO: { id: sent.body.id } })
  }
  const file = async (who: Client, CARPETA: number, given: string | Given) => {
    const { status, body } = await put(who, CARPETA, given)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body
  }
  const names = async (who: Client, path: string) =>
    ((await who.get(path)).body.data as unknown as Json[])
      .map(({ NOMBRE }) => String(NOMBRE))
      .sort()
  const opens = async (url: unknown) => (await server.request(String(url))).status
  return { server, as, folder, change, upload, put, file, names, opens }
}
