import { expect, test } from 'vitest'
import { sweepFiles } from '../../../server/files/sweepFiles'
import type { Client, Json } from '../client'
import { aPdf, aPng } from '../fileBytes'
import { FILES, MANAGER, useFolders } from './useFolders'

const [size, longer] = [aPdf('1').length, aPdf('1234').length]
const { server, as, folder, file, upload, opens } = useFolders({
  change: { fileVersions: 2, filesQuota: 4 * size + longer },
})

interface Version {
  readonly file: { readonly id: string; readonly url: string; readonly size: number }
  readonly by: { readonly ID: number } | null
  readonly isCurrent: boolean
}
const versions = async (user: Client, id: unknown) =>
  (await user.get(`${FILES}/${id}/versions/ARCHIVO`)).body.versions as unknown as Version[]

const replace = async (user: Client, id: unknown, to: string | { id: string }) => {
  const { _VERSION } = (await user.get(`${FILES}/${id}`)).body
  const ARCHIVO = typeof to === 'string' ? (await upload(user, 'a.pdf', aPdf(to))).body : to
  return user.put(`${FILES}/${id}`, { ARCHIVO: { id: ARCHIVO.id } }, { 'if-match': `${_VERSION}` })
}

test('a file that is replaced keeps what it was, to be opened and to come back', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const into = await folder(desk, 'Precios', { EDITAN: [agent.ID], LEEN_ROLES: ['6'] })
  const { ID } = await file(desk, into, { name: 'a.pdf', bytes: aPdf('1') })
  expect(await versions(desk, ID)).toMatchObject([{ isCurrent: true, by: { ID: desk.ID } }])
  expect((await replace(agent, ID, '1234')).body).toMatchObject({ TAMANO: longer, AUTOR: agent.ID })
  const [now, first] = await versions(desk, ID)
  expect(now).toMatchObject({ isCurrent: true, by: { ID: agent.ID }, file: { size: longer } })
  expect(first).toMatchObject({ isCurrent: false, by: { ID: desk.ID }, file: { size } })
  for (const one of [now, first]) expect(await opens(one?.file.url)).toBe(200)
  const back = await replace(agent, ID, first?.file ?? { id: '' })
  expect(back.body).toMatchObject({ TAMANO: size, ARCHIVO: { id: first?.file.id } })
  expect((await versions(desk, ID)).map(each => each.file.id)).toEqual([
    first?.file.id,
    now?.file.id,
  ])
})

test('who reads the file opens its versions, who edits it brings them back, others find nothing', async () => {
  const [desk, store, agent] = [await as('9'), await as('6'), await as('7')]
  const into = await folder(desk, 'Precios', { LEEN_ROLES: ['6'] })
  const { ID } = await file(desk, into, { name: 'a.pdf', bytes: aPdf('1') })
  await replace(desk, ID, '2')
  const [, first] = await versions(store, ID)
  expect(await opens(first?.file.url)).toBe(200)
  expect((await replace(store, ID, first?.file ?? { id: '' })).status).toBe(403)
  expect((await agent.get(`${FILES}/${ID}/versions/ARCHIVO`)).status).toBe(404)
  expect((await desk.get(`${FILES}/${ID}/versions/NOMBRE`)).status).toBe(404)
  // a version belongs to the file it was uploaded for
  const other = await file(desk, into, { name: 'b.pdf', bytes: aPdf('3') })
  expect((await replace(desk, other.ID, first?.file ?? { id: '' })).status).toBe(422)
})

test('so many are kept as the setting says; the first ones go, and with them their bytes', async () => {
  const desk = await as('9')
  const into = await folder(desk, 'Precios')
  const { ID } = await file(desk, into, { name: 'a.pdf', bytes: aPdf('1') })
  const [first] = await versions(desk, ID)
  for (const text of ['2', '3', '4']) await replace(desk, ID, text)
  const stored = await versions(desk, ID)
  expect(stored.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect(stored.map(each => each.file.id)).not.toContain(first?.file.id)
  const context = { db: server.db, files: server.files, clock: () => new Date(Date.now() + 3e8) }
  await sweepFiles(context)
  expect([...server.files.bytes.keys()].sort()).toEqual(stored.map(each => each.file.id).sort())
})

test('versions take room: a new one is refused where none is left, an old one comes back all the same', async () => {
  const desk = await as('9')
  const into = await folder(desk, 'Precios')
  const { ID } = await file(desk, into, { name: 'a.pdf', bytes: aPdf('1') })
  await replace(desk, ID, '2')
  await file(desk, into, { name: 'b.pdf', bytes: aPdf('1234') })
  expect((await desk.get(MANAGER)).body.used).toBe(2 * size + longer)
  await file(desk, into, { name: 'c.pdf', bytes: aPdf('12') })
  const full = await replace(desk, ID, '1234')
  expect([full.status, Object.keys((full.body.errors ?? {}) as Json)]).toEqual([422, ['ARCHIVO']])
  const [, first] = await versions(desk, ID)
  expect((await replace(desk, ID, first?.file ?? { id: '' })).status).toBe(200)
})

test('a file of another type takes a name that tells so, or is refused with the name it may have', async () => {
  const desk = await as('9')
  const into = await folder(desk, 'Precios')
  const { ID } = await file(desk, into, { name: 'Lista.pdf', bytes: aPdf('1') })
  const picture = (await upload(desk, 'foto.png', aPng())).body
  const put = (body: object) => desk.put(`${FILES}/${ID}`, body, { 'if-match': '1' })
  const refused = await put({ ARCHIVO: { id: picture.id } })
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    { NOMBRE: expect.stringContaining('Lista.png') },
  ])
  expect((await put({ NOMBRE: 'Lista.xlsx' })).status).toBe(422)
  const both = await put({ ARCHIVO: { id: picture.id }, NOMBRE: 'Lista.png' })
  expect(both.body).toMatchObject({ NOMBRE: 'Lista.png', TIPO: 'imagen' })
})
