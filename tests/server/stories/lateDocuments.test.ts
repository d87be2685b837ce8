import { expect, test } from 'vitest'
import { documentState } from '../../../src/domain/credit/creditDocuments'
import { aGuest as filled } from './anApplication'
import { useInvitations } from './useInvitations'

const { open, opened, filesIn } = useInvitations()
const documents = '/hanadb/api/credit-documents'

test('an application without a document is not handed in', async () => {
  const { guest } = await opened(await open())
  await guest.fill(filled)
  const refused = await guest.send()
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['documents']])
  expect((await guest.see()).body).toMatchObject({ state: 'opened' })
  await guest.hand('CEDULA_IDENTIDAD')
  expect((await guest.send()).status).toBe(201)
})

test('the link takes in what is missing until credit decides', async () => {
  const shop = await open()
  const { guest } = await opened(shop)
  await guest.fill(filled)
  await guest.hand('CEDULA_IDENTIDAD')
  await guest.send()
  const missing = async () => filesIn((await guest.see()).body).map(({ type }) => type)
  expect(await missing()).toContain('RUC_UPLOAD')
  expect(await missing()).not.toContain('CEDULA_IDENTIDAD')
  expect((await guest.hand('RUC_UPLOAD', undefined, 'ruc.pdf')).status).toBe(201)
  expect(await missing()).not.toContain('RUC_UPLOAD')
  expect((await guest.hand('RUC_UPLOAD')).status).toBe(409)
  expect((await guest.take('RUC_UPLOAD')).status).toBe(409)
  expect((await guest.fill({ NOMBRE: 'Otra' })).status).toBe(409)
  const rows = (await shop.seller.get(documents)).body.data as unknown as Row[]
  const ruc = rows.find(({ TIPO }) => TIPO === 'RUC_UPLOAD')
  expect(ruc).toMatchObject({ ESTADO: documentState.uploaded, ARCHIVO: { name: 'ruc.pdf' } })

  const version = { 'if-match': String(ruc?._VERSION) }
  const reason = { MOTIVO_RECHAZO: 'ilegible' }
  const path = `${documents}/${ruc?.ID_DOCUMENTO}/flow/rechazar`
  const refused = await shop.credit.post(path, reason, version)
  expect([refused.status, refused.body.errors]).toEqual([200, undefined])
  expect(await missing()).toContain('RUC_UPLOAD')

  const [application] = (await shop.credit.get('/hanadb/api/credit-applications')).body
    .data as unknown as [{ ID_EMPRESA: number; _VERSION: number }]
  const denied = await shop.credit.post(
    `/hanadb/api/credit-applications/${application.ID_EMPRESA}/flow/negar`,
    {},
    { 'if-match': String(application._VERSION) },
  )
  expect([denied.status, denied.body.errors]).toEqual([200, undefined])
  expect(await missing()).toEqual([])
  expect((await guest.hand('RUC_UPLOAD')).status).toBe(409)
})

interface Row {
  readonly ID_DOCUMENTO: number
  readonly TIPO: string
  readonly _VERSION: number
}

test('whoever applied before is answered alike, and what they hand in late lies beside their first application', async () => {
  const shop = await open()
  const first = await opened(shop)
  const again = await opened(shop)
  for (const { guest } of [first, again]) {
    await guest.fill(filled)
    await guest.hand('CEDULA_IDENTIDAD')
    expect((await guest.send()).status).toBe(201)
  }
  const [one, other] = [(await first.guest.see()).body, (await again.guest.see()).body]
  expect(filesIn(other)).toEqual(filesIn(one))
  expect((await again.guest.hand('RUC_UPLOAD', undefined, 'ruc.pdf')).status).toBe(201)
  expect((await again.guest.hand('RUC_UPLOAD')).status).toBe(409)
  const { body } = await shop.credit.get(again.invitation.path)
  expect(body.DOCUMENTOS_RECIBIDOS).toMatchObject([
    { TIPO: 'CEDULA_IDENTIDAD' },
    { TIPO: 'RUC_UPLOAD', ARCHIVO: { name: 'ruc.pdf' } },
  ])
})
