import { expect, test } from 'vitest'
import { moveOverdue } from '../../../server/flow/moveOverdue'
import { listSimulatedMails } from '../../../server/outbox/simulatedMailer'
import { createRecords } from '../../../server/routes/createRecords'
import { documentState } from '../../../src/domain/credit/creditDocuments'
import { invitationState as state } from '../../../src/domain/credit/creditInvitation'
import { aPdf } from '../fileBytes'
import { aPerson, aGuest as filled } from './anApplication'
import { path, useInvitations } from './useInvitations'

const { server, open, noticesOf, invite, linkOf, holding, opened, secretIn, filesIn } =
  useInvitations()

test('a prospect fills in an application by a mailed link, and it comes to who invited them', async () => {
  const shop = await open()
  const invitation = await invite(shop)
  await invitation.move(shop.seller, 'enviar')
  await server.runOutbox()
  const [mail] = await listSimulatedMails(server.db)
  const guest = holding(secretIn(mail?.TEXT))
  const first = await guest.see()
  expect(first.body).toMatchObject({ state: 'sent', name: 'Ana Vera' })
  expect(first.body).not.toHaveProperty('sections')
  expect((await guest.fill({ NOMBRE: 'x' })).body.code).toBe('acceptFirst')
  expect((await guest.accept()).status).toBe(200)
  const half = { NOMBRE: 'Ana Vera', CEDULA_REPRESENTANTE: '0102030409' }
  expect((await guest.fill(half)).body).toMatchObject({ kept: true })
  expect((await guest.see()).body).toMatchObject({ state: 'opened', values: half })
  expect((await guest.fill(filled)).body.errors).toEqual({})
  expect((await guest.hand('CEDULA_IDENTIDAD')).status).toBe(201)
  expect((await guest.send()).status).toBe(201)
  const there = (await shop.seller.get('/hanadb/api/credit-applications')).body.data
  expect(there).toMatchObject([
    { ...{ NOMBRE: 'Ana Vera', TIPO_PERSONA: 'N', CREATED_BY_USER: shop.seller.ID } },
  ])
  expect(there?.[0]?.INVITACION).toBe(invitation.body.ID_INVITACION)
  const papers = (await shop.seller.get('/hanadb/api/credit-documents')).body.data
  const [idCard] = (papers as unknown as { TIPO: string }[]).filter(
    ({ TIPO }) => TIPO === 'CEDULA_IDENTIDAD',
  )
  expect(idCard).toMatchObject({ ESTADO: documentState.uploaded, ARCHIVO: { name: 'cedula.pdf' } })
  expect(await noticesOf(shop.seller)).toEqual(['A credit application arrived by invitation'])
  expect((await guest.see()).body).toMatchObject({ state: 'delivered' })
  expect((await guest.see()).body).not.toHaveProperty('values')
  expect((await shop.seller.get(invitation.path)).body).toMatchObject({
    ...{ ESTADO: state.delivered, AVISO: expect.stringContaining('credit bureau') },
  })
})

test('a person is asked for their name and cédula once: the RUC follows, also what is corrected', async () => {
  const shop = await open()
  const { guest } = await opened(shop)
  const request = JSON.stringify((await guest.see()).body.sections)
  expect(request).not.toMatch(/"RUC"|"NOMBRE_REPRESENTANTE"/)
  for (const name of ['RUC', 'NOMBRE_REPRESENTANTE'])
    expect((await guest.fill({ [name]: '1710034065001' })).status).toBe(422)
  await guest.fill({ ...filled, CEDULA_REPRESENTANTE: '1710034065' })
  await guest.fill({ CEDULA_REPRESENTANTE: filled.CEDULA_REPRESENTANTE })
  await guest.hand('CEDULA_IDENTIDAD')
  expect((await guest.send()).status).toBe(201)
  const { RUC, NOMBRE_REPRESENTANTE } = aPerson
  expect((await shop.credit.get('/hanadb/api/credit-applications')).body.data).toMatchObject([
    { RUC, NOMBRE_REPRESENTANTE },
  ])
})

