import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()
const ACME = '0190000000001'

afterEach(cleanup)

test('a customer who is there already is told under the field that says so, one click away', async () => {
  const user = userEvent.setup()
  await server.insert('clients', {
    ...{ ID: 'CL0102030405', RUC: '0102030405', Cliente: 'Comercial Andina', Tipo: 106 },
    ...{ EMPRESA: ACME, Celular: '0991111111', Ciudad: 'Cuenca' },
  })
  await renderApp(server, {
    path: '/dashboard/e-commerce/CreateClient',
    as: '10',
    user: { EMPRESA: ACME, EMPRESAS: [ACME] },
  })
  await user.type(await screen.findByLabelText(/^Celular/), '099 111 1111')
  const link = await screen.findByRole('link', { name: /Comercial Andina/ })
  const note = link.closest('[role=status]') as HTMLElement
  expect(note).toHaveTextContent(/Ya está registrado:.*CL0102030405.*Mayoristas.*Cuenca/)
  expect(link).toHaveAttribute('href', '/dashboard/clients/CL0102030405/show')
  expect(link).toHaveAttribute('target', '_blank')
  await user.type(screen.getByLabelText(/^Razón social/), 'Comercial Andinas')
  expect(await screen.findByText('Posible duplicado:')).toBeVisible()
  await user.type(screen.getByLabelText(/^Celular/), '2')
  await waitFor(() => expect(within(note).queryByRole('link')).toBeNull())
})
