import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const shops = defineResource({
  name: 'shops',
  table: 'LOCAL',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Local | Locales',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true, search: true },
  },
  access: { admin: 'all' },
})
const shop = { kind: 'reference', resource: 'shops', label: 'Local', filter: true } as const
const shelves = defineResource({
  name: 'shelves',
  table: 'ESTANTE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Estante | Estantes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', label: 'Nombre', required: true },
    LOCAL: shop,
  },
  access: { admin: 'all' },
})
const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'ID',
  label: 'Caja | Cajas',
  fields: {
    ID: { kind: 'id' },
    LOCAL: shop,
    ESTANTE: {
      kind: 'reference',
      resource: 'shelves',
      label: 'Estante',
      filterOptions: {
        match: { LOCAL: { field: 'LOCAL' } },
        message: { es: 'El estante es de otro local' },
      },
    },
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(shops, shelves, boxes) })
afterEach(cleanup)

test('what was chosen goes, and says why, once another field leaves it out', async () => {
  const boss = await server.as('10')
  for (const NOMBRE of ['Centro', 'Norte']) {
    const { body } = await boss.post('/hanadb/api/shops', { NOMBRE })
    await boss.post('/hanadb/api/shelves', { NOMBRE: `Estante ${NOMBRE}`, LOCAL: body.ID })
  }
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: '/dashboard/boxes/create' })
  const pick = async (label: string, name: string) => {
    await user.click(await screen.findByLabelText(label))
    await user.click(await screen.findByRole('option', { name }))
  }
  await pick('Estante', 'Estante Centro')
  await pick('Local', 'Centro')
  const shows = (label: string, name: string) =>
    waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(name))
  await shows('Local', 'Centro')
  await shows('Estante', 'Estante Centro')
  await pick('Local', 'Norte')
  expect(await screen.findByText('El estante es de otro local')).toBeVisible()
  expect(screen.getByLabelText('Estante')).toHaveValue('')
  await pick('Estante', 'Estante Norte')
  await shows('Estante', 'Estante Norte')
})

test('an option stays the same while the search for what is typed begins and answers', async () => {
  const boss = await server.as('10')
  for (const NOMBRE of ['Quito', 'Loja']) await boss.post('/hanadb/api/shops', { NOMBRE })
  const user = userEvent.setup()
  await renderApp(server, { as: boss, path: '/dashboard/boxes/create' })
  const input = await screen.findByLabelText('Local')
  await user.click(input)
  const option = await screen.findByRole('option', { name: 'Quito' })
  await user.keyboard('qui')
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Loja' })).toBeNull())
  expect(option).toBeInTheDocument()
  await user.click(option)
  await waitFor(() => expect(input).toHaveValue('Quito'))
})
