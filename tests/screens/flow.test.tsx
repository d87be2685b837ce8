import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import { memoryBox } from '../providers/memoryBox'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { catalogue } from './flowSchemas'
import { onScreen } from './onScreen'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const api = '/hanadb/api/requests'
let boss: Client
let draftBox = memoryBox()

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

beforeEach(async () => {
  draftBox = memoryBox()
  boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa' })
})

async function open(record: Record<string, unknown>, view = '/show', person = boss) {
  const { body } = await boss.post(api, { NOMBRE: 'Taladro', ...record })
  const address = `/dashboard/requests/${body.ID}${view}`
  await renderApp(server, { as: person, path: address, draftBox })
  await screen.findByRole('heading', { level: 1, name: String(body.NOMBRE) })
  return { user: userEvent.setup(), path: `${api}/${body.ID}`, address }
}
const ready = { MONTO: 50, PIEZAS: [{ CANTIDAD: 4 }] }
const move = (name: string) => screen.findByRole('button', { name })
const stateShown = () => screen.getByRole('status', { name: 'Estado' })

test('a move without a question goes at once: its notice, the new state, and what it set', async () => {
  const { user, path } = await open(ready)
  expect(
    screen.getByText('En revisión', { selector: 'li *' }).closest('[aria-current="step"]'),
  ).toBeVisible()
  expect(screen.getByText(/^Paso 1 de \d · En revisión$/)).toBeInTheDocument()
  const filled = screen.getAllByRole('button').concat(screen.getAllByRole('link'))
  expect(
    filled.filter(it => it.classList.contains('MuiButton-contained')).map(it => it.textContent),
  ).toEqual(['Aprobar'])
  await user.click(await move('Aprobar'))
  expect(await screen.findByText('Listo: Aprobar')).toBeVisible()
  await waitFor(() => expect(stateShown()).toHaveTextContent('Aprobada'))
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull()
  expect((await boss.get(path)).body).toMatchObject({ ESTADO: 2, VIO: boss.ID, _VERSION: 2 })
})

test('where a record stands is told once: above, not again among its facts', async () => {
  await open(ready)
  expect(stateShown()).toHaveTextContent('En revisión')
  expect(screen.getByText('Monto', { selector: '.r-facts dt' })).toBeVisible()
  expect(screen.queryByText('Estado', { selector: '.r-facts dt' })).toBeNull()
})

test('the form of a stored record tells its state in the bar of the flow only', async () => {
  await open(ready, '/edit')
  expect(await screen.findByLabelText('Monto')).toBeVisible()
  expect(stateShown()).toHaveTextContent('En revisión')
  expect(screen.queryByText('Estado', { selector: 'form *' })).toBeNull()
})

test('a move that is not possible yet says everything that is missing', async () => {
  const { user, path } = await open({ MONTO: 0 })
  const button = await move('Aprobar')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription(/El monto es cero.*No tiene piezas/)
  // One that can be taken leads.
  const [first] = within(button.closest('.w-moves') as HTMLElement).getAllByRole('button')
  expect(first).toHaveTextContent('Descartar')
  await user.click(button)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('No tiene piezas')
  expect((await boss.get(path)).body).toMatchObject({ ESTADO: 1, _VERSION: 1 })
})

test('moves that one can make now stand before those that are closed', async () => {
  await open({ ...ready, NOMBRE: 'Sierra' })
  const moves = (await move('Aprobar')).closest('.w-moves') as HTMLElement
  const names = within(moves)
    .getAllByRole('button')
    .map(it => it.textContent)
  expect(names).toEqual(['Aprobar', 'Rechazar', 'Avisar', 'Descartar'])
})

test('on a phone the first step one can take leads, and one that is closed stands on the sheet with its reason', async () => {
  onScreen('max-width: 599')
  await open({ MONTO: 0 })
  const led = (await move('Descartar')).closest('.p-head-actions') as HTMLElement
  expect(within(led).queryByText('Aprobar')).toBeNull()
  const reason = await screen.findByText('No tiene piezas')
  expect(reason.closest('.p-hidden')).toBeNull()
  const sheet = within(reason.closest('.r-sheet') as HTMLElement)
  expect(sheet.getByText('Aprobar')).toHaveAttribute('aria-disabled', 'true')
})

test('what ought to hold is told before the move, which is made all the same', async () => {
  const { user, path } = await open({ MONTO: 5000 })
  await user.click(await move('Avisar'))
  const dialog = await screen.findByRole('dialog', { name: 'Avisar' })
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Es mucho dinero')
  expect((await boss.get(path)).body._VERSION).toBe(1)
  await user.click(within(dialog).getByRole('button', { name: 'Avisar' }))
  expect(await screen.findByText('Listo: Avisar')).toBeVisible()
})

test('a question is asked as a form is: needed, shown and checked by the same rules', async () => {
  const { user, path } = await open(ready)
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rechazar' })
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Rechazar' }))
  await send()
  const reason = within(dialog).getByLabelText(/^Motivo/)
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Campo obligatorio'))
  await user.type(reason, 'otro')
  await send()
  const other = await within(dialog).findByLabelText(/^Otro motivo/)
  await waitFor(() => expect(other).toHaveAccessibleDescription('Campo obligatorio'))
  await user.type(other, 'Muy caro')
  await send()
  await waitFor(() => expect(stateShown()).toHaveTextContent('Rechazada'))
  expect((await boss.get(path)).body).toMatchObject({ ESTADO: 3, MOTIVO: 'otro', OTRO: 'Muy caro' })
})

