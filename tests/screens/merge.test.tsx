import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { allAnswered, renderApp } from './renderApp'

// Loaded before the first test, which would wait for it.
await Promise.all([
  import('../../src/resources/form/merging/MergeDialog'),
  import('../../src/resources/form/merging/meet'),
])

const server = useServer({ catalogue })
const path = '/hanadb/api/things/902'
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Guardar' }))

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(async () => {
  await server.insert('makers', { ID: 901, NOMBRE: 'Samsung' })
  await server.insert('things', {
    ID: 902,
    NOMBRE: 'Cargador',
    FABRICANTE: 901,
    ESTADO: 'A',
    PRECIO: 500,
  })
})

/** Ana saves the record while it is open elsewhere. */
async function changeAsAna(changes: object) {
  const ana = await server.as('10', { DISPLAYNAME: 'Ana Ruiz' })
  const { headers } = await ana.get(path)
  const answer = await ana.put(path, changes, { 'if-match': headers.get('etag') ?? '' })
  expect(answer.status).toBe(200)
  return ana
}

async function openForm(): Promise<{ user: UserEvent; me: Client }> {
  const me = await server.as('10')
  await renderApp(server, { path: '/dashboard/things/902', as: me })
  await screen.findByLabelText(/^Nombre/)
  return { user: userEvent.setup(), me }
}

async function retype(user: UserEvent, label: RegExp | string, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), text)
}

test('what two people changed in different fields is saved together, and told', async () => {
  expectConsoleError(/status: 412/)
  const { user, me } = await openForm()
  await changeAsAna({ PRECIO: 6 })
  await retype(user, /^Nombre/, 'Otro')
  await save(user)
  expect(
    await screen.findByText(/^Guardado junto con los cambios de Ana Ruiz: Precio/),
  ).toBeVisible()
  expect((await me.get(path)).body).toMatchObject({ NOMBRE: 'Otro', PRECIO: 6, _VERSION: 3 })
})

test('rows that two people changed come together too, and only what changed is sent', async () => {
  expectConsoleError(/status: 412/)
  const { user, me } = await openForm()
  await changeAsAna({ LINEAS: [{ CANTIDAD: 2, VALOR: 1 }] })
  await user.click(await screen.findByRole('button', { name: 'Agregar línea' }))
  await user.type(screen.getByLabelText('Cantidad'), '3')
  await save(user)
  await screen.findByText(/^Guardado junto con los cambios de Ana Ruiz/)
  const { body } = await me.get(path)
  expect(body.LINEAS).toMatchObject([{ CANTIDAD: 2 }, { CANTIDAD: 3 }])
  const { body: answer } = await me.get(`${path}/history`)
  expect(Object.keys(answer.history?.[0]?.changes ?? {}).sort()).toEqual(['LINEAS'])
})

test('the same field changed by two is asked for: mine, theirs and what it was', async () => {
  expectConsoleError(/status: 412/)
  const { user, me } = await openForm()
  await changeAsAna({ NOMBRE: 'De Ana', PRECIO: 6, MOTIVO: null })
  await retype(user, /^Nombre/, 'Mío')
  await retype(user, 'Precio', '7')
  await save(user)
  const dialog = await screen.findByRole('dialog', { name: 'Alguien modificó este registro' })
  const name = within(dialog).getByRole('group', { name: 'Nombre' })
  expect(name).toHaveTextContent('Cargador')
  expect(within(name).getByLabelText(/^Mi valor/).parentElement?.parentElement).toHaveTextContent(
    'Mío',
  )
  const confirm = within(dialog).getByRole('button', { name: 'Guardar' })
  expect(confirm).toBeDisabled()
  await user.click(within(name).getByLabelText(/^Mi valor/))
  expect(within(dialog).getByRole('status')).toHaveTextContent('Falta 1 por elegir')
  const price = within(dialog).getByRole('group', { name: 'Precio' })
  await user.click(within(price).getByLabelText(/^Valor actual/))
  await user.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'Mío' })).toBeVisible()
  expect((await me.get(path)).body).toMatchObject({ NOMBRE: 'Mío', PRECIO: 6 })
})

