import { expect, test } from 'vitest'
import { listSimulatedMails } from '../../../server/outbox/simulatedMailer'
import { aGuest, aPerson } from './anApplication'
import { path, useInvitations } from './useInvitations'

const { server, open, opened, holding, secretIn } = useInvitations()

test('who applied before is told what everybody is told; the house learns of it', async () => {
  const shop = await open()
  for (const name of ['first', 'second']) {
    const { guest } = await opened(shop, { NOMBRE: name })
    await guest.fill({ ...aGuest, CIUDAD: name === 'first' ? 'Cuenca' : 'Loja' })
    expect((await guest.hand('CEDULA_IDENTIDAD')).status).toBe(201)
    const { status, body } = await guest.send()
    expect([status, body]).toEqual([201, { delivered: true }])
    expect((await guest.see()).body.state).toBe('delivered')
  }
  const there = (await shop.credit.get('/hanadb/api/credit-applications')).body.data
  expect(there).toHaveLength(1)
  const sorted = `${path}?sort=${encodeURIComponent('["ID_INVITACION","ASC"]')}`
  expect((await shop.seller.get(sorted)).body.data).toMatchObject([
    { NOMBRE: 'first', ESTADO: 3, REPETIDA: false, ID_EMPRESA: expect.any(Number) },
    {
      NOMBRE: 'second',
      ESTADO: 3,
      REPETIDA: true,
      ID_EMPRESA: there?.[0]?.ID_EMPRESA,
      RUC: aPerson.RUC,
    },
  ])
  const again = (await shop.seller.get(sorted)).body.data?.[1]
  const { body: stored } = await shop.seller.get(`${path}/${again?.ID_INVITACION}`)
  expect(stored.DATOS_RECIBIDOS).toContain('Ciudad: Loja')
  expect(stored.DATOS_RECIBIDOS).toContain('Persona de contacto: Rosa Vera')
  expect(stored.DOCUMENTOS_RECIBIDOS).toMatchObject([
    { TIPO: 'CEDULA_IDENTIDAD', ARCHIVO: { name: 'cedula.pdf' } },
  ])
  const [paper] = stored.DOCUMENTOS_RECIBIDOS as unknown as { ARCHIVO: { url: string } }[]
  expect((await shop.seller.get(String(paper?.ARCHIVO.url))).status).toBe(200)
  const { body } = await shop.seller.get('/hanadb/api/account/notices')
  expect(JSON.stringify(body)).toContain('already has a credit application')
})

test('whose application it repeats is for credit to know: another seller is told that there is one, not which', async () => {
  const shop = await open()
  const applications = '/hanadb/api/credit-applications'
  const there = await shop.seller.post(applications, { TIPO_PERSONA: 'N', ...aPerson })
  const { ID_EMPRESA } = there.body
  await shop.join('colleague', '7')
  const { colleague } = shop.people
  if (!colleague) throw new Error('nobody joined')
  const { guest, invitation } = await opened({ ...shop, seller: colleague })
  await guest.fill(aGuest)
  await guest.hand('CEDULA_IDENTIDAD')
  expect((await guest.send()).status).toBe(201)
  const { body: answer } = await colleague.get(invitation.path)
  expect(answer).toMatchObject({ REPETIDA: true, ID_EMPRESA: null, RUC: aPerson.RUC })
  const past = await colleague.get(`${invitation.path}/history`)
  expect(past.status).toBe(200)
  expect(JSON.stringify([answer, past.body])).not.toMatch(/SOLICITUD_ANTERIOR|"ID_EMPRESA":[^n]/)
  expect(answer.DATOS_RECIBIDOS).not.toMatch(/buró|Documentos/)
  expect((await colleague.get(`${applications}/${ID_EMPRESA}`)).status).toBe(404)
  const { body: known } = await shop.credit.get(invitation.path)
  expect(known).toMatchObject({ SOLICITUD_ANTERIOR: ID_EMPRESA, ID_EMPRESA: null })
})

test('sent again, the links before open nothing; what was filled in is there behind the new one', async () => {
  const shop = await open()
  const { invitation, guest } = await opened(shop)
  await guest.fill({ NOMBRE: 'Ana Vera' })
  expect((await invitation.move(shop.seller, 'reenviar')).status).toBe(200)
  expect((await guest.see()).status).toBe(404)
  await server.runOutbox()
  const mails = await listSimulatedMails(server.db)
  const again = holding(secretIn(mails.at(-1)?.TEXT) || secretIn(mails[0]?.TEXT))
  expect((await again.see()).body).toMatchObject({ values: { NOMBRE: 'Ana Vera' } })
})
