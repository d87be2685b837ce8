import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { ACME } from '../server/world'
import { renderApp } from './renderApp'

const server = useServer()
const brand = (CODIGO: string, NOMBRE: string) => ({ CODIGO, NOMBRE, EMPRESA: ACME })

test('a list offers what others did instead of jumping, and shows it when asked', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  await server.insert('brands', brand('N', 'Nokia'))
  const { live } = await renderApp(server, { path: '/dashboard/brands', as: boss })
  await screen.findByText('Nokia')
  await server.insert('brands', brand('K', 'Kondor'))
  const change = { resource: 'brands', id: 'K', version: 1 }
  act(() => live.tell([{ ...change, id: 'N', mine: true }]))
  expect(screen.queryByRole('button', { name: /Registros nuevos/ })).toBeNull()
  act(() => live.tell([change, { ...change, resource: 'categories' }]))
  expect(screen.queryByText('Kondor')).toBeNull()
  await userEvent.click(
    screen.getByRole('button', { name: 'Registros nuevos o modificados: 1 · Mostrar' }),
  )
  await screen.findByText('Kondor')
  expect(screen.queryByRole('button', { name: /Registros nuevos/ })).toBeNull()
})
