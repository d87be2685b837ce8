import { expect, test } from 'vitest'
import type { Json } from '../client'
import { aPng, text } from '../fileBytes'
import { FILES, FOLDERS, MANAGER, useFolders } from './useFolders'

const { server, as, folder, change, upload, put, file, names, opens } = useFolders()

test('a folder is its owner’s until it is shared, by role or by person, and what is in it with it', async () => {
  const [desk, agent, store] = [await as('9'), await as('7'), await as('6')]
  const prices = await folder(desk, 'Precios')
  const list = await file(desk, prices, 'lista.pdf')
  const [one, url] = [`${FILES}/${list.ID}`, (list.ARCHIVO as Json).url]
  expect(list).toMatchObject({ TIPO: 'documento', AUTOR: desk.ID, TAMANO: expect.any(Number) })
  for (const user of [agent, store]) {
    expect([await names(user, FOLDERS), await names(user, FILES)]).toEqual([[], []])
    expect([(await user.get(`${FOLDERS}/${prices}`)).status, (await user.get(one)).status]).toEqual(
      [404, 404],
    )
    expect((await put(user, prices, 'ajeno.pdf')).status).toBe(403)
  }
  await change(desk, prices, { LEEN_ROLES: ['7'], EDITAN: [store.ID] })
  expect([await names(agent, FOLDERS), await names(agent, FILES)]).toEqual([
    ['Precios'],
    ['lista.pdf'],
  ])
  const seen = await agent.get(one)
  expect(await opens((seen.body.ARCHIVO as Json).url)).toBe(200)
  expect(seen.body._can).toMatchObject({ update: false, delete: false })
  expect((await put(agent, prices, 'mia.pdf')).status).toBe(403)
  expect((await agent.put(one, { NOMBRE: 'x' }, { 'if-match': '1' })).status).toBe(403)
  expect((await put(store, prices, 'tienda.pdf')).status).toBe(201)
  const [row] = (await store.get(FILES)).body.data as unknown as Json[]
  expect(row?._can).toMatchObject({ update: true, delete: true })
  const [shown] = (await store.get(FOLDERS)).body.data as unknown as Json[]
  expect(shown?._can).toMatchObject({ update: true, delete: false })
  // the address was signed for its owner's session alone
  await change(desk, prices, { LEEN_ROLES: [], EDITAN: [] })
  expect(await opens((seen.body.ARCHIVO as Json).url)).toBe(404)
  expect([await opens(url), await names(store, FILES)]).toEqual([200, []])
})

test('only the owner shares, and nobody else’s company sees it', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const id = await folder(desk, 'Catálogos', { EDITAN: [agent.ID], LEEN_ROLES: ['8'] })
  expect((await change(agent, id, { NOMBRE: 'Catálogos 2027' })).status).toBe(200)
  const refused = await change(agent, id, { LEEN_ROLES: ['5'] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['LEEN_ROLES']])
  const otherPlace = await server.as('8', { EMPRESA: 'OTRA', EMPRESAS: ['OTRA'] })
  expect(await names(otherPlace, FOLDERS)).toEqual([])
  expect((await (await as('10')).get(`${FOLDERS}/${id}`)).status).toBe(200)
  expect((await (await as('user')).get(FOLDERS)).status).toBe(403)
})

test('what lies inside is shared alike, at any depth, until it says otherwise', async () => {
  const [desk, agent, store] = [await as('9'), await as('7'), await as('6')]
  const top = await folder(desk, 'Evidencias', { LEEN_ROLES: ['7'] })
  const year = await folder(desk, '2026', { CARPETA: top })
  const month = await folder(desk, 'Mayo', { CARPETA: year })
  const own = await folder(desk, 'Reservado', { CARPETA: year, HEREDA: false })
  await file(desk, month, 'guia.pdf')
  expect(await names(agent, FOLDERS)).toEqual(['2026', 'Evidencias', 'Mayo'])
  await change(desk, top, { LEEN_ROLES: [], LEEN: [store.ID], EDITAN: [agent.ID] })
  expect(await names(store, FOLDERS)).toEqual(['2026', 'Evidencias', 'Mayo'])
  const inner = await folder(agent, 'Junio', { CARPETA: year })
  const created = (await agent.get(`${FOLDERS}/${inner}`)).body
  expect(created).toMatchObject({ PROPIETARIO: desk.ID, LEEN: [store.ID], EDITAN: [agent.ID] })
  expect((await agent.get(`${FOLDERS}/${own}`)).status).toBe(404)
  await change(desk, own, { HEREDA: true })
  expect(await names(store, FOLDERS)).toContain('Reservado')
})

