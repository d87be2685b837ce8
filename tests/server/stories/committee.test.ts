import { expect, test } from 'vitest'
import type { Client, Json } from '../client'
import { aPdf } from '../fileBytes'
import { anApplication, documentsOf } from './anApplication'
import { useShop } from './useShop'

const { open, file, server } = useShop()

async function handAll(user: Client, application: { body: Json }) {
  for (const paper of await documentsOf(user, application))
    await paper.move(user, 'cargar', { ARCHIVO: await file(user, 'credit-documents', 'ARCHIVO') })
}

test('who may grant how much: alone, two together, and above it two administrators', async () => {
  const shop = await open()
  const { credit, boss, seller } = shop
  await shop.join('other', '9')
  const { other } = shop.people as { other: Client }
  const application = await anApplication(shop)
  await handAll(seller, application)
  const approve = (user: Client, MONTO_APROBADO: number) =>
    application.move(user, 'aprobar', { MONTO_APROBADO })
  const isStill = { ESTADO_CREDITO: 0, MONTO_APROBADO: null }
  expect((await approve(credit, 20_000.01)).status).toBe(403)
  for (const user of [credit, credit])
    expect((await approve(user, 12_000)).body).toMatchObject(isStill)
  expect((await approve(other, 11_000)).body).toMatchObject(isStill)
  expect((await approve(other, 12_000)).body).toMatchObject({
    ...{ ESTADO_CREDITO: 1, MONTO_APROBADO: 12_000 },
  })
  await application.move(credit, 'evaluar')
  expect((await approve(boss, 35_000)).body).toMatchObject(isStill)
  expect((await approve(other, 5_000)).body).toMatchObject({ MONTO_APROBADO: 5_000 })
})

test('what was approved once is approved anew by two people after it was judged anew', async () => {
  const shop = await open()
  const { credit, boss, seller } = shop
  const application = await anApplication(shop)
  await handAll(seller, application)
  const approve = (user: Client) => application.move(user, 'aprobar', { MONTO_APROBADO: 9_000 })
  await approve(credit)
  expect((await approve(boss)).body.ESTADO_CREDITO).toBe(1)
  await application.move(credit, 'negar')
  await application.move(credit, 'evaluar')
  expect((await approve(credit)).body.ESTADO_CREDITO).toBe(0)
  expect((await approve(boss)).body.ESTADO_CREDITO).toBe(1)
})

test('a yes does not outlive a denial, nor a change of what it was said to', async () => {
  const shop = await open()
  const { credit, boss, seller } = shop
  const application = await anApplication(shop)
  await handAll(seller, application)
  const approve = (user: Client, MONTO_APROBADO: number) =>
    application.move(user, 'aprobar', { MONTO_APROBADO })
  const { _VERSION } = (await boss.get(application.path)).body
  await approve(credit, 16_000)
  const RECORD_ID = String(application.body.ID_EMPRESA)
  const details = server.db.read.selectFrom('_EVENT').selectAll().where('RECORD_ID', '=', RECORD_ID)
  const [event] = await details
    .where('RESOURCE', '=', 'credit-applications')
    .orderBy('AT', 'desc')
    .execute()
  expect(event).toMatchObject({ VERSION: _VERSION, BY: credit.ID })
  const vote = { action: 'aprobar', needed: 2, changes: { MONTO_APROBADO: [null, 16_000] } }
  const byCredit = expect.objectContaining({ ID: credit.ID })
  const past = async (user: Client) => (await user.get(`${application.path}/history`)).body
  expect((await past(boss)).votes).toMatchObject([{ ...vote, said: 1, by: byCredit }])
  expect((await past(seller)).votes).toBeUndefined()
  await application.move(boss, 'negar')
  expect((await past(boss)).votes).toMatchObject([{ ...vote, said: 0, by: byCredit }])
  await application.move(boss, 'evaluar')
  expect((await approve(boss, 16_000)).body.ESTADO_CREDITO).toBe(0)
  await application.change(boss, { CIUDAD: 'Azogues' })
  expect((await approve(credit, 16_000)).body.ESTADO_CREDITO).toBe(0)
  expect((await approve(boss, 16_000)).body).toMatchObject({
    ...{ ESTADO_CREDITO: 1, MONTO_APROBADO: 16_000 },
  })
  const { history, votes } = await past(boss)
  expect(votes).toBeUndefined()
  expect(history?.[0 as never]).toMatchObject({
    ...{ action: 'aprobar', by: { ID: boss.ID }, approvedBy: [{ ID: credit.ID }] },
  })
})

