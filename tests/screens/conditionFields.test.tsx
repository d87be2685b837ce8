import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()

test('what is called exactly as typed is offered before what only contains it', async () => {
  const user = userEvent.setup()
  await renderApp(server, { path: '/dashboard/clients', as: '10' })
  await user.click(await screen.findByRole('button', { name: 'Filtros' }))
  await user.type(await screen.findByRole('combobox', { name: 'Elija un campo' }), 'pedidos')
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered[0]).toBe('Pedidos')
  expect(offered).toContain('Pedidos abiertos')
})

test('a condition names the field that it compares with, and another can be chosen', async () => {
  const user = userEvent.setup()
  const filter = encodeURIComponent(JSON.stringify({ Balance: { gt: { field: 'CreditLine' } } }))
  await renderApp(server, { path: `/dashboard/clients?filter=${filter}`, as: '10' })
  expect(await screen.findByText('> Límite de crédito')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Filtros/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  const other = await dialog.findByDisplayValue('Límite de crédito')
  await user.selectOptions(other, 'Cupo')
  expect(await screen.findByText('> Cupo')).toBeVisible()
})
