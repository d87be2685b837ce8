import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

const server = useServer()

afterEach(cleanup)

test('a wrong mark leads to a correction that names it, and who decides sees both times', async () => {
  const seller = await server.as('7', { EMPRESA: ACME, DISPLAYNAME: 'Ana Pérez' })
  const boss = await server.as('10', { EMPRESA: ACME })
  server.setNow('2026-03-02T13:31:00.000Z')
  const { ID } = (await seller.post('/hanadb/api/attendance-marks', { TIPO: 'entrada' })).body
  server.setNow(undefined)
  const message = new URLSearchParams({
    ...{ MARCA: String(ID), TIPO: 'entrada', MARKED_DATE: '2026-03-02T13:02:00.000Z' },
  })
  await renderApp(server, { path: `/dashboard/mark-corrections/create?${message}`, as: seller })
  const wrong = await screen.findByRole('combobox', { name: /Marcación que reemplaza/ })
  await screen.findByDisplayValue(/Entrada .*8:31.* Ana Pérez/)
  expect(wrong).toBeTruthy()
  await userEvent.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Llegué antes')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('heading', { level: 1, name: /Entrada .*8:02.* Ana Pérez/ })
  cleanup()

  const answer = await server.db.read.selectFrom('RELOJ_CORRECCION').selectAll().execute()
  const path = `/dashboard/mark-corrections/${answer[0]?.ID_CORRECCION}/show`
  await renderApp(server, { path, as: boss })
  await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Marcación que reemplaza · Hora de la marcación')
  within(dialog).getByText('Hora correcta')
})
