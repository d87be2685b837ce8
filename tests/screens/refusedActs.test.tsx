import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Caja | Cajas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text' },
    TIPO: { kind: 'choice', label: 'Tipo', options: { A: 'Abierta', C: 'Cerrada' } },
  },
  access: {
    admin: 'all',
    salesAgent: { read: true, update: { TIPO: 'A' }, delete: { TIPO: 'A' } },
  },
})
const server = useServer({ catalogue: aCatalogue(boxes) })
afterEach(cleanup)

const reason = 'Ahora no es posible en este registro: debe tener Tipo: Abierta'
const boxOf = async (TIPO: string) => {
  const boss = await server.as('10')
  const { body } = await boss.post('/hanadb/api/boxes', { NOMBRE: 'Roja', TIPO })
  return `/dashboard/boxes/${body.ID}`
}

test('a button that a record refuses stands there with its reason', async () => {
  const path = await boxOf('C')
  await renderApp(server, { as: '7', path: `${path}/show` })
  const user = userEvent.setup()
  for (const name of ['Editar', 'Eliminar']) {
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(reason)
    await user.click(button)
    expect(await screen.findByRole('tooltip', { name: reason })).toBeVisible()
    await user.unhover(button)
  }
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a record that may be changed has its buttons, and no reason', async () => {
  await renderApp(server, { as: '7', path: `${await boxOf('A')}/show` })
  expect(await screen.findByRole('link', { name: 'Editar' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Eliminar' })).toBeEnabled()
  expect(screen.queryByText(reason)).toBeNull()
})

test('a form asked for by its address says whose record it is', async () => {
  await renderApp(server, { as: '7', path: await boxOf('C') })
  expect(await screen.findByText(reason)).toBeVisible()
})
