import { describe, expect, test } from 'vitest'
import { sweepFiles } from '../../server/files/sweepFiles'
import type { Json } from './client'
import { aJpeg, aPng } from './fileBytes'
import { OTHER, PATH, useClaims } from './useClaims'

const { server, as, open, upload, uploaded, save, change } = useClaims()

describe('a record', () => {
  test('keeps its files, and gives them out with addresses, in lists too', async () => {
    const me = await as('7')
    const [photo, proof] = [
      await uploaded(me),
      await uploaded(me, aJpeg(), { field: 'PRUEBAS.IMAGEN' }),
    ]
    const created = await save(me, {
      FOTO: photo,
      PRUEBAS: [{ IMAGEN: { id: proof.id }, NOTA: 'x' }],
    })
    expect(created.status).toBe(201)
    const list = await me.get(PATH)
    const [row] = list.body.data as unknown as Json[]
    for (const record of [created.body, (await me.get(`${PATH}/R1`)).body, row as Json]) {
      const line = (record.PRUEBAS as unknown as Json[])[0]
      expect(record.FOTO).toMatchObject({ id: photo.id, name: 'foto.png', type: 'image/png' })
      expect(line?.IMAGEN).toMatchObject({ id: proof.id, type: 'image/jpeg' })
      expect(await open(record.FOTO?.url)).toBe(200)
      expect(await open(line?.IMAGEN?.url)).toBe(200)
    }
    const [creation] = (await me.get(`${PATH}/R1/history`)).body.history as unknown as Json[]
    expect(creation?.changes).toMatchObject({
      FOTO: [null, { id: photo.id, name: 'foto.png' }],
      PRUEBAS: [null, [{ IMAGEN: { id: proof.id, name: 'foto.jpg' } }]],
    })
  })

  test('sent back as it was read changes nothing', async () => {
    const me = await as('7')
    const { body } = await save(me, { FOTO: await uploaded(me) })
    const again = await change(me, 1, { FOTO: body.FOTO })
    expect(again.body._VERSION).toBe(1)
  })

  test('takes no file that somebody else uploaded, that is not there, or that is for another field', async () => {
    const me = await as('7')
    const foreign = await uploaded(await as('7'))
    const misplaced = await uploaded(me, aPng(), { field: 'PRUEBAS.IMAGEN' })
    for (const id of [foreign.id, crypto.randomUUID(), misplaced.id]) {
      const refused = await save(me, { FOTO: { id } })
      expect({ status: refused.status, at: Object.keys(refused.body.errors ?? {}) }).toEqual({
        status: 422,
        at: ['FOTO'],
      })
    }
    const inRow = await save(me, { PRUEBAS: [{ NOTA: 'a' }, { IMAGEN: { id: foreign.id } }] })
    expect(Object.keys(inRow.body.errors ?? {})).toEqual(['PRUEBAS.1.IMAGEN'])
    expect((await me.get(`${PATH}/R1`)).status).toBe(404)
  })

  test('takes no file of another record, nor the same key’s in another company', async () => {
    const me = await as('10')
    const photo = await uploaded(me)
    await save(me, { FOTO: photo })
    expect((await me.post(PATH, { CODIGO: 'R2', FOTO: photo })).status).toBe(422)
    const there = await me.post(PATH, { CODIGO: 'R1', FOTO: photo }, { 'x-empresa': OTHER })
    expect(there.status).toBe(422)
    const otherPlace = await as('10', OTHER)
    expect((await save(otherPlace, {})).status).toBe(201)
    const [path] = photo.url.split('?')
    expect(await open(path)).toBe(403)
  })

  test('keeps a file that another writer leaves in place', async () => {
    const me = await as('7')
    const { body } = await save(me, {
      PRUEBAS: [{ IMAGEN: await uploaded(me, aPng(), { field: 'PRUEBAS.IMAGEN' }) }],
    })
    const [line] = body.PRUEBAS as unknown as Json[]
    const changed = await change(await as('7'), 1, { PRUEBAS: [{ ...line, NOTA: 'visto' }] })
    expect(changed.status).toBe(200)
    expect((changed.body.PRUEBAS as unknown as Json[])[0]?.IMAGEN?.id).toBe(line?.IMAGEN?.id)
  })

  test('that goes out of sight takes its files along', async () => {
    const boss = await as('10')
    await save(boss, { FOTO: await uploaded(boss), SECRETO: null })
    const agent = await as('7')
    const { body } = await agent.get(`${PATH}/R1`)
    expect(await open(body.FOTO?.url)).toBe(200)
    await change(boss, 1, { TIPO: 'B' })
    expect(await open(body.FOTO?.url)).toBe(404)
    const own = await boss.get(`${PATH}/R1`)
    expect(await open(own.body.FOTO?.url)).toBe(200)
    await boss.delete(`${PATH}/R1`, { 'if-match': '2' })
    expect(await open(own.body.FOTO?.url)).toBe(404)
  })

  test('answers a stale write with addresses as well', async () => {
    const me = await as('7')
    await save(me, { FOTO: await uploaded(me) })
    const stale = await change(me, 7, { TIPO: 'B' })
    expect(stale.status).toBe(412)
    expect(await open(stale.body.current?.FOTO?.url)).toBe(200)
  })
})

