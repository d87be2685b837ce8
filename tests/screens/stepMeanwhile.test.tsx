import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import { useServer } from '../server/useServer'
import { catalogue } from './flowSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const api = '/hanadb/api/requests'
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

/** A question with an answer typed, before a colleague does something. */
async function typing(place: 'record' | 'row' = 'record') {
  const boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa' })
  const record = { NOMBRE: 'Taladro', MONTO: 50, PIEZAS: [{ CANTIDAD: 4 }] }
  const { body } = await boss.post(api, record)
  const isRow = place === 'row'
  const list = '/dashboard/requests'
  await renderApp(server, { as: boss, path: isRow ? list : `${list}/${body.ID}/show` })
  const user = userEvent.setup()
  if (isRow) await user.click(await screen.findByRole('button', { name: 'Acciones: Taladro' }))
  await user.click(await screen.findByRole(isRow ? 'menuitem' : 'button', { name: 'Rechazar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechazar' }))
  const reason = dialog.getByLabelText(/^Motivo/)
  await user.type(reason, 'caro')
  const colleague = await server.as('10', { DISPLAYNAME: 'Beto Jefe' })
  const yes = dialog.getByRole('button', { name: 'Rechazar' })
  return { user, dialog, reason, yes, boss, colleague, path: `${api}/${body.ID}` }
}
const title = 'Alguien modificó este registro'

test.each(['record', 'row'] as const)(
  'a question of a %s whose step a colleague took stays with what was typed, says who did what and sends no more',
  async place => {
    expectConsoleError(/./)
    const { user, dialog, reason, yes, colleague, path } = await typing(place)
    await colleague.post(`${path}/flow/aprobar`, {}, { 'if-match': '1' })
    await user.click(yes)
    // the refusal comes first, and is told anew with the record as it is now
    const closed = 'Este paso ya no es posible en el estado actual.'
    await waitFor(() => expect(dialog.getByText(closed)).toBeVisible())
    expect(dialog.getByText(title)).toBeVisible()
    const entry = (await dialog.findByText('Beto Jefe', { selector: 'b' })).closest('li')
    expect(entry).toHaveTextContent(/Aprobar.*Estado.*En revisión.*Aprobada/)
    expect(reason).toHaveValue('caro')
    expect(dialog.getByRole('button', { name: 'Copiar mis cambios' })).toBeVisible()
    expect(yes).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test.each(['record', 'row'] as const)(
  'a question of a %s that a colleague changed says what changed, and may be sent again',
  async place => {
    expectConsoleError(/./)
    const { user, dialog, reason, yes, boss, colleague, path } = await typing(place)
    await colleague.put(path, { MONTO: 70 }, { 'if-match': '1' })
    await user.click(yes)
    expect(
      (await dialog.findByText('Beto Jefe', { selector: 'b' })).closest('li'),
    ).toHaveTextContent('$70,00')
    expect(dialog.getByText(title)).toBeVisible()
    expect(reason).toHaveValue('caro')
    await user.click(yes)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await boss.get(path)).body).toMatchObject({ ESTADO: 3, MOTIVO: 'caro', MONTO: 70 })
  },
)

test('a step that did not reach the server says that there is no connection, and is made once it can be', async () => {
  expectConsoleError(/./)
  const { user, dialog, reason, yes, boss, path } = await typing()
  const { fetch } = server.app
  const unreached = vi
    .spyOn(server.app, 'fetch')
    .mockRejectedValue(new TypeError('Failed to fetch'))
  await user.click(yes)
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'No hay conexión con el servidor. Nada de lo que ingresó se pierde',
  )
  expect(reason).toHaveValue('caro')
  unreached.mockImplementation(fetch)
  await user.click(yes)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await boss.get(path)).body).toMatchObject({ ESTADO: 3, MOTIVO: 'caro' })
})
