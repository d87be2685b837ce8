import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { entryNames } from '../../../server/areas/files-manager/archive'
import type { Client } from '../client'
import { aPdf, aPng, text } from '../fileBytes'
import { MANAGER, useFolders } from './useFolders'

const { server, as, folder, file } = useFolders()

const zip = async (user: Client, chosen: object) => {
  const { status, body } = await user.post(`${MANAGER}/zip`, chosen)
  if (status !== 200) return { status, code: body.code }
  const answer = await server.request(String(body.url))
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, found: unzipSync(bytes) }
}

test('a folder comes with all that is in it, each file as it is', async () => {
  const desk = await as('9')
  const top = await folder(desk, 'Ofertas de mayo')
  const inner = await folder(desk, 'Fotos', { CARPETA: top })
  await folder(desk, 'Vacía', { CARPETA: top })
  await file(desk, top, { name: 'lista.csv', bytes: text('a;b\n1;2') })
  await file(desk, inner, { name: 'foto.png', bytes: aPng() })
  const { found = {}, headers } = await zip(desk, { folders: [top] })
  expect(Object.keys(found).sort()).toEqual([
    'Ofertas de mayo/Fotos/foto.png',
    'Ofertas de mayo/lista.csv',
  ])
  expect(strFromU8(found['Ofertas de mayo/lista.csv'] ?? new Uint8Array())).toBe('a;b\n1;2')
  expect(found['Ofertas de mayo/Fotos/foto.png']).toEqual(aPng())
  expect(headers?.get('content-disposition')).toMatch(
    /^attachment; filename="Ofertas de mayo\.zip"/,
  )
  expect(headers?.get('content-type')).toBe('application/zip')
})

test('only what its reader may see is in it, when it is fetched as when it is asked for', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const top = await folder(desk, 'Precios', { LEEN: [agent.ID] })
  const shut = await folder(desk, 'Reservado', { CARPETA: top, HEREDA: false })
  await file(desk, top, 'lista.pdf')
  const hidden = await file(desk, shut, 'costos.pdf')
  const { found = {} } = await zip(agent, { folders: [top] })
  expect(Object.keys(found)).toEqual(['Precios/lista.pdf'])
  expect(await zip(agent, { folders: [shut] })).toEqual({ status: 404, code: 'notFound' })
  expect((await zip(agent, { files: [hidden.ID] })).status).toBe(404)
  const { body } = await agent.post(`${MANAGER}/zip`, { folders: [top] })
  const { _VERSION } = (await desk.get(`/hanadb/api/folders/${top}`)).body
  const no = await desk.put(
    `/hanadb/api/folders/${top}`,
    { LEEN: [] },
    { 'if-match': `${_VERSION}` },
  )
  expect(no.status).toBe(200)
  expect((await server.request(String(body.url))).status).toBe(404)
})

test('selected files come in one archive; equal names are numbered, and no name leads elsewhere', async () => {
  const desk = await as('9')
  const [one, two] = [await folder(desk, '../../etc'), await folder(desk, 'B')]
  const first = await file(desk, one, { name: 'a.pdf', bytes: aPdf('1') })
  const second = await file(desk, two, { name: 'A.pdf', bytes: aPdf('2') })
  const { found = {} } = await zip(desk, { folders: [one], files: [first.ID, second.ID] })
  expect(Object.keys(found).sort()).toEqual(['A (2).pdf', 'a.pdf', 'etc/a.pdf'].sort())
})

test('nothing to pack is told, and so is a file that the store lost, by breaking off', async () => {
  const desk = await as('9')
  const top = await folder(desk, 'Precios')
  expect(await zip(desk, { folders: [top] })).toEqual({ status: 422, code: 'zipEmpty' })
  expect((await zip(desk, {})).status).toBe(422)
  await file(desk, top, 'a.pdf')
  const { body } = await desk.post(`${MANAGER}/zip`, { folders: [top] })
  server.files.bytes.clear()
  await expect(
    (async () => (await server.request(String(body.url))).arrayBuffer())(),
  ).rejects.toThrow('not there')
})

test('more than is packed at once is refused in words', async () => {
  const desk = await as('9')
  const top = await folder(desk, 'Precios')
  await file(desk, top, 'a.pdf')
  await server.db.write
    .updateTable('ARCHIVO')
    .set({ TAMANO: 2 * 1024 ** 3 })
    .execute()
  const refused = await desk.post(`${MANAGER}/zip`, { folders: [top] })
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'One ZIP holds up to 5000 files and 1 GB. Download the folders separately.',
  ])
})

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['..\\boot.ini', 'boot.ini'],
  ['C:\\x', 'C x'],
  ['con.txt', 'con_.txt'],
  ['...', 'archivo'],
  ['a\u202egnp', 'a gnp'],
  ['línea\n2.pdf', 'línea 2.pdf'],
])('in an archive %j is called %j', (given, stored) => {
  expect(entryNames()(given, 'archivo')).toBe(stored)
})