test('a file may be shown to somebody who does not see its folder', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const id = await folder(desk, 'Contratos')
  const one = await file(desk, id, 'contrato.pdf')
  await desk.put(`${FILES}/${one.ID}`, { LEEN: [agent.ID] }, { 'if-match': String(one._VERSION) })
  const { body } = await agent.get(`${FILES}/${one.ID}`)
  expect(await opens((body.ARCHIVO as Json).url)).toBe(200)
  expect([await names(agent, FOLDERS), body._can?.update]).toEqual([[], false])
  const filter = encodeURIComponent(JSON.stringify({ LEEN: agent.ID }))
  expect(await names(agent, `${FILES}?filter=${filter}`)).toEqual(['contrato.pdf'])
})

test('moving takes the right to write on both ends, and no folder comes to lie in itself', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const open = await folder(desk, 'Abierta', { EDITAN: [agent.ID], LEEN_ROLES: ['6'] })
  const shut = await folder(desk, 'Cerrada', { LEEN: [agent.ID] })
  const inner = await folder(desk, 'Interna', { CARPETA: open })
  const deep = await folder(desk, 'Honda', { CARPETA: inner })
  const { ID } = await file(desk, open, 'a.pdf')
  const move = (user: typeof desk, body: object) => user.post(`${MANAGER}/move`, body)
  expect((await move(agent, { files: [ID], to: shut })).status).toBe(403)
  expect((await move(agent, { files: [ID], to: inner })).body).toEqual({ moved: 1 })
  for (const to of [inner, deep]) {
    const refused = await move(desk, { folders: [inner], to })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['CARPETA']])
  }
  // moving requires write access to the target, and ownership for the top
  expect((await move(agent, { folders: [deep], to: shut })).status).toBe(403)
  expect((await move(agent, { folders: [open], to: null })).body).toEqual({ moved: 1 })
  const own = await folder(agent, 'Propia')
  expect((await move(agent, { folders: [open], to: own })).status).toBe(422)
  // one impossible move prevents all
  expect((await move(desk, { folders: [shut, inner], to: inner })).status).toBe(422)
  expect((await desk.get(`${FOLDERS}/${shut}`)).body.CARPETA).toBeNull()
  // its sharing and that of its content follow the new parent
  expect((await move(desk, { folders: [inner], to: shut })).status).toBe(200)
  const moved = (await desk.get(`${FOLDERS}/${deep}`)).body
  expect(moved).toMatchObject({ LEEN: [agent.ID], EDITAN: [], LEEN_ROLES: null })
  expect((await (await as('6')).get(`${FILES}/${ID}`)).status).toBe(404)
})

test('a folder goes with all that is in it, and comes back with what went with it', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const top = await folder(desk, 'Campaña', { EDITAN: [agent.ID] })
  const inner = await folder(desk, 'Fotos', { CARPETA: top })
  const before = await file(desk, inner, 'vieja.pdf')
  const stored = await file(desk, inner, 'nueva.pdf')
  const remove = (user: typeof desk, body: object) => user.post(`${MANAGER}/remove`, body)
  expect((await remove(desk, { files: [before.ID] })).body).toEqual({ removed: 1 })
  expect((await remove(agent, { folders: [top] })).status).toBe(403)
  expect((await remove(desk, { folders: [top] })).body).toEqual({ removed: 3 })
  expect([await names(desk, FOLDERS), await names(desk, FILES)]).toEqual([[], []])
  expect(await opens((stored.ARCHIVO as Json).url)).toBe(404)
  expect(await names(desk, `${FOLDERS}/trash`)).toEqual(['Campaña', 'Fotos'])
  const lone = await desk.post(`${MANAGER}/restore`, { files: [before.ID] })
  expect([lone.status, Object.keys(lone.body.errors ?? {})]).toEqual([422, ['CARPETA']])
  expect((await desk.post(`${MANAGER}/restore`, { folders: [top] })).body).toEqual({ restored: 3 })
  expect(await names(desk, FILES)).toEqual(['nueva.pdf'])
})