test('a file let go is opened by nobody but its owner, and swept after a day', async () => {
  const me = await as('7')
  const { body } = await save(me, { FOTO: await uploaded(me) })
  const stored = await uploaded(me)
  server.setNow(new Date(Date.now() + 40 * 3_600_000).toISOString())
  const { id } = body.FOTO as unknown as { id: string }
  const boss = await as('10')
  const seen = await boss.get(`${PATH}/R1`)
  await change(boss, 1, { FOTO: { id: (await uploaded(boss)).id } })
  expect(await open(seen.body.FOTO?.url)).toBe(404)
  const context = { ...server.context, files: server.files }
  await sweepFiles(context)
  expect(server.files.bytes.has(stored.id)).toBe(false)
  expect(server.files.bytes.has(id)).toBe(true)
  server.setNow(new Date(Date.now() + 70 * 3_600_000).toISOString())
  await sweepFiles(context)
  expect(server.files.bytes.has(id)).toBe(false)
  expect(server.files.bytes.size).toBe(1)
})

test('where the store does not answer nothing is half kept, and it is told in words', async () => {
  const me = await as('7')
  const there = await uploaded(me)
  server.files.setAway(true)
  const refused = await upload(me, aPng())
  expect(refused).toMatchObject({ status: 503, body: { code: 'filesAway' } })
  expect(refused.headers.get('retry-after')).toBe('10')
  expect(await open(there.url)).toBe(503)
  server.files.setAway(false)
  expect([...server.files.bytes.keys()]).toEqual([there.id])
  expect(await open(there.url)).toBe(200)
})

test('a file that the store could not remove is swept later', async () => {
  const me = await as('7')
  const loose = await uploaded(me)
  const context = { db: server.db, files: server.files, clock: () => new Date(Date.now() + 3e8) }
  server.files.setAway(true)
  await expect(sweepFiles(context)).rejects.toThrow('filesAway')
  expect(await open(loose.url)).toBe(404)
  expect((await save(me, { FOTO: { id: loose.id } })).status).toBe(422)
  server.files.setAway(false)
  await sweepFiles(context)
  expect(server.files.bytes.size).toBe(0)
  expect(await server.db.all('select 1 from "_FILE"', [])).toEqual([])
})

test('an address opens its own file only, ten minutes, while its session lives', async () => {
  const me = await as('7')
  const file = await uploaded(me)
  const other = await uploaded(await as('7'))
  const link = file.url.split('?')[1]
  expect(await open(`/hanadb/api/files/${other.id}?${link}`)).toBe(403)
  expect(await open(`/hanadb/api/files/${file.id}`)).toBe(403)
  expect((await me.get(`/hanadb/api/files/${file.id}`)).status).toBe(403)
  server.setNow(new Date(Date.now() + 11 * 60_000).toISOString())
  expect(await open(file.url)).toBe(403)
  server.setNow(undefined)
  expect(await open(file.url)).toBe(200)
  await me.post('/hanadb/api/account/logout')
  expect(await open(file.url)).toBe(401)
})
