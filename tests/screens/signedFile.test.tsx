import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aCertificate, aSignedEnvelope } from '../server/stories/aSignedEnvelope'
import { useSigning } from '../server/stories/useSigning'
import { renderApp } from './renderApp'

const { server, signedBy, signedNote } = useSigning()
afterEach(cleanup)

test('a signed note shows its file with fingerprint and certificate, and that it is awaited until it is there', async () => {
  const user = userEvent.setup()
  const { shop, application, note } = await signedNote()
  const ANSWER = JSON.stringify({ error: 'no route to Uanataca' })
  await server.db.write
    .updateTable('_OUTBOX')
    .set({ STATE: 'failed', TRIES: 8, ANSWER })
    .where('CALL', '=', 'recuperar')
    .execute()
  const page = `/dashboard/credito/auth_equifax_uanataca?id=${application.body.ID_EMPRESA}`
  await renderApp(server, { path: page, as: shop.credit })
  expect(await screen.findByText(/En espera del documento firmado/)).toBeTruthy()
  expect(await screen.findByText('· no route to Uanataca')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Volver a intentar' }))
  await waitFor(() => expect(screen.queryByText('Falló')).toBeNull())
  await server.runOutbox(signedBy(async () => aSignedEnvelope('pagare')))
  cleanup()
  await renderApp(server, { path: page, as: shop.credit })
  const file = await screen.findByRole('link', { name: 'pagare-firmado.pdf' })
  expect(file.getAttribute('href')).toContain('/hanadb/api/files/')
  const row = within(file.closest('li') as HTMLElement)
  const { HUELLA_FIRMADO } = (await shop.credit.get(note.path)).body
  for (const details of [HUELLA_FIRMADO, aCertificate.titular, aCertificate.serie])
    expect(row.getByText(String(details))).toBeTruthy()
  expect(screen.queryByText(/En espera del documento firmado/)).toBeNull()
})