test('a company is asked for both', async () => {
  const { guest } = await opened(await open(), { TIPO_PERSONA: 'J' })
  const request = JSON.stringify((await guest.see()).body.sections)
  for (const name of ['RUC', 'NOMBRE', 'NOMBRE_REPRESENTANTE', 'CEDULA_REPRESENTANTE'])
    expect(request).toContain(`"${name}"`)
})

test('an application comes in once: the second time its link says that it is over', async () => {
  const { guest } = await opened(await open())
  await guest.fill(filled)
  await guest.hand('CEDULA_IDENTIDAD')
  const answers = await Promise.all([guest.send(), guest.send()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await guest.fill({ NOMBRE: 'x' })).body.code).toBe('invitationOver')
  expect((await guest.hand('CEDULA_IDENTIDAD')).status).toBe(409)
})

test('what is missing or wrong is told at its field, and nothing comes in', async () => {
  const shop = await open()
  const { guest } = await opened(shop)
  const wrong = { CEDULA_REPRESENTANTE: '12', REFERENCIAS_COMERCIALES: [{}] }
  const { body } = await guest.fill({ ...filled, ...wrong })
  expect(Object.keys(body.errors ?? {}).sort()).toEqual([
    ...['CEDULA_REPRESENTANTE', 'REFERENCIAS_COMERCIALES.0.COMPANIA'],
    ...['REFERENCIAS_COMERCIALES.0.PERSONA_CONTACTO', 'REFERENCIAS_COMERCIALES.0.TELEFONO'],
  ])
  const refused = await guest.send()
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toHaveProperty('CEDULA_REPRESENTANTE')
  expect((await shop.credit.get('/hanadb/api/credit-applications')).body.data).toEqual([])
})