test('whoever else may say yes is told once that theirs is awaited; nobody of another company', async () => {
  const shop = await open()
  const { credit, boss, seller } = shop
  await shop.join('other', '9')
  const { other } = shop.people as { other: Client }
  const stranger = await server.as('9', { EMPRESA: 'OTRA' })
  const application = await anApplication(shop)
  await handAll(seller, application)
  const read = async (user: Client) =>
    ((await user.get('/hanadb/api/account/notices?kind=flow')).body.notices as never as Json[])
      .map(({ text }) => String(text))
      .filter(text => /Awaiting your approval/.test(text)).length
  const counts = () => Promise.all([credit, boss, other, seller, stranger].map(read))
  for (let time = 0; time < 2; time++)
    await application.move(credit, 'aprobar', { MONTO_APROBADO: 12_000 })
  expect(await counts()).toEqual([0, 1, 1, 0, 0])
  await application.change(boss, { CIUDAD: 'Azogues' })
  await application.move(boss, 'aprobar', { MONTO_APROBADO: 30_000 })
  expect(await counts()).toEqual([0, 1, 1, 0, 0])
})

test('whose approval is awaited is not told to who created the application', async () => {
  const shop = await open()
  const { credit, boss } = shop
  const own = await anApplication({ ...shop, seller: credit })
  await handAll(credit, own)
  await own.move(boss, 'aprobar', { MONTO_APROBADO: 12_000 })
  const { notices } = (await credit.get('/hanadb/api/account/notices?kind=flow')).body
  expect(JSON.stringify(notices)).not.toContain('Awaiting your approval')
})

test('nobody approves what they created, nor counts once their account or their role is gone', async () => {
  const shop = await open()
  const { credit, boss, seller } = shop
  await shop.join('other', '9')
  const { other } = shop.people as { other: Client }
  const own = await anApplication({ ...shop, seller: credit })
  await handAll(credit, own)
  const refused = await own.move(credit, 'aprobar', { MONTO_APROBADO: 900 })
  expect([refused.status, refused.body.unmet]).toEqual([
    422,
    ['Someone other than its creator must approve the application'],
  ])
  expect((await own.move(other, 'aprobar', { MONTO_APROBADO: 900 })).status).toBe(200)

  const RUC = '0102030406001'
  const application = await anApplication(shop, { RUC })
  await handAll(seller, application)
  const approve = (user: Client) => application.move(user, 'aprobar', { MONTO_APROBADO: 12_000 })
  await approve(credit)
  await server.db.write
    .updateTable('USUARIO')
    .set({ ROLE: '7' })
    .where('ID', '=', credit.ID)
    .execute()
  const { votes } = (await boss.get(`${application.path}/history`)).body
  expect(votes).toMatchObject([{ said: 0, by: { ID: credit.ID } }])
  expect((await approve(other)).body).toMatchObject({ ESTADO_CREDITO: 0, MONTO_APROBADO: null })
  expect((await approve(boss)).body).toMatchObject({ ESTADO_CREDITO: 1, MONTO_APROBADO: 12_000 })
})

test('two who approve at once, and one who does twice at once, are told apart', async () => {
  const shop = await open()
  const { credit, boss, seller } = shop
  const application = await anApplication(shop)
  await handAll(seller, application)
  const approve = (user: Client, MONTO_APROBADO = 12_000) =>
    application.move(user, 'aprobar', { MONTO_APROBADO })
  await Promise.all([approve(credit), approve(credit), approve(credit)])
  expect((await boss.get(application.path)).body.MONTO_APROBADO).toBeNull()
  await Promise.all([approve(credit, 13_000), approve(boss, 14_000)])
  expect((await boss.get(application.path)).body.MONTO_APROBADO).toBeNull()
  const both = await Promise.all([approve(credit), approve(boss)])
  expect(both.map(({ status }) => status)).toContain(200)
  expect((await boss.get(application.path)).body).toMatchObject({
    ...{ ESTADO_CREDITO: 1, MONTO_APROBADO: 12_000 },
  })
})

