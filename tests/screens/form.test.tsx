import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const create = '/dashboard/things/create'
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Guardar' }))

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(async () => {
  await server.insert('makers', { ID: 901, NOMBRE: 'Samsung', SIGLA: 'SAM' })
  await server.insert('things', {
    ID: 902,
    NOMBRE: 'Cargador',
    FABRICANTE: 901,
    ESTADO: 'A',
    PRECIO: 500,
  })
})

test('what is missing is told at its field and above, and nothing is sent', async () => {
  const user = userEvent.setup()
  const admin = await server.as('10')
  await renderApp(server, { path: create, as: admin })
  await screen.findByLabelText(/^Nombre/)
  await save(user)
  expect(await screen.findByText('1 campo por corregir')).toBeVisible()
  expect(screen.getByLabelText(/^Nombre/)).toHaveAccessibleDescription('Campo obligatorio')
  await user.click(screen.getByRole('button', { name: /^Nombre/ }))
  await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveFocus())
  expect((await admin.get('/hanadb/api/things')).body.data).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Agregar línea' }))
  await save(user)
  expect(
    await screen.findByRole('button', { name: 'Cantidad, línea 1: Campo obligatorio' }),
  ).toBeVisible()
})

test('a new form opens with the focus in its first field, and a record that is there does not', async () => {
  const admin = await server.as('10')
  await renderApp(server, { path: create, as: admin })
  await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveFocus())
  // no other field had the focus, so none reports that it is required
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.getByLabelText(/^Nombre/)).toHaveFocus()
  expect(screen.queryByText('Campo obligatorio')).toBeNull()
  cleanup()
  await renderApp(server, { path: '/dashboard/things/902', as: admin })
  await screen.findByLabelText(/^Nombre/)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(screen.getByLabelText(/^Nombre/)).not.toHaveFocus()
})

test('a new form takes the focus once: nothing moves it on from its first field', async () => {
  const entered: string[] = []
  const note = ({ target }: FocusEvent) => entered.push((target as HTMLInputElement).name)
  document.addEventListener('focusin', note)
  const admin = await server.as('10')
  await renderApp(server, { path: '/dashboard/makers/create', as: admin })
  await waitFor(() => expect(entered).toContain('NOMBRE'))
  // work deferred by the same turn
  await new Promise(resolve => setTimeout(resolve))
  document.removeEventListener('focusin', note)
  expect(screen.getByLabelText(/^Nombre/)).toHaveFocus()
  expect(entered).not.toContain('SIGLA')
})

test('after a refused save the first wrong field has the focus, whoever refused', async () => {
  expectConsoleError(/status: 422/)
  const user = userEvent.setup()
  const admin = await server.as('10')
  await renderApp(server, { path: '/dashboard/makers/create', as: admin })
  const name = await screen.findByLabelText(/^Nombre/)
  const sign = screen.getByLabelText('Sigla')
  await user.type(sign, 'SAM')
  for (const [typed, wrong, reason] of [
    [' ', name, 'Campo obligatorio'],
    ['Otra Samsung', sign, 'Ya lo usa Samsung'],
  ] as const) {
    await user.clear(name)
    await user.type(name, typed)
    await save(user)
    await waitFor(() => expect(wrong).toHaveAccessibleDescription(reason))
    await waitFor(() => expect(wrong).toHaveFocus())
  }
})

test('a field that depends on another one comes and goes with it, and is asked for while it is there', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path: create, as: '10' })
  await user.type(await screen.findByLabelText(/^Nombre/), 'Cable')
  expect(screen.queryByLabelText(/^Motivo/)).toBeNull()
  await user.click(await screen.findByLabelText('Estado'))
  await user.click(await screen.findByRole('option', { name: 'Cerrada' }))
  expect(await screen.findByLabelText(/^Motivo/)).toBeVisible()
  await save(user)
  await waitFor(() =>
    expect(screen.getByLabelText(/^Motivo/)).toHaveAccessibleDescription('Campo obligatorio'),
  )
})

test('rows are reckoned while they are typed, and saved with the record', async () => {
  const user = userEvent.setup()
  const admin = await server.as('10')
  await renderApp(server, { path: create, as: admin })
  await user.type(await screen.findByLabelText(/^Nombre/), 'Pedido')
  await user.click(await screen.findByRole('button', { name: 'Agregar línea' }))
  await user.type(await screen.findByLabelText('Cantidad'), '3')
  await user.type(screen.getByLabelText('Valor'), '0,35')
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('$1,05'),
  )
  await save(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedido' })).toBeVisible()
  const id = location.pathname.split('/').at(3)
  const { body: saved } = await admin.get(`/hanadb/api/things/${id}`)
  expect(saved).toMatchObject({ TOTAL: 1.05, LINEAS: [{ CANTIDAD: 3, VALOR: 0.35 }] })
})

test('a picker finds by typing, and makes what is missing without leaving the form', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path: create, as: '10' })
  await user.type(await screen.findByRole('combobox', { name: /Fabricante/ }), 'Honor')
  await user.click(await screen.findByRole('option', { name: /Crear/ }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByLabelText(/^Nombre/)).toHaveValue('Honor')
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Fabricante/ })).toHaveValue('Honor'),
  )
})

test('Enter after a text that finds nothing makes no record, until the arrow keys lead to the offer', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path: '/dashboard/things/902', as: '10' })
  const picker = await screen.findByRole('combobox', { name: /Fabricante/ })
  await waitFor(() => expect(picker).toHaveValue('Samsung'))
  await user.type(picker, 'Zeta')
  const offer = await screen.findByRole('option', { name: /Crear/ })
  await user.keyboard('{Enter}')
  expect(offer).toBeVisible()
  expect(picker).toHaveValue('Zeta')
  await user.keyboard('{ArrowDown}{Enter}')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByLabelText(/^Nombre/)).toHaveValue('Zeta')
})

test('leaving with changes asks first', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path: '/dashboard/things/902', as: '10' })
  await user.type(await screen.findByLabelText(/^Nombre/), ' rápido')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cambios sin guardar' })
  await user.click(within(dialog).getByRole('button', { name: 'Seguir aquí' }))
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Cargador rápido')
})