test('whoever closes the question keeps what they typed, and is asked again', async () => {
  expectConsoleError(/status: 412/)
  const { user } = await openForm()
  await changeAsAna({ NOMBRE: 'De Ana' })
  await retype(user, /^Nombre/, 'Mío')
  await save(user)
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Mío')
  await user.click(await screen.findByRole('button', { name: 'Elegir' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('of a record that was deleted a save learns by whom, and what was typed stays', async () => {
  expectConsoleError(/status: 404/)
  const me = await server.as('10')
  await renderApp(server, { path: '/dashboard/things/902', as: me })
  const user = userEvent.setup()
  await screen.findByLabelText(/^Nombre/)
  await retype(user, /^Nombre/, 'Mío')
  const ana = await server.as('10', { DISPLAYNAME: 'Ana Ruiz' })
  const { headers } = await ana.get(path)
  await ana.delete(path, { 'if-match': headers.get('etag') ?? '' })
  await save(user)
  expect(await screen.findByText('Eliminado por Ana Ruiz')).toBeVisible()
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Mío')
})

test('a form that met nobody says that it waits, and is saved by itself when the server is back', async () => {
  const me = await server.as('10')
  const backend = await renderApp(server, { path: '/dashboard/things/902', as: me })
  const user = userEvent.setup()
  await screen.findByLabelText(/^Nombre/)
  await retype(user, /^Nombre/, 'Mío')
  const reached = server.app.fetch
  const away = vi.spyOn(server.app, 'fetch').mockRejectedValue(new Error('nobody there'))
  expectConsoleError(/status: 0/)
  await save(user)
  expect((await screen.findAllByText('En espera de conexión')).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  away.mockImplementation(reached)
  await waitFor(async () => expect((await me.get(path)).body).toMatchObject({ NOMBRE: 'Mío' }))
  expect(backend.connection.view()).toBe('fine')
})

test('a record that is gone says so, and what was typed stays to be copied', async () => {
  expectConsoleError(/status: 404/)
  const { user, me } = await openForm()
  const { headers } = await me.get(path)
  await me.delete(path, { 'if-match': headers.get('etag') ?? '' })
  await retype(user, /^Nombre/, 'Mío')
  await retype(user, 'Precio', '7')
  await save(user)
  expect(await screen.findByText('Este registro ya no existe')).toBeVisible()
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Mío')
  await user.click(screen.getByRole('button', { name: 'Copiar mis cambios' }))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('Nombre: Mío\nPrecio: $7,00'),
  )
})

test('a save whose answer was lost is nobody else’s change, and its new row is saved once', async () => {
  expectConsoleError(/./)
  const me = await server.as('10')
  const { live } = await renderApp(server, { path: '/dashboard/things/902', as: me })
  await screen.findByLabelText(/^Nombre/)
  const user = userEvent.setup()
  await retype(user, /^Nombre/, 'Otro')
  await user.click(screen.getByRole('button', { name: 'Agregar línea' }))
  await user.type(screen.getByRole('textbox', { name: /^Cantidad/ }), '2')
  const { fetch } = server.app
  server.app.fetch = async (request, ...rest) => {
    const answer = await fetch(request, ...rest)
    if (request.method === 'PUT') throw new TypeError('Failed to fetch')
    return answer
  }
  await save(user)
  await waitFor(async () => expect((await me.get(path)).body._VERSION).toBe(2))
  await screen.findByText(/^El servidor no responde/)
  server.app.fetch = fetch
  act(() => live.tell([{ resource: 'things', id: '902', version: 2, mine: true }]))
  await allAnswered()
  expect(screen.queryByText('Alguien modificó este registro')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Guardado')).toBeVisible()
  expect((await me.get(path)).body).toMatchObject({
    ...{ NOMBRE: 'Otro', _VERSION: 2, LINEAS: [{ CANTIDAD: 2 }] },
  })
})