test('a file is told by its bytes, downloaded under its name, and its name is only a name', async () => {
  const desk = await as('9')
  const id = await folder(desk, '<img src=x onerror=alert(1)>')
  const hostile = await file(desk, id, {
    name: '<script>alert(1)</script>.png',
    bytes: aPng(),
  })
  expect(hostile).toMatchObject({ TIPO: 'imagen', NOMBRE: '<script>alert(1)</script>.png' })
  const answer = await server.request(String((hostile.ARCHIVO as Json).url))
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('content-disposition')).not.toMatch(/[<>]/)
  expect((await upload(desk, 'pagina.html', text('<html>'))).status).toBe(422)
  const named = { NOMBRE: 'Lista v1.2' }
  await desk.put(`${FILES}/${hostile.ID}`, named, { 'if-match': String(hostile._VERSION) })
  const { body } = await desk.get(`${FILES}/${hostile.ID}`)
  expect((body.ARCHIVO as Json).name).toBe('Lista v1.2.png')
})

test('a file that is replaced is of who replaced it, and of then', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const id = await folder(desk, 'Precios', { EDITAN: [agent.ID] })
  const { ID, _VERSION } = await file(desk, id, 'lista.pdf')
  const sent = await upload(agent, 'lista.png', aPng())
  const FECHA = new Date(Date.now() + 60_000).toISOString()
  server.setNow(FECHA)
  const ARCHIVO = { id: sent.body.id }
  const changed = { ARCHIVO, NOMBRE: 'lista.png' }
  const put = await agent.put(`${FILES}/${ID}`, changed, { 'if-match': String(_VERSION) })
  server.setNow(undefined)
  expect(put.status).toBe(200)
  const { body } = await desk.get(`${FILES}/${ID}`)
  expect(body).toMatchObject({
    TIPO: 'imagen',
    TAMANO: aPng().length,
    AUTOR: agent.ID,
    FECHA,
  })
})

test('stars are one’s own', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const id = await folder(desk, 'Precios')
  const star = (user: typeof desk, starred: boolean) =>
    user.post(`${MANAGER}/star`, { what: 'folders', id, starred })
  expect((await star(agent, true)).status).toBe(404)
  await star(desk, true)
  expect((await star(desk, true)).body).toEqual({ starred: true })
  expect((await desk.get(MANAGER)).body.stars).toEqual({ folders: [id], files: [] })
  expect((await agent.get(MANAGER)).body.stars).toEqual({ folders: [], files: [] })
  await star(desk, false)
  expect((await desk.get(MANAGER)).body.stars).toEqual({ folders: [], files: [] })
  expect((await desk.post(`${MANAGER}/star`, { what: 'x', id, starred: true })).status).toBe(422)
})

test('an empty or oversized selection is refused', async () => {
  const desk = await as('9')
  const many = Array.from({ length: 201 }, (_, at) => at + 1)
  for (const body of [{}, { files: many }, { files: ['x'] }, { folders: [1], other: 1 }])
    expect((await desk.post(`${MANAGER}/remove`, body)).status).toBe(422)
  expect((await desk.post(`${MANAGER}/remove`, { files: [999] })).status).toBe(404)
})

test('the way to a folder begins where one sees it, and what lies loose is found at the top', async () => {
  const [desk, agent] = [await as('9'), await as('7')]
  const top = await folder(desk, 'Evidencias')
  const year = await folder(desk, '2026', { CARPETA: top, HEREDA: false, LEEN: [agent.ID] })
  const month = await folder(desk, 'Mayo', { CARPETA: year })
  const way = async (user: typeof desk, id: number) =>
    (await user.get(`${MANAGER}/way?folder=${id}`)).body.way
  const whole = [
    { id: top, name: 'Evidencias' },
    { id: year, name: '2026' },
    { id: month, name: 'Mayo' },
  ]
  expect(await way(desk, month)).toEqual(whole)
  expect(await way(agent, month)).toEqual(whole.slice(1))
  expect((await agent.get(`${MANAGER}/way?folder=${top}`)).status).toBe(404)
  expect((await agent.get(`${MANAGER}/way?folder=x`)).status).toBe(400)
  expect((await agent.get(MANAGER)).body.top).toEqual([year])
  expect((await desk.get(MANAGER)).body.top).toEqual([])
  const filter = (value: object) => encodeURIComponent(JSON.stringify(value))
  expect(await names(desk, `${FOLDERS}?filter=${filter({ CARPETA: { empty: true } })}`)).toEqual([
    'Evidencias',
  ])
  expect(await names(agent, `${FOLDERS}?filter=${filter({ CARPETA: year })}`)).toEqual(['Mayo'])
})
