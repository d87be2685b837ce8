import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { expectConsoleError } from '../failOnConsole'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { makers, things } from './listSchemas'
import { renderApp } from './renderApp'

const notes = defineResource({
  name: 'notes',
  table: 'NOTA',
  key: 'ID',
  title: 'TEXTO',
  label: 'Nota | Notas',
  fields: {
    ID: { kind: 'id' },
    TEXTO: { kind: 'text' },
    FABRICANTE: { kind: 'reference', resource: 'makers', label: 'Fabricante' },
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(makers, things, notes) })

afterEach(cleanup)

test('a deletion that others refuse is not asked about: it shows what uses the record, which is reassigned after a rehearsal and undone', async () => {
  const boss = await server.as('10')
  await server.insert('makers', { ID: 901, NOMBRE: 'Andina' }, { ID: 902, NOMBRE: 'Boreal' })
  for (const NOMBRE of ['Cable', 'Funda'])
    await boss.post('/hanadb/api/things', { NOMBRE, FABRICANTE: 901 })
  const makersOf = async () => {
    const { body } = await boss.get('/hanadb/api/things')
    return (body.data as unknown as { FABRICANTE: number }[]).map(({ FABRICANTE }) => FABRICANTE)
  }
  await renderApp(server, { as: boss, path: '/dashboard/makers/901/show' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registros que usan Andina' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Otros registros todavía usan este: Cosas')
  expect(await dialog.findByRole('checkbox', { name: 'Cosas · Fabricante' })).toBeChecked()
  expect(dialog.getByText('2 registros')).toBeVisible()
  expect(dialog.getByRole('combobox')).toHaveFocus()
  expect(dialog.getByRole('button', { name: 'Revisar' })).toBeDisabled()
  await user.type(dialog.getByRole('combobox'), 'Bor')
  await user.click(await screen.findByRole('option', { name: 'Boreal' }))
  await user.click(dialog.getByRole('button', { name: 'Revisar' }))
  expect(await dialog.findByText(/2 por cambiar/)).toBeVisible()
  expect(await makersOf()).toEqual([901, 901])
  await user.click(dialog.getByRole('button', { name: 'Reasignar 2 registros' }))
  expect(await dialog.findByText('2 registros cambiados')).toBeVisible()
  expect(await makersOf()).toEqual([902, 902])
  await user.click(dialog.getByRole('button', { name: 'Deshacer' }))
  const undo = within(await screen.findByRole('dialog', { name: 'Deshacer' }))
  await user.click(undo.getByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await makersOf()).toEqual([901, 901]))
})

test('the menu of a row stays closed behind what refuses its deletion, and after it', async () => {
  const boss = await server.as('10')
  await server.insert('makers', { ID: 901, NOMBRE: 'Andina' })
  await boss.post('/hanadb/api/things', { NOMBRE: 'Cable', FABRICANTE: 901 })
  await renderApp(server, { as: boss, path: '/dashboard/makers' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Acciones: Andina' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registros que usan Andina' }))
  const menu = () => screen.queryByRole('menu', { name: 'Andina', hidden: true })
  await waitFor(() => expect(menu()).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(menu()).toBeNull()
})

test('whoever may delete a record hands over what names it, in lists too', async () => {
  const boss = await server.as('10')
  await server.insert('makers', { ID: 901, NOMBRE: 'Andina' }, { ID: 902, NOMBRE: 'Boreal' })
  const { body } = await boss.post('/hanadb/api/things', {
    ...{ NOMBRE: 'Cable', FABRICANTE: 902, TIENDAS: [901, 902] },
  })
  const made = await boss.post('/hanadb/api/things', { NOMBRE: 'Funda', FABRICANTE: 901 })
  await renderApp(server, { as: boss, path: '/dashboard/makers/901/show' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Reasignar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registros que usan Andina' }))
  expect(await dialog.findByRole('checkbox', { name: 'Cosas · Tiendas' })).toBeChecked()
  await user.type(dialog.getByRole('combobox'), 'Bor')
  await user.click(await screen.findByRole('option', { name: 'Boreal' }))
  await user.click(dialog.getByRole('button', { name: 'Revisar' }))
  await user.click(await dialog.findByRole('button', { name: 'Reasignar 2 registros' }))
  expect(await dialog.findAllByText('1 registro cambiado')).toHaveLength(2)
  const things = async () =>
    Promise.all(
      [body, made.body].map(async ({ ID }) => (await boss.get(`/hanadb/api/things/${ID}`)).body),
    )
  expect(await things()).toMatchObject([{ TIENDAS: [902] }, { FABRICANTE: 902 }])
  await user.click(dialog.getByRole('button', { name: 'Deshacer' }))
  const undo = within(await screen.findByRole('dialog', { name: 'Deshacer' }))
  await user.click(undo.getByRole('button', { name: 'Deshacer' }))
  await waitFor(async () =>
    expect(await things()).toMatchObject([{ TIENDAS: [901, 902] }, { FABRICANTE: 901 }]),
  )
  // Nothing is left to undo.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()

  await renderApp(server, { as: '7', path: '/dashboard/makers/901/show' })
  await screen.findByRole('heading', { name: 'Andina' })
  expect(screen.queryByRole('button', { name: 'Reasignar' })).toBeNull()
})

test('a reassignment over several lists and fields is one operation with one undo, also on another device', async () => {
  const boss = await server.as('10')
  await server.insert('makers', { ID: 901, NOMBRE: 'Andina' }, { ID: 902, NOMBRE: 'Boreal' })
  const thing = { NOMBRE: 'Cable', FABRICANTE: 901, TIENDAS: [901] }
  const { ID } = (await boss.post('/hanadb/api/things', thing)).body
  const note = (await boss.post('/hanadb/api/notes', { TEXTO: 'Uno', FABRICANTE: 901 })).body
  const both = async () =>
    Promise.all(
      [`things/${ID}`, `notes/${note.ID}`].map(
        async path => (await boss.get(`/hanadb/api/${path}`)).body,
      ),
    )
  await renderApp(server, { as: boss, path: '/dashboard/makers/901/show' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Reasignar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registros que usan Andina' }))
  await dialog.findByRole('checkbox', { name: 'Notas · Fabricante' })
  await user.type(dialog.getByRole('combobox'), 'Bor')
  await user.click(await screen.findByRole('option', { name: 'Boreal' }))
  await user.click(dialog.getByRole('button', { name: 'Revisar' }))
  await user.click(await dialog.findByRole('button', { name: 'Reasignar 3 registros' }))
  expect(await dialog.findAllByText('1 registro cambiado')).toHaveLength(3)
  expect(await both()).toMatchObject([{ FABRICANTE: 902, TIENDAS: [902] }, { FABRICANTE: 902 }])
  cleanup()
  localStorage.clear()

  await renderApp(server, { as: boss, path: '/dashboard/operations' })
  const name = /^Reasignación · (Cosas, Notas|Notas, Cosas)$/
  const row = within((await screen.findByText(name)).closest('li') as HTMLElement)
  expect(row.getByText('2 modificados')).toBeVisible()
  await user.click(row.getByRole('button', { name: /^Registros:/ }))
  // One entry for each field that was changed.
  expect(await row.findAllByRole('link', { name: 'Cable' })).toHaveLength(2)
  expect(row.getByRole('link', { name: 'Uno' })).toHaveAttribute(
    'href',
    `/dashboard/notes/${note.ID}/show`,
  )
  await user.click(row.getByRole('button', { name: /^Deshacer: Reasignación/ }))
  const sure = within(await screen.findByRole('dialog', { name: '¿Deshacer estos cambios?' }))
  await user.click(sure.getByRole('button', { name: 'Deshacer' }))
  expect(await row.findByText(/Deshecho por/)).toBeVisible()
  expect(await both()).toMatchObject([{ FABRICANTE: 901, TIENDAS: [901] }, { FABRICANTE: 901 }])
})

test('an undo that leaves out what changed since closes the reassignment with its report', async () => {
  expectConsoleError(/undoRefused/)
  const boss = await server.as('10')
  await server.insert('makers', { ID: 901, NOMBRE: 'Andina' }, { ID: 902, NOMBRE: 'Boreal' })
  const made = []
  for (const NOMBRE of ['Cable', 'Funda'])
    made.push((await boss.post('/hanadb/api/things', { NOMBRE, FABRICANTE: 901 })).body)
  await renderApp(server, { as: boss, path: '/dashboard/makers/901/show' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Reasignar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registros que usan Andina' }))
  await user.type(await dialog.findByRole('combobox'), 'Bor')
  await user.click(await screen.findByRole('option', { name: 'Boreal' }))
  await user.click(dialog.getByRole('button', { name: 'Revisar' }))
  await user.click(await dialog.findByRole('button', { name: 'Reasignar 2 registros' }))
  await dialog.findByText('2 registros cambiados')
  await boss.put(`/hanadb/api/things/${made[0]?.ID}`, { NOMBRE: 'Cinta' }, { 'if-match': '2' })
  await user.click(dialog.getByRole('button', { name: 'Deshacer' }))
  const undo = within(await screen.findByRole('dialog', { name: 'Deshacer' }))
  await user.click(undo.getByRole('button', { name: 'Deshacer' }))
  const report = { name: '1 registro no se puede restablecer' }
  const first = within(await screen.findByRole('dialog', report))
  // The counts are read anew, and what was changed is still told.
  expect(screen.getByText('2 registros cambiados')).toBeInTheDocument()
  await user.click(first.getByRole('button', { name: 'Deshacer los demás' }))
  await waitFor(() => expect(screen.queryByText(/No se cambió nada/)).toBeNull())
  const last = within(screen.getByRole('dialog', report))
  expect(last.getByRole('link', { name: 'Cinta' })).toBeVisible()
  await user.click(last.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
