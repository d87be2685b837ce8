import { expect, test } from 'vitest'
import { sweepFiles } from '../../../server/files/sweepFiles'
import { aCatalogue } from '../aCatalogue'
import type { Client } from '../client'
import { aGif, aJpeg, aPng, text } from '../fileBytes'
import { useServer } from '../useServer'

const server = useServer({ catalogue: aCatalogue() })
const PATH = '/hanadb/api/account/photo'

const send = (person: Client, body: Uint8Array, headers = {}) =>
  person.send(PATH, { method: 'POST', body: new Uint8Array(body), headers })
const photoOf = async (person: Client) =>
  (await person.get('/hanadb/api/account/my-account')).body.user?.PHOTOURL as unknown as string
const open = (address: string) => server.request(address)

test('a square picture becomes the own photo, at an address that an image loads', async () => {
  const [ana, luis] = [await server.as('7'), await server.as('7')]
  const before = await photoOf(luis)
  const { status, body } = await send(ana, aPng(512, 512))
  expect(status).toBe(200)
  expect(await photoOf(ana)).toBe(body.PHOTOURL)
  expect(await photoOf(luis)).toBe(before)
  const picture = await open(await photoOf(ana))
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(aPng(512, 512))
})

test.each([
  ['no picture', text('<svg/>'), 422],
  ['an animation', aGif(), 422],
  ['a picture that is not square', aPng(40, 30), 422],
  ['a picture of too many pixels', aJpeg(600, 600), 422],
  ['an empty file', new Uint8Array(), 422],
  ['a file above 1 MB', new Uint8Array(1024 ** 2 + 1), 413],
])('%s is refused in words, and the photo stays', async (_, bytes, status) => {
  const ana = await server.as('7')
  const before = await photoOf(ana)
  const answer = await send(ana, bytes)
  expect(answer.status).toBe(status)
  expect(answer.body.errors?.PHOTOURL).toEqual(expect.stringMatching(/\S/))
  expect(await photoOf(ana)).toBe(before)
  expect(await server.db.read.selectFrom('_FILE').selectAll().execute()).toEqual([])
})

test('a replaced photo is closed at once, and removed by the sweep a day later', async () => {
  const ana = await server.as('7')
  const first = String((await send(ana, aPng(40, 40))).body.PHOTOURL)
  const second = String((await send(ana, aJpeg(40, 40))).body.PHOTOURL)
  expect((await open(first)).status).toBe(404)
  const clock = () => new Date(Date.now() + 2 * 24 * 3_600_000)
  expect(await sweepFiles({ ...server.context, files: server.files, clock })).toBe(1)
  expect((await open(second)).status).toBe(200)
})

test('an administrator who views the app as somebody else changes no photo', async () => {
  const [boss, ana] = [await server.as('10'), await server.as('7')]
  const photos = [await photoOf(boss), await photoOf(ana)]
  const { status } = await send(boss, aPng(40, 40), { 'x-view-as': String(ana.ID) })
  expect(status).toBe(403)
  expect([await photoOf(boss), await photoOf(ana)]).toEqual(photos)
})

test('a photo needs a session, and no other file is open at its address', async () => {
  expect((await send(server.anyone, aPng(40, 40))).status).toBe(401)
  expect((await open(`${PATH}s/${crypto.randomUUID()}`)).status).toBe(404)
})