test('what the server refuses is told in the dialog, and the answers stay', async () => {
  expectConsoleError(/./)
  const { user, path } = await open(ready)
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/^Motivo/), 'nada')
  await user.click(within(dialog).getByRole('button', { name: 'Rechazar' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('"Nada" no es un motivo')
  expect(within(dialog).getByLabelText(/^Motivo/)).toHaveValue('nada')
  expect((await boss.get(path)).body).toMatchObject({ ESTADO: 1 })
})

test('what was answered and never sent is offered again, and gone once the move is made', async () => {
  const { user, path, address } = await open(ready)
  await user.click(await move('Rechazar'))
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Motivo/), 'caro')
  await waitFor(async () => expect(await draftBox.keys()).toHaveLength(1))
  cleanup()

  await renderApp(server, { as: boss, path: '/dashboard/requests', draftBox })
  await user.click(await screen.findByRole('button', { name: 'Trabajo sin guardar: 1' }))
  const outbox = within(await screen.findByRole('dialog', { name: 'Trabajo sin guardar' }))
  await user.click(outbox.getByRole('link', { name: /Rechazar/ }))
  await screen.findByRole('dialog', { name: 'Rechazar' })
  expect(window.location.pathname + window.location.search).toBe(address)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Motivo/)).toHaveValue('caro'))
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }))
  await waitFor(() => expect(stateShown()).toHaveTextContent('Rechazada'))
  await waitFor(async () => expect(await draftBox.keys()).toEqual([]))
  expect((await boss.get(path)).body).toMatchObject({ MOTIVO: 'caro' })
})

test('who moves a record that somebody changed is told so, sees it anew and may try again', async () => {
  expectConsoleError(/./)
  const { user, path } = await open(ready)
  await move('Aprobar')
  await boss.put(path, { MONTO: 70 }, { 'if-match': '1' })
  await user.click(await move('Aprobar'))
  expect(await screen.findByText('Alguien modificó este registro')).toBeVisible()
  expect((await screen.findAllByText('$70,00')).length).toBeGreaterThan(0)
  await user.click(await move('Aprobar'))
  await waitFor(() => expect(stateShown()).toHaveTextContent('Aprobada'))
})

test('what cannot be undone is asked first', async () => {
  const { user, path } = await open(ready)
  await user.click(await screen.findByRole('button', { name: /Más pasos|Descartar/ }))
  const item = screen.queryByRole('menuitem', { name: 'Descartar' })
  if (item) await user.click(item)
  const dialog = await screen.findByRole('dialog', { name: 'Descartar' })
  expect(dialog).toHaveTextContent('¿Descartar para siempre?')
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await boss.get(path)).body).toMatchObject({ ESTADO: 1 })
})

test('nothing moves under what is typed and not saved', async () => {
  const { user } = await open(ready, '')
  await user.type(await screen.findByLabelText(/^Nombre/), '!')
  const button = await move('Aprobar')
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(button).toHaveAccessibleDescription(/Primero guarde o descarte sus cambios/)
  await user.type(screen.getByLabelText(/^Nombre/), '{Backspace}')
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
})

test('who may no longer edit where it went is led to its page', async () => {
  const credit = await server.as('9')
  const { user } = await open(ready, '', credit)
  await user.click(await move('Aprobar'))
  await waitFor(() => expect(location.pathname).toMatch(/\/show$/))
  await waitFor(() => expect(stateShown()).toHaveTextContent('Aprobada'))
})

test('who may not move it sees where it stands, who takes the next step, and no buttons', async () => {
  await open(ready, '/show', await server.as('7'))
  expect(await screen.findByText(/^Sigue:/)).toHaveTextContent(
    'Sigue: Aprobar · a cargo de: Crédito o Administrador',
  )
  expect(await screen.findByRole('status', { name: 'Estado' })).toHaveTextContent('En revisión')
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull()
})

test('the history tells who did what, each field from what to what, titles for references', async () => {
  const { user, path } = await open(ready)
  await boss.put(path, { MONTO: 60, PIEZAS: [{ CANTIDAD: 5 }] }, { 'if-match': '1' })
  await boss.post(`${path}/flow/aprobar`, {}, { 'if-match': '2' })
  cleanup()
  await renderApp(server, { as: boss, path: `/dashboard/requests/${path.split('/').at(-1)}/show` })
  const history = (await screen.findByRole('heading', { name: 'Historial' })).closest('section')
  const details = within(history as HTMLElement)
  const entries = await details.findAllByText('Ana Jefa', { selector: 'b' })
  expect(entries.map(name => name.parentElement?.textContent)).toEqual([
    'Ana Jefa · Aprobar',
    'Ana Jefa · Editó',
    'Ana Jefa · Creó',
  ])
  expect(
    details.getByText('En revisión', { selector: '.h-old *' }).closest('dd'),
  ).toHaveTextContent('Aprobada')
  expect(await details.findByRole('link', { name: 'Ana Jefa' })).toBeVisible()
  expect(details.getByText('$50,00', { selector: '.h-old *' }).closest('dd')).toHaveTextContent(
    '$60,00',
  )
  await user.click(screen.getByRole('button', { name: 'Ocultar el historial' }))
  expect(details.queryByText('Ana Jefa')).toBeNull()
})
