import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { anApplication } from '../server/stories/anApplication'
import { following, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

const { open, file, server } = useShop()
afterEach(cleanup)

test('a bureau that is down is told where its answer is awaited, and asked again from there', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const { credit } = shop
  const { ID_EMPRESA } = (await anApplication(shop)).body
  const path = '/hanadb/api/bureau-queries'
  const { body } = await credit.post(path, { ID_EMPRESA })
  const query = following(`${path}/${body.ID_CONSULTA}`, body)
  await query.move(credit, 'firmar', { FIRMA: await file(credit, 'bureau-queries', 'FIRMA') })
  await query.move(credit, 'consultar')
  const ANSWER = JSON.stringify({ error: 'no route to Equifax' })
  await server.db.write
    .updateTable('_OUTBOX')
    .set({ STATE: 'failed', TRIES: 8, ANSWER })
    .where('SYSTEM', '=', 'equifax')
    .execute()
  const page = `/dashboard/credito/auth_equifax_uanataca?id=${ID_EMPRESA}`
  await renderApp(server, { path: page, as: credit })
  expect(await screen.findByText('Falló')).toBeTruthy()
  expect(screen.getByText('· no route to Equifax')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Volver a intentar' }))
  await waitFor(() => expect(screen.queryByText('Falló')).toBeNull())
  const [call] = (await credit.get(`${query.path}/calls`)).body.calls as unknown as [object]
  expect(call).toMatchObject({ state: 'waiting' })
})
