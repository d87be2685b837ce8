import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things/create'

afterEach(cleanup)

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Plantillas' }))
  return within(await screen.findByRole('dialog', { name: 'Plantillas' }))
}

test('what is filled in becomes a template, from which the next record begins', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10')
  await renderApp(server, { path, as: boss })
  await user.type(await screen.findByLabelText(/^Nombre/), 'Cargador')
  const dialog = await open(user)
  await user.type(
    await dialog.findByLabelText('Guardar estos datos como plantilla'),
    'Cables{Enter}',
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await boss.get('/hanadb/api/things')).body.data).toEqual([])
  cleanup()

  localStorage.clear()
  await renderApp(server, { path, as: boss })
  expect(await screen.findByLabelText(/^Nombre/)).toHaveValue('')
  await user.click(await (await open(user)).findByRole('button', { name: 'Cables' }))
  await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Cargador'))
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(async () =>
    expect((await boss.get('/hanadb/api/things')).body.data).toMatchObject([
      { NOMBRE: 'Cargador' },
    ]),
  )
  cleanup()

  // The list of views leaves templates out.
  await renderApp(server, { path: '/dashboard/things', as: boss })
  await user.click(await screen.findByRole('button', { name: 'Vistas' }))
  await screen.findByLabelText('Guardar como vista nueva')
  expect(screen.queryByRole('button', { name: 'Cables' })).toBeNull()
})

test('an empty field that is left for the templates is not marked', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path, as: await server.as('10') })
  await user.click(await screen.findByLabelText(/^Nombre/))
  await open(user)
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0))
})
