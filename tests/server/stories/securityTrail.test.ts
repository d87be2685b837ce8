import { expect, test } from 'vitest'
import { aJpeg } from '../fileBytes'
import { useFolders } from './useFolders'
import { useShop } from './useShop'

const { server, open, place, begin } = useShop()
const shared = useFolders()

const read = (logged: Record<string, unknown>[]) =>
  logged.filter(({ event }) => event === 'exported' || event === 'shared')

test('a printed document and a catalogue are told as exports', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const order = await place(shop)
  await begin(order.body.ID, { ESTADO: 7, VENDEDOR: seller.ID })
  const paper = await credit.post(`${order.path}/papers/pedido`, {})
  await server.request(String(paper.body.url))
  await server.insert('price-lists', { PriceList: 5, ListName: 'Mayorista' })
  const input = { channel: 'list', list: 5, format: 'xlsx' }
  const sheet = await seller.post('/hanadb/api/shop/catalogue/export', input)
  await server.request(String(sheet.body.url))
  const record = String(order.body.ID)
  expect(read(server.logged)).toMatchObject([
    { by: credit.ID, resource: 'invoices', record, format: 'pedido.pdf' },
    { by: seller.ID, resource: 'products', format: 'list.xlsx' },
  ])
})

test('who may see a folder or a file is told when it changes, once, and an archive as an export', async () => {
  const { as, folder, change, file } = shared
  const [desk, agent] = [await as('9'), await as('7')]
  const top = await folder(desk, 'Ofertas', { LEEN_ROLES: ['7'] })
  const inner = await folder(desk, 'Mayo', { CARPETA: top })
  const price = await file(desk, inner, 'precios.pdf')
  await change(desk, top, { NOMBRE: 'Ofertas de mayo' })
  await change(desk, top, { LEEN: [agent.ID] })
  const one = `/hanadb/api/shared-files/${price.ID}`
  await desk.put(one, { LEEN_ROLES: ['8'] }, { 'if-match': '1' })
  const { body } = await agent.post('/hanadb/api/files-manager/zip', { folders: [top] })
  await shared.server.request(String(body.url))
  await shared.server.runOutbox()
  const by = { event: 'shared', by: desk.ID }
  expect(read(shared.server.logged)).toMatchObject([
    { event: 'exported', by: agent.ID, resource: 'shared-files', format: 'zip' },
    { ...by, resource: 'folders', record: top, changed: ['LEEN_ROLES'] },
    { ...by, resource: 'folders', record: top, changed: ['LEEN'] },
    { ...by, resource: 'shared-files', record: price.ID, changed: ['LEEN_ROLES'] },
  ])
})

test('a single file that is opened is told as an export, a picture and one’s own upload are not', async () => {
  const { as, folder, file, upload, opens } = shared
  const [desk, agent] = [await as('9'), await as('7')]
  const top = await folder(desk, 'Ofertas', { LEEN_ROLES: ['7'] })
  const price = await file(desk, top, 'precios.pdf')
  const photo = await file(desk, top, { name: 'afiche.jpg', bytes: aJpeg() })
  const loose = await upload(desk, 'borrador.pdf')
  for (const { ID } of [price, photo]) {
    const { body } = await agent.get(`/hanadb/api/shared-files/${ID}`)
    expect(await opens(body.ARCHIVO?.url)).toBe(200)
  }
  expect(await opens(loose.body.url)).toBe(200)
  const record = String(price.ID)
  expect(read(shared.server.logged).filter(({ event }) => event === 'exported')).toMatchObject([
    { by: agent.ID, resource: 'shared-files', record, format: 'pdf' },
  ])
})
