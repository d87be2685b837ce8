import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './flowSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })

afterEach(cleanup)

test('a step of many records: asked once, reviewed by record, and taken by those that can', async () => {
  const row = (ID: number, NOMBRE: string, ESTADO: number) => ({ ID, NOMBRE, ESTADO, MONTO: 100 })
  await server.insert('requests', row(901, 'Alfa', 1), row(902, 'Beta', 1), row(903, 'Gama', 2))
  const user = userEvent.setup()
  const boss = await server.as('10')
  await renderApp(server, { path: '/dashboard/requests', as: boss })
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }))
  await user.click(await screen.findByRole('button', { name: 'Ejecutar un paso' }))
  const choice = await screen.findByRole('dialog')
  await user.click(within(choice).getByRole('button', { name: /^Rechazar/ }))
  await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'caro')
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  const review = await screen.findByRole('dialog', { name: 'Revisar los cambios' })
  expect(await within(review).findByText('Alfa')).toBeVisible()
  expect(within(review).getByText('Beta')).toBeVisible()
  expect(within(review).queryByText('Gama')).toBeNull()
  await user.click(within(review).getByRole('button', { name: 'Aplicar 2 cambios' }))
  const states = async () =>
    (
      (await boss.get('/hanadb/api/requests')).body.data as unknown as {
        ESTADO: number
        MOTIVO: string | null
      }[]
    ).map(({ ESTADO, MOTIVO }) => [ESTADO, MOTIVO])
  await waitFor(async () =>
    expect(await states()).toEqual([
      [3, 'caro'],
      [3, 'caro'],
      [2, null],
    ]),
  )
})
