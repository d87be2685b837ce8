import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
const path = '/dashboard/things'

afterEach(cleanup)

beforeEach(async () => {
  await server.insert(
    'things',
    { ID: 901, NOMBRE: 'Batería', ESTADO: 'A', PRECIO: 123450 },
    { ID: 902, NOMBRE: 'Cargador', ESTADO: 'A', PRECIO: 2000 },
    { ID: 903, NOMBRE: 'Funda', ESTADO: 'A', PRECIO: 300 },
  )
})

const prices = async (user: Awaited<ReturnType<typeof server.as>>) =>
  ((await user.get('/hanadb/api/things')).body.data as unknown as { PRECIO: number }[]).map(
    ({ PRECIO }) => PRECIO,
  )
const ready = async (name: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())

test('one value for many records: reviewed, applied, and undone as one', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10')
  await renderApp(server, { path, as: boss })
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }))
  await user.click(await screen.findByRole('button', { name: 'Cambiar un campo' }))
  await user.click(await screen.findByRole('combobox', { name: 'Campo por cambiar' }))
  await user.click(await screen.findByRole('option', { name: 'Precio' }))
  await ready('Revisar')
  expect(screen.getByLabelText('Precio')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  expect(await screen.findByText(/Ingrese un valor/)).toBeVisible()
  await user.type(screen.getByLabelText('Precio'), '1.500,50')
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  const review = await screen.findByRole('dialog', { name: 'Revisar los cambios' })
  expect(await within(review).findByText('3 por cambiar.')).toBeVisible()
  expect(
    within(review).getByText(/3 registros con cambios en datos sensibles \(Precio\)/),
  ).toBeVisible()
  expect(within(review).getByText('$1.234,50')).toBeVisible()
  expect(await prices(boss)).toEqual([1234.5, 20, 3])
  await user.click(within(review).getByRole('button', { name: 'Aplicar 3 cambios' }))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await prices(boss)).toEqual([1234.5, 20, 3]))
  expect((await boss.get('/hanadb/api/things/901')).body._VERSION).toBe(3)
})

test('errors stand in the review by record, and the fine ones can go alone', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10')
  await boss.put('/hanadb/api/things/902', { ESTADO: 'C', MOTIVO: 'x' }, { 'if-match': '1' })
  await renderApp(server, { path, as: boss })
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar todo' }))
  await user.click(await screen.findByRole('button', { name: 'Cambiar un campo' }))
  await user.click(await screen.findByRole('combobox', { name: 'Campo por cambiar' }))
  await user.click(await screen.findByRole('option', { name: 'Motivo' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Dejar este campo vacío' }))
  await user.click(screen.getByRole('combobox', { name: 'Campo por cambiar' }))
  await user.click(await screen.findByRole('option', { name: 'Precio' }))
  await user.type(await screen.findByLabelText('Precio'), '7')
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  const review = await screen.findByRole('dialog', { name: 'Revisar los cambios' })
  expect(await within(review).findByText('Motivo: Campo obligatorio')).toBeVisible()
  await ready('Aplicar solo 2 cambios correctos')
  await user.click(within(review).getByRole('button', { name: 'Aplicar solo 2 cambios correctos' }))
  await waitFor(async () => expect(await prices(boss)).toEqual([7, 20, 7]))
})

test('who may not change records is not offered to', async () => {
  await renderApp(server, { path, as: '7' })
  await screen.findByRole('link', { name: 'Batería' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})
