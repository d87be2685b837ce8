import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const loans = defineResource({
  name: 'loans',
  table: 'PRESTAMO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Préstamo | Préstamos',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true },
    MONTO: { kind: 'money', label: 'Monto' },
    CIERRE: { kind: 'text', label: 'Cierre' },
  },
  form: {
    layout: 'steps',
    sections: [
      { id: 'who', label: 'Quién', fields: ['NOMBRE'] },
      { id: 'sum', label: 'Cuánto', fields: ['MONTO'] },
      { id: 'past', label: 'Lo hecho', component: 'history' },
      { id: 'end', label: 'Final', fields: 'others', visibleWhen: { ID: { empty: false } } },
    ],
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(loans) })
afterEach(cleanup)
const button = (name: string) => screen.findByRole('button', { name })

test('a step that comes once saved is told from the start, and is where one goes on', async () => {
  const boss = await server.as('10')
  await renderApp(server, { as: boss, path: '/dashboard/loans/create' })
  const user = userEvent.setup()
  expect(await button('Lo hecho')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Final' })).toBeNull()
  await user.type(await screen.findByLabelText(/^Nombre/), 'Uno')
  await user.click(await button('Siguiente'))
  await screen.findByLabelText(/^Monto/)
  expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull()
  await user.click(await button('Guardar y seguir: Lo hecho'))
  const tab = await screen.findByRole('tab', { name: 'Lo hecho' })
  expect(tab).toHaveAttribute('aria-selected', 'true')
  await screen.findByRole('tab', { name: 'Final' })
})
