import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const cases = defineResource({
  name: 'cases',
  table: 'CASO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caso | Casos',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true },
    CIUDAD: { kind: 'text', label: 'Ciudad', max: 10 },
    MONTO: { kind: 'money', label: 'Monto', min: 1 },
    NOTA: { kind: 'text', label: 'Nota', required: true },
  },
  form: { layout: 'steps', sections: [{ id: 'all', fields: 'others' }] },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(cases) })
afterEach(cleanup)

async function open() {
  const boss = await server.as('10')
  const created = { NOMBRE: 'Uno', CIUDAD: 'Cuenca', MONTO: 5, NOTA: 'x' }
  const { body } = await boss.post('/hanadb/api/cases', created)
  await server.db.write.updateTable('CASO').set({ NOTA: null }).execute()
  await renderApp(server, { as: boss, path: `/dashboard/cases/${body.ID}` })
  await screen.findByLabelText(/^Nombre/)
  return { boss, user: userEvent.setup(), path: `/hanadb/api/cases/${body.ID}` }
}
const update = (name: string) => screen.findByRole('button', { name: `Actualizar: ${name}` })

test('a field is saved alone, while others are missing or still being typed', async () => {
  const { boss, user, path } = await open()
  expect(await screen.findAllByText('Guardado')).toHaveLength(3)
  expect(screen.getByText('Falta')).toBeVisible()
  const town = screen.getByLabelText('Ciudad')
  await user.clear(screen.getByLabelText('Monto'))
  await user.type(screen.getByLabelText('Monto'), '7')
  await user.clear(town)
  await user.type(town, 'Loja')
  await user.click(await update('Ciudad'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /: Ciudad/ })).toBeNull())
  expect((await boss.get(path)).body).toMatchObject({ CIUDAD: 'Loja', MONTO: 5, NOTA: null })
  expect(screen.getByLabelText('Monto')).toHaveValue('7,00')
  await user.click(await update('Monto'))
  await waitFor(async () => expect((await boss.get(path)).body).toMatchObject({ MONTO: 7 }))
})

test('what is wrong in a field is told there and not saved', async () => {
  const { boss, user, path } = await open()
  const town = screen.getByLabelText('Ciudad')
  await user.type(town, ' de los cuatro ríos')
  await user.click(await update('Ciudad'))
  await waitFor(() => expect(town).toBeInvalid())
  expect((await boss.get(path)).body).toMatchObject({ CIUDAD: 'Cuenca', _VERSION: 1 })
})
