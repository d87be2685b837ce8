import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '../failOnConsole'
import { memoryBox } from '../providers/memoryBox'
import type { Client } from '../server/client'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

// Loaded before the first test, which would wait for it.
await Promise.all([
  import('../../src/resources/form/merging/MergeDialog'),
  import('../../src/resources/form/drafts/DraftBar'),
])

const server = useServer({ catalogue })
const path = '/hanadb/api/things/902'
let box = memoryBox()

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(cleanup)

beforeEach(async () => {
  box = memoryBox()
  await server.insert('things', { ID: 902, NOMBRE: 'Cargador', ESTADO: 'A', PRECIO: 500 })
})

async function open(as: Client, address = '/dashboard/things/902') {
  await renderApp(server, { path: address, as, draftBox: box })
  await screen.findByLabelText(/^Nombre/)
  return userEvent.setup()
}

/** Types into the record's form and leaves it unsaved, as after a crash. */
async function leaveDraft(as: Client) {
  const user = await open(as)
  await user.clear(screen.getByLabelText(/^Nombre/))
  await user.type(screen.getByLabelText(/^Nombre/), 'Cable')
  await screen.findByText(/borrador de las \d\d:\d\d/)
  cleanup()
}

test('a draft taken up when the record moved is put on top of it, and what others did is told', async () => {
  const me = await server.as('10')
  await leaveDraft(me)
  const ana = await server.as('10', { DISPLAYNAME: 'Ana Ruiz' })
  const { headers } = await ana.get(path)
  await ana.put(path, { NOMBRE: 'De Ana' }, { 'if-match': headers.get('etag') ?? '' })

  const user = await open(me)
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Alguien modificó este registro' })
  await user.click(within(dialog).getByLabelText(/^Mi valor/))
  await user.click(within(dialog).getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Cable'))
  expect((await me.get(path)).body).toMatchObject({ NOMBRE: 'De Ana' })
})

test('a draft is nobody else’s, and gone once it is discarded', async () => {
  const [me, other] = [await server.as('10'), await server.as('10')]
  await leaveDraft(me)
  await open(other)
  expect(screen.queryByText('¿Continuar donde lo dejó?')).toBeNull()
  cleanup()
  const user = await open(me)
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(async () => expect(await box.keys()).toEqual([]))
})

test('what was typed of a record made on the way is offered again, there and on its own page', async () => {
  const me = await server.as('10')
  const user = await open(me)
  const make = async () => {
    await user.click(screen.getByRole('combobox', { name: 'Fabricante' }))
    await user.click(await screen.findByRole('option', { name: /^Crear/ }))
    return within(await screen.findByRole('dialog', { name: 'Crear fabricante' }))
  }
  const first = await make()
  await user.type(await first.findByLabelText(/^Nombre/), 'Andina')
  await user.click(first.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const again = await make()
  await user.click(await again.findByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(again.getByLabelText(/^Nombre/)).toHaveValue('Andina'))
  await user.click(again.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () => expect(await box.keys()).toEqual([]))
})

test('a closed form whose save failed is saved from the outbox, as it was begun and only once', async () => {
  expectConsoleError(/507/)
  const me = await server.as('10')
  const sendRequest = server.app.fetch
  let fails = true
  const isSave = ({ method, url }: Request) => method === 'POST' && url.endsWith('/things')
  vi.spyOn(server.app, 'fetch').mockImplementation((request, ...rest) =>
    fails && isSave(request)
      ? Response.json({ message: 'Ocupado' }, { status: 507 })
      : sendRequest(request, ...rest),
  )
  const user = await open(me, '/dashboard/things/create?PRECIO=70')
  await user.type(screen.getByLabelText(/^Nombre/), 'Cable')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  const chip = await screen.findByRole('button', { name: 'Trabajo sin guardar: 1' })
  await user.click(screen.getByRole('link', { name: 'Inicio' }))
  await user.click(await screen.findByRole('button', { name: 'Salir y conservar el borrador' }))
  await waitFor(() => expect(screen.queryByLabelText(/^Nombre/)).toBeNull())
  fails = false
  await user.click(chip)
  await user.click(await screen.findByRole('button', { name: /^Reintentar/ }))
  await screen.findByRole('heading', { level: 1, name: 'Cable' })
  await waitFor(async () => expect(await box.keys()).toEqual([]))
  const saved = (await me.get('/hanadb/api/things?sort=["NOMBRE","ASC"]')).body.data
  expect(saved).toMatchObject([{ NOMBRE: 'Cable', PRECIO: 70 }, { NOMBRE: 'Cargador' }])
})
