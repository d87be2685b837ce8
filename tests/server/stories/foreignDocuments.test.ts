import { expect, test } from 'vitest'
import { documentState as doc } from '../../../src/domain/credit/creditDocuments'
import type { Client, Json } from '../client'
import { aPdf, text } from '../fileBytes'
import { anApplication, documentsOf } from './anApplication'
import { useShop } from './useShop'

const { server, open } = useShop()
const papers = '/hanadb/api/credit-documents'
const applications = '/hanadb/api/credit-applications'

const send = (user: Client, name: string, body: Uint8Array<ArrayBuffer>) => {
  const place = new URLSearchParams({ resource: 'credit-documents', field: 'ARCHIVO', name })
  const headers = { 'content-type': 'application/octet-stream', 'accept-language': 'es' }
  return user.send(`/hanadb/api/files?${place}`, { method: 'POST', body, headers })
}
const filled = (bytes: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(bytes)
  whole.set(aPdf())
  return whole
}
const named = (NOMBRE: string) => ({ NOMBRE, NOMBRE_REPRESENTANTE: NOMBRE })
const wrongContent = /su contenido no corresponde a su nombre/
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  {
    what: 'a drawing that can carry a script',
    name: 'firma.svg',
    body: text(svg),
    said: /PDF, JPG/,
  },
  { what: 'a page that calls itself a PDF', name: 'ruc.pdf', body: text('<html><script>') },
  { what: 'a program that calls itself a picture', name: 'foto.png', body: text('MZ') },
  { what: 'an empty file', name: 'ruc.pdf', body: new Uint8Array(), said: /vac[ií]o/ },
  { what: 'a file far too large', name: 'ruc.pdf', body: filled(30_000_000), said: /máximo.*5 MB/ },
])('$what is refused in words, and its document stays as it was', async sent => {
  const { name, body, said: message = wrongContent } = sent
  const shop = await open()
  const { seller } = shop
  const [bill] = await documentsOf(seller, await anApplication(shop))
  const refused = await send(seller, name, body)
  expect([413, 422]).toContain(refused.status)
  expect((refused.body.errors as unknown as { ARCHIVO: string }).ARCHIVO).toMatch(message)
  expect(await server.db.read.selectFrom('_FILE').selectAll().execute()).toEqual([])
  expect((await seller.get(String(bill?.path))).body).toMatchObject({
    ...{ ESTADO: doc.asked, ARCHIVO: null },
  })
})

test('a path in the name of a file leads nowhere', async () => {
  const { seller } = await open()
  for (const name of ['../../etc/passwd.pdf', '..\\..\\c:\\passwd.pdf'])
    expect((await send(seller, name, aPdf())).body.name).toBe('passwd.pdf')
})

test('somebody else’s document is not there, whatever way one looks for it', async () => {
  const shop = await open()
  const { seller, credit } = shop
  await shop.join('other', '7')
  const { other } = shop.people as { other: Client }
  const application = await anApplication(shop, named('Rosa Secreta'))
  const [bill] = await documentsOf(seller, application)
  if (!bill) throw new Error('it asks for documents')
  const ARCHIVO = { id: (await send(seller, 'planilla-secreta.pdf', aPdf())).body.id }
  await bill.move(seller, 'cargar', { ARCHIVO })
  const { url } = (await credit.get(bill.path)).body.ARCHIVO as unknown as { url: string }
  expect((await server.request(url)).status).toBe(200)
  const bare = new URL(url, 'http://localhost').pathname
  expect((await other.get(bare)).status).toBe(403)
  // the same address, signed for another person
  expect((await server.request(`${url}x`)).status).toBe(403)
  const of = encodeURIComponent(JSON.stringify({ ID_EMPRESA: application.body.ID_EMPRESA }))
  const q = (words: string) => encodeURIComponent(JSON.stringify({ q: words }))
  for (const path of [bill.path, `${bill.path}/history`, application.path])
    expect([path, (await other.get(path)).status]).toEqual([path, 404])
  for (const path of [`${papers}?filter=${of}`, `${applications}?filter=${q('secreta')}`])
    expect([path, (await other.get(path)).body.data]).toEqual([path, []])
  const palette = await other.get('/hanadb/api/search?q=secreta')
  expect(palette.body.found).toEqual([])
  expect((await other.post(`${bill.path}/flow/cargar`, { ARCHIVO })).status).toBe(404)
  for (const resource of [papers, applications]) {
    const columns = resource === papers ? ['TIPO', 'ARCHIVO'] : ['NOMBRE', 'RUC']
    const input = await other.post(`${resource}/export`, { format: 'csv', columns })
    const sheet = await (await server.request(String(input.body.url))).text()
    expect(sheet.trim().split('\n')).toHaveLength(1)
    expect((await other.get(`${resource}/trash`)).status).toBe(403)
  }
  // it cannot be attached to an own document
  const own = await anApplication({ ...shop, seller: other }, { RUC: '0102030406001' })
  const [theirs] = await documentsOf(other, own)
  const stolen = await theirs?.move(other, 'cargar', { ARCHIVO })
  expect(stolen?.status).toBe(422)
  expect(JSON.stringify(server.logged)).not.toMatch(/0102030405|Secreta/i)
})

test('what is asked about an application is told to its own company’s credit alone', async () => {
  const shop = await open()
  const application = await anApplication(shop)
  const stranger = await server.as('9', { EMPRESA: '0190000000002', EMPRESAS: ['0190000000002'] })
  for (const path of [application.path, `${application.path}/history`])
    expect((await stranger.get(path)).status).toBe(404)
  const found = (await stranger.get(papers)).body.data as unknown as Json[]
  expect(found).toEqual([])
  expect((await stranger.post(`${application.path}/flow/recordar`, {})).status).toBe(404)
})
