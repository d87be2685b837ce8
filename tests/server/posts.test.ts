import { expect, test } from 'vitest'
import type { Client } from './client'
import { aPng } from './fileBytes'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer()
const path = '/hanadb/api/posts'
const people = async () => ({
  boss: await server.as('10', { EMPRESA: ACME }),
  seller: await server.as('7', { EMPRESA: ACME }),
  store: await server.as('6', { EMPRESA: ACME }),
})
const post = { TITULO: 'Cupos', CONTENIDO: '<p>Desde hoy.</p>', PARA: ['7'] }

test('a post is seen by those it is meant for, from the moment it is published', async () => {
  const { boss, seller, store } = await people()
  server.setNow('2026-05-04T10:00:00.000Z')
  const { body } = await boss.post(path, { ...post, PUBLICADO: '2026-05-04T10:20:00.000Z' })
  const at = `${path}/${body.ID_NOTICIA}`
  expect((await seller.get(at)).status).toBe(404)
  expect((await seller.get(path)).body.data).toEqual([])
  const early = { ID_NOTICIA: body.ID_NOTICIA, TEXTO: 'Me adelanto' }
  expect((await seller.post('/hanadb/api/post-comments', early)).status).toBe(403)
  expect((await boss.get(at)).status).toBe(200)
  server.setNow('2026-05-04T10:20:00.000Z')
  expect((await seller.get(at)).body.TITULO).toBe('Cupos')
  expect((await seller.get(path)).body.data).toHaveLength(1)
  expect((await store.get(at)).status).toBe(404)
  expect((await seller.post(path, post)).status).toBe(403)
})

const first = { 'If-Match': '"1"' }
const second = { 'If-Match': '"2"' }

const evil = [
  '<p onclick="x()">Hola<script>alert(1)</script></p>',
  '<img src=x onerror=alert(1)><svg onload=alert(1)><style>p{color:red}</style>',
  '<p><a href="javascript:alert(1)">uno</a> <a href="https://demo.test/a" onclick="x()">dos</a></p>',
  '<iframe src="https://evil.test"></iframe><h1 style="position:fixed">Alto</h1>',
].join('')

test('scripts are removed from a text before it is stored, on create and on update', async () => {
  const { boss } = await people()
  const created = await boss.post(path, { ...post, CONTENIDO: evil })
  const rel = 'target="_blank" rel="noopener noreferrer nofollow"'
  const clean = `<p>Hola</p><p><a ${rel}>uno</a> <a href="https://demo.test/a" ${rel}>dos</a></p><h2>Alto</h2>`
  expect(created.body.CONTENIDO).toBe(clean)
  const at = `${path}/${created.body.ID_NOTICIA}`
  const changed = await boss.put(at, { CONTENIDO: `${evil}<p>Más</p>` }, first)
  expect(changed.body.CONTENIDO).toBe(`${clean}<p>Más</p>`)
  const nothing = await boss.put(at, { CONTENIDO: '<script>alert(1)</script>' }, second)
  expect(nothing.body.errors).toEqual({ CONTENIDO: expect.anything() })
})

test('a reader confirms once and comments; who writes sees who and how many', async () => {
  const { boss, seller, store } = await people()
  const { body } = await boss.post(path, { ...post, PARA: ['7', '6'] })
  const { ID_NOTICIA } = body
  const confirm = () => seller.post('/hanadb/api/post-readings', { ID_NOTICIA })
  expect((await confirm()).body).toMatchObject({ USUARIO: seller.ID })
  expect((await confirm()).status).toBe(422)
  expect((await store.get('/hanadb/api/post-readings')).body.data).toEqual([])
  expect((await boss.get('/hanadb/api/post-readings')).body.data).toHaveLength(1)
  const comment = { ID_NOTICIA, TEXTO: '¿Y en Cuenca?' }
  const answer = await seller.post('/hanadb/api/post-comments', comment)
  expect(answer.body).toMatchObject({ USUARIO: seller.ID, TEXTO: '¿Y en Cuenca?' })
  const mine = `/hanadb/api/post-comments/${answer.body.ID_COMENTARIO}`
  expect((await store.get(mine)).status).toBe(200)
  expect((await store.delete(mine, first)).status).toBe(403)
  const { body: counted } = await boss.get(`${path}/${ID_NOTICIA}`)
  expect(counted).toMatchObject({ LECTURAS: 1, COMENTARIOS: 1 })
  expect((await seller.get(`${path}/${ID_NOTICIA}`)).body).not.toHaveProperty('LECTURAS')
  await boss.put(`${path}/${ID_NOTICIA}`, { COMENTABLE: false }, first)
  expect((await seller.post('/hanadb/api/post-comments', comment)).status).toBe(403)
  expect((await seller.delete(mine, first)).status).toBe(200)
})

