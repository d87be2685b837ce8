import { expect, test } from 'vitest'
import { moveOverdue } from '../../../server/flow/moveOverdue'
import { notifyDue } from '../../../server/notices/notifyDue'
import { createRecords } from '../../../server/routes/createRecords'
import { documentState } from '../../../src/domain/credit/creditDocuments'
import type { Json } from '../client'
import { anApplication, documentsOf } from './anApplication'
import { type Shop, useShop } from './useShop'

const { server, open, file } = useShop()

/** An application with one received document. */
async function begun(shop: Shop) {
  const application = await anApplication(shop)
  const [first] = await documentsOf(shop.seller, application)
  const ARCHIVO = await file(shop.seller, 'credit-documents', 'ARCHIVO')
  const loaded = await first?.move(shop.seller, 'cargar', { ARCHIVO })
  expect(loaded?.body.ESTADO).toBe(documentState.uploaded)
  const remove = async () => {
    const { body } = await shop.boss.get(application.path)
    const headers = { 'if-match': String(body._VERSION), 'accept-language': 'en' }
    return shop.boss.delete(application.path, headers)
  }
  return { application, paper: first?.path ?? '', remove }
}
const inShort = (found: readonly { body: Json }[]) =>
  found.map(({ body }) => [body.ID_DOCUMENTO, body.TIPO, body.ESTADO])

test('an application goes into the trash with its documents, and comes back with every one of them', async () => {
  const shop = await open()
  const { application, paper, remove } = await begun(shop)
  const before = inShort(await documentsOf(shop.boss, application))
  const { DOCUMENTOS_PENDIENTES } = (await shop.credit.get(application.path)).body
  const gone = await remove()
  expect([gone.status, gone.body.detail]).toEqual([200, undefined])
  for (const user of [shop.boss, shop.credit, shop.seller]) {
    expect((await user.get(paper)).status).toBe(404)
    expect(await documentsOf(user, application)).toEqual([])
  }
  expect((await shop.boss.get('/hanadb/api/credit-documents/trash')).body.data).toEqual([])
  expect((await shop.boss.post(`${application.path}/restore`)).status).toBe(200)
  expect(inShort(await documentsOf(shop.boss, application))).toEqual(before)
  expect((await shop.credit.get(application.path)).body).toMatchObject({ DOCUMENTOS_PENDIENTES })
})

test('nobody hears of a document whose application lies in the trash, however old it grows', async () => {
  server.setNow('2026-03-02T12:00:00Z')
  const shop = await open()
  const { application, paper, remove } = await begun(shop)
  const lastsUntil = (FECHA_CADUCIDAD: string) =>
    server.db.write
      .updateTable('PROSPECTO_DOCUMENTO')
      .set({ FECHA_CADUCIDAD })
      .where('ESTADO', '=', documentState.uploaded)
      .execute()
  const records = createRecords(server.context)
  const hear = async () => {
    for (const day of ['2026-03-10', '2026-02-20']) {
      await lastsUntil(day)
      await notifyDue(records)
      await moveOverdue(records)
    }
    const answer = await server.db.read.selectFrom('_NOTICE').select(['KIND', 'USER_ID']).execute()
    return answer.flatMap(({ KIND, USER_ID }) =>
      USER_ID === shop.seller.ID && KIND !== 'assigned' ? [KIND] : [],
    )
  }
  await remove()
  expect(await hear()).toEqual([])
  await shop.boss.post(`${application.path}/restore`)
  expect((await shop.seller.get(paper)).body.ESTADO).toBe(documentState.uploaded)
  expect(await hear()).toEqual(['due', 'flow'])
  expect((await shop.seller.get(paper)).body.ESTADO).toBe(documentState.expired)
})

test('a query at the bureau holds an application up, and is named', async () => {
  const shop = await open()
  const { application, remove } = await begun(shop)
  const { ID_EMPRESA } = application.body
  const query = await shop.credit.post('/hanadb/api/bureau-queries', { ID_EMPRESA })
  expect(query.status).toBe(201)
  const { status, body } = await remove()
  expect([status, body.code]).toEqual([409, 'inUse'])
  expect(JSON.stringify(body)).toMatch(/: Bureau queries"/)
})