test.each([
  ['the house’s own fields', { MONTO_APROBADO: 9000 }],
  ['the customer type', { TIPO_CLIENTE: 106 }],
  ['another kind of person', { TIPO_PERSONA: 'J' }],
  ['somebody else as its seller', { CREATED_BY_USER: 1 }],
  ['another company', { EMPRESA: '0190000000009' }],
  ['a key of the prototype', JSON.parse('{"__proto__":{"x":1}}')],
])('a guest cannot set %s', async (_, values) => {
  const { guest } = await opened(await open())
  const { status } = await guest.fill(values)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each([
  ['a program', { body: new Uint8Array([0x4d, 0x5a, 0x90, 0]), name: 'x.pdf', status: 422 }],
  [
    'a drawing with scripts',
    { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', name: 'x.svg', status: 422 },
  ],
  [
    'more than five megabytes',
    { body: new Uint8Array(5 * 1024 * 1024 + 1), name: 'x.pdf', status: 413 },
  ],
])('%s is no document', async (_, { body, name, status }) => {
  const { guest } = await opened(await open())
  expect((await guest.hand('RUC_UPLOAD', body, name)).status).toBe(status)
  expect((await guest.hand('EQUIFAX_PDF')).status).toBe(400)
  expect(await server.db.read.selectFrom('_FILE').selectAll().execute()).toEqual([])
})

test('a document is put in the place of the one before, and taken away again', async () => {
  const { guest } = await opened(await open())
  await guest.hand('RUC_UPLOAD', aPdf(), '../../one.pdf')
  await guest.hand('RUC_UPLOAD', aPdf(), 'two.pdf')
  const fileOf = async () =>
    filesIn((await guest.see()).body).find(({ type }) => type === 'RUC_UPLOAD')?.file
  expect(await fileOf()).toMatchObject({ name: 'two.pdf' })
  expect(server.files.bytes.size).toBe(1)
  await guest.take('RUC_UPLOAD')
  expect(await fileOf()).toBeNull()
  expect(server.files.bytes.size).toBe(0)
})

test('nobody of the house opens what was not handed in yet', async () => {
  const shop = await open()
  const { guest } = await opened(shop)
  await guest.hand('CEDULA_IDENTIDAD')
  const [file] = await server.db.read.selectFrom('_FILE').selectAll().execute()
  for (const user of [shop.boss, shop.seller]) {
    const record = (await user.get(`${path}/1`)).body
    expect(JSON.stringify(record)).not.toContain(String(file?.ID))
  }
})

test('withdrawn or out of time, a link opens nothing and what was filled in is gone', async () => {
  const shop = await open()
  const withdrawn = await opened(shop)
  await withdrawn.guest.fill(filled)
  await withdrawn.guest.hand('CEDULA_IDENTIDAD')
  await withdrawn.invitation.move(shop.seller, 'anular')
  expect((await withdrawn.guest.see()).body).toMatchObject({ state: 'revoked' })
  expect((await withdrawn.guest.send()).status).toBe(409)
  const late = await opened(shop)
  await late.guest.fill(filled)
  const then = new Date(Date.now() + 16 * 24 * 3_600_000)
  server.setNow(then.toISOString())
  expect((await late.guest.see()).body).toMatchObject({ state: 'expired' })
  expect((await late.guest.send()).status).toBe(409)
  await moveOverdue(createRecords(server.context))
  expect(await server.db.read.selectFrom('_INVITE_DRAFT').selectAll().execute()).toEqual([])
  const files = await server.db.read.selectFrom('_FILE').select('RECORD_ID').execute()
  expect(files).toEqual([{ RECORD_ID: null }])
})

test('a secret stands nowhere in the database, and a guess is not told from a spent one', async () => {
  const shop = await open()
  const invitation = await invite(shop)
  await invitation.move(shop.seller, 'compartir')
  const secret = await linkOf(shop.seller, invitation)
  const stored = await server.db.read.selectFrom('_INVITE_LINK').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(secret)
  for (const wrong of [
    '',
    'x',
    secret.slice(1),
    `${secret.slice(0, -1)}${secret.endsWith('0') ? 1 : 0}`,
  ])
    expect((await holding(wrong).see()).status).toBe(404)
  expect((await holding(secret).see()).status).toBe(200)
  for (let attempts = 0; attempts < 6; attempts += 1) await holding('0'.repeat(64)).see()
  expect((await holding('1'.repeat(64)).see()).status).toBe(429)
})

test('only who invited and credit may share a link, and only while it can be filled in', async () => {
  const shop = await open()
  const invitation = await invite(shop)
  expect((await shop.seller.post(`${invitation.path}/link`)).status).toBe(409)
  await invitation.move(shop.seller, 'compartir')
  await shop.join('colleague', '7')
  expect((await shop.people.colleague?.post(`${invitation.path}/link`))?.status).toBe(404)
  expect((await shop.warehouse.post(`${invitation.path}/link`)).status).toBe(403)
  const { status, body } = await shop.credit.post(`${invitation.path}/link`)
  expect(status).toBe(201)
  expect(body.text).toContain(String(body.link))
  expect((await server.anyone.post(`${invitation.path}/link`)).status).toBe(401)
})

test('a link speaks for its own invitation alone', async () => {
  const shop = await open()
  const one = await opened(shop)
  const other = await opened(shop, { NOMBRE: 'Luis Mora', EMAIL: 'luis@demo.test' })
  await one.guest.fill({ CIUDAD: 'Loja' })
  expect(JSON.stringify((await other.guest.see()).body)).not.toContain('Loja')
  expect((await other.guest.see()).body.values).toMatchObject({ NOMBRE: 'Luis Mora' })
})

test('an application that came by invitation can be deleted: its invitation lets go of it', async () => {
  const shop = await open()
  const { guest, invitation } = await opened(shop)
  await guest.fill(filled)
  await guest.hand('CEDULA_IDENTIDAD')
  await guest.send()
  const before = (await shop.seller.get(invitation.path)).body
  const application = `/hanadb/api/credit-applications/${before.ID_EMPRESA}`
  const version = (await shop.boss.get(application)).body._VERSION
  const gone = await shop.boss.delete(application, { 'if-match': `"${version}"` })
  expect([gone.status, gone.body.detail]).toEqual([200, undefined])
  expect((await shop.boss.get(application)).status).toBe(404)
  expect((await shop.seller.get(invitation.path)).body).toMatchObject({
    ...{ ESTADO: state.delivered, ID_EMPRESA: null, _VERSION: Number(before._VERSION) + 1 },
  })
})