test('a text shows pictures that were sent for it, to who reads it; of elsewhere it shows none', async () => {
  const { boss, seller, store } = await people()
  const upload = async (user: Client, field: string) =>
    user.send(`/hanadb/api/files?resource=posts&field=${field}&name=puerta.png`, {
      method: 'POST',
      body: aPng(),
    })
  const sent = await upload(boss, 'IMAGENES.FOTO')
  expect(sent.status).toBe(201)
  expect((await upload(seller, 'IMAGENES.FOTO')).status).toBe(403)
  const id = String(sent.body.id)
  const shown = `<img data-file="${id}" alt="La puerta" />`
  const CONTENIDO = [
    `<p>Hoy</p><img data-file="${id}" alt="La puerta" src="https://evil.test/x" onerror="alert(1)">`,
    '<img src="https://evil.test/pixel.gif"><img data-file="../../x" alt="x">',
  ].join('')
  const created = await boss.post(path, { ...post, CONTENIDO, IMAGENES: [{ FOTO: { id } }] })
  expect([created.status, created.body.CONTENIDO]).toEqual([201, `<p>Hoy</p>${shown}`])
  const at = `${path}/${created.body.ID_NOTICIA}`
  const [picture] = (await seller.get(at)).body.IMAGENES as unknown as { FOTO: { url: string } }[]
  const read = await server.request(picture?.FOTO.url ?? '')
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await store.get(at)).status).toBe(404)
  const stolen = { ...post, CONTENIDO: shown, IMAGENES: [{ FOTO: { id } }] }
  expect((await boss.post(path, stolen)).status).toBe(422)
  const named = await boss.post(path, { ...post, CONTENIDO: shown })
  expect([named.status, named.body.errors]).toMatchObject([
    422,
    { CONTENIDO: expect.stringMatching(/image was not found/) },
  ])
  const bare = { CONTENIDO: '<p>Sin ella</p>', IMAGENES: [] }
  expect((await boss.put(at, bare, first)).body.IMAGENES).toEqual([])
})

test('a picture of another post is copied by who may see it there, and stays when that one goes', async () => {
  const { boss, seller } = await people()
  const place = '/hanadb/api/files?resource=posts&field=IMAGENES.FOTO'
  const sent = await boss.send(`${place}&name=puerta.png`, { method: 'POST', body: aPng() })
  const IMAGENES = [{ FOTO: { id: sent.body.id } }]
  const origin = await boss.post(path, { ...post, PARA: ['8'], IMAGENES })
  const copy = (user: Client, id: unknown) => user.post(`${place}&from=${id}`, undefined)
  expect((await copy(seller, sent.body.id)).status).toBe(404)
  expect((await copy(boss, crypto.randomUUID())).status).toBe(404)
  const copied = await copy(boss, sent.body.id)
  expect(copied).toMatchObject({ status: 201, body: { name: 'puerta.png', type: 'image/png' } })
  const { id } = copied.body
  const CONTENIDO = `<img data-file="${id}" alt="La puerta" />`
  const second = await boss.post(path, { ...post, CONTENIDO, IMAGENES: [{ FOTO: { id } }] })
  expect(second.status).toBe(201)
  await boss.delete(`${path}/${origin.body.ID_NOTICIA}`, first)
  const read = await seller.get(`${path}/${second.body.ID_NOTICIA}`)
  const [picture] = read.body.IMAGENES as unknown as { FOTO: { url: string } }[]
  expect((await server.request(picture?.FOTO.url ?? '')).status).toBe(200)
})

test('a post goes with its readings and comments, and comes back with them', async () => {
  const { boss, seller } = await people()
  const { ID_NOTICIA } = (await boss.post(path, post)).body
  const at = `${path}/${ID_NOTICIA}`
  const parts = ['/hanadb/api/post-readings', '/hanadb/api/post-comments']
  const many = async () => Promise.all(parts.map(async part => (await boss.get(part)).body.data))
  const before = await many()
  await seller.post('/hanadb/api/post-readings', { ID_NOTICIA })
  const answer = await seller.post('/hanadb/api/post-comments', { ID_NOTICIA, TEXTO: 'Listo' })
  const mine = `/hanadb/api/post-comments/${answer.body.ID_COMENTARIO}`
  expect((await boss.delete(at, first)).status).toBe(200)
  expect((await boss.get(mine)).status).toBe(404)
  expect((await seller.delete(mine, first)).status).toBe(404)
  expect(await many()).toEqual(before)
  expect((await boss.post(`${at}/restore`, {})).status).toBe(200)
  expect((await boss.get(at)).body).toMatchObject({ LECTURAS: 1, COMENTARIOS: 1 })
  expect((await seller.get(mine)).body.TEXTO).toBe('Listo')
})
