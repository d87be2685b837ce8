import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { unansweredCalls } from '../../server/business/systems'
import { anApplication } from '../server/stories/anApplication'
import { aSignedPdf } from '../server/stories/aSignedEnvelope'
import { following } from '../server/stories/useShop'
import { useSigning } from '../server/stories/useSigning'
import { renderApp } from './renderApp'

const { server, open, file, approve, prepare } = useSigning({
  change: { unconnected: unansweredCalls() },
})
afterEach(cleanup)

const stepOf = async (name: string) => within(await screen.findByRole('region', { name }))

test('without a bureau, the step asks credit for the score with its report, and the page says who entered it', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const { credit } = shop
  const { ID_EMPRESA } = (await anApplication(shop)).body
  const path = '/hanadb/api/bureau-queries'
  const { body } = await credit.post(path, { ID_EMPRESA })
  const query = following(`${path}/${body.ID_CONSULTA}`, body)
  await query.move(credit, 'firmar', { FIRMA: await file(credit, 'bureau-queries', 'FIRMA') })
  const page = `/dashboard/credito/auth_equifax_uanataca?id=${ID_EMPRESA}`
  await renderApp(server, { path: page, as: credit })
  await user.click(await screen.findByRole('button', { name: 'Consultar el buró' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Equifax no está conectado/)).toBeTruthy()
  for (const request of [/^Puntaje/, /^Deuda total/, /^Operaciones/, /^Informe del buró/])
    expect(dialog.getByLabelText(request)).toBeTruthy()
  cleanup()
  const INFORME_BURO = await file(credit, 'bureau-queries', 'INFORME_BURO')
  const figures = { PUNTAJE: 720, OPERACIONES: 3, DEUDA_TOTAL: 1_850, DEUDA_VENCIDA: 0 }
  await query.move(credit, 'consultar', { ...figures, DIAS_MORA: 4, INFORME_BURO })
  await renderApp(server, { path: page, as: credit })
  const score = await stepOf('Puntaje')
  expect(await score.findByText('720')).toBeTruthy()
  expect(await score.findByText(/a mano/)).toBeTruthy()
  expect(score.getByRole('link', { name: 'firma.pdf' })).toBeTruthy()
})

test('without a provider of signatures, credit hands the signed note in, and the page says that there is no certificate', async () => {
  const shop = await open()
  const { credit } = shop
  const application = await anApplication(shop)
  await approve(4_000)
  const note = await prepare(credit, application, 'pagare')
  const ARCHIVO_FIRMADO = await file(credit, 'signature-requests', 'ARCHIVO_FIRMADO')
  await server.files.put(ARCHIVO_FIRMADO.id, aSignedPdf('scan'))
  const FECHA_FIRMA = '2026-03-02T15:00:00.000Z'
  await note.move(credit, 'enviar', { ARCHIVO_FIRMADO, FECHA_FIRMA })
  await server.runOutbox()
  const page = `/dashboard/credito/auth_equifax_uanataca?id=${application.body.ID_EMPRESA}`
  await renderApp(server, { path: page, as: credit })
  expect(await screen.findByText(/sin certificado electrónico/)).toBeTruthy()
  const signatures = await stepOf('Firmas')
  const { HUELLA_FIRMADO } = (await credit.get(note.path)).body
  expect(signatures.getByText(String(HUELLA_FIRMADO))).toBeTruthy()
  await waitFor(() => expect(signatures.getByText(/a mano/)).toBeTruthy())
})