test('a stale yes, a stranger’s and one past the form of the step change nothing', async () => {
  const shop = await open()
  const { credit, boss, seller, warehouse } = shop
  const stranger = await server.as('10', { EMPRESA: 'OTRA' })
  const application = await anApplication(shop)
  await handAll(seller, application)
  const { path } = application
  const { _VERSION } = (await credit.get(path)).body
  await application.change(boss, { CIUDAD: 'Azogues' })
  const input = { MONTO_APROBADO: 900 }
  const now = { 'if-match': String((await credit.get(path)).body._VERSION) }
  const sent = (user: Client, headers: Record<string, string>, body: object = input) =>
    user.post(`${path}/flow/aprobar`, body, headers).then(({ status }) => status)
  expect(await sent(credit, { 'if-match': String(_VERSION) })).toBe(412)
  expect(await sent(credit, {})).toBe(428)
  for (const user of [seller, warehouse, stranger])
    expect([403, 404]).toContain(await sent(user, now))
  for (const MONTO_APROBADO of [0, -1, 1e15, 'mil', null, [900], 0.001])
    expect([MONTO_APROBADO, await sent(credit, now, { MONTO_APROBADO })]).toEqual([
      MONTO_APROBADO,
      422,
    ])
  expect(await sent(credit, now, { ...input, ESTADO_CREDITO: 6 })).toBe(422)
  expect((await credit.put(path, input, now)).status).toBe(422)
  expect((await credit.put(path, { ESTADO_CREDITO: 1 }, now)).status).toBe(422)
  expect((await credit.get(path)).body).toMatchObject({
    ...{ ESTADO_CREDITO: 0, MONTO_APROBADO: null },
  })
})

test('an application is its seller’s to change until it goes to be signed, and theirs again when it comes back', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await anApplication(shop)
  await handAll(seller, application)
  const change = async (CIUDAD: string) => (await application.change(seller, { CIUDAD })).status
  await application.move(credit, 'pedirDocumentacion')
  expect(await change('Azogues')).toBe(200)
  await application.move(credit, 'firmarDocumentacion')
  expect(await change('Loja')).toBe(403)
  await application.move(credit, 'aprobar', { MONTO_APROBADO: 5000 })
  const CEDULA_REPRESENTANTE = '1710034065'
  expect((await application.change(seller, { CEDULA_REPRESENTANTE })).status).toBe(403)
  expect((await seller.get(application.path)).body).toMatchObject({
    ...{ CIUDAD: 'Azogues', CEDULA_REPRESENTANTE: '0102030405', _can: { update: false } },
  })
  await application.move(credit, 'evaluar')
  expect(await change('Loja')).toBe(200)
})

test('a file for a document is taken from who hands it in, not from who sees no document', async () => {
  const shop = await open()
  await shop.join('customer', '31')
  const { customer } = shop.people as { customer: Client }
  const place = new URLSearchParams({
    ...{ resource: 'credit-documents', field: 'ARCHIVO', name: 'cedula.pdf' },
  })
  const hand = (user: Client) =>
    user.send(`/hanadb/api/files?${place}`, {
      method: 'POST',
      body: aPdf(),
      headers: { 'content-type': 'application/pdf' },
    })
  expect((await hand(customer)).status).toBe(403)
  expect((await hand(shop.seller)).status).toBe(201)
})

test('where no answer of the bureau is in force, who approves is told so first', async () => {
  const shop = await open()
  const { credit, seller } = shop
  const application = await anApplication(shop)
  await handAll(seller, application)
  const seen = async (user: Client) => (await user.get(application.path)).body
  const doubts = (record: Json) => (record._can as unknown as { doubts?: object }).doubts
  expect(doubts(await seen(credit))).toMatchObject({
    aprobar: ['Request the bureau report first: there is no valid answer for this applicant'],
  })
  expect(await seen(seller)).not.toHaveProperty('CONSULTAS_BURO')
  expect((await application.move(credit, 'aprobar', { MONTO_APROBADO: 900 })).status).toBe(200)
})
