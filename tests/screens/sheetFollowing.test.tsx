import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const offers = defineResource({
  name: 'offers',
  table: 'OFERTA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Oferta | Ofertas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    PRECIO: { kind: 'money', label: 'Precio' },
    CANTIDAD: { kind: 'integer', label: 'Cantidad' },
    SUBTOTAL: { kind: 'computed', label: 'Subtotal', formula: { mul: ['PRECIO', 'CANTIDAD'] } },
    TOTAL: { kind: 'computed', label: 'Total', formula: { mul: ['SUBTOTAL', 1.15] } },
    CLASE: {
      kind: 'text',
      label: 'Clase',
      derive: [{ when: { TOTAL: { gte: 100 } }, value: 'Grande' }, { value: 'Menor' }],
    },
  },
  list: { columns: ['NOMBRE', 'PRECIO', 'CANTIDAD', 'TOTAL', 'CLASE'], sort: 'NOMBRE' },
  access: { admin: 'all' },
})

const server = useServer({ catalogue: aCatalogue(offers) })

afterEach(cleanup)

test('calculated cells of a row follow its edited cells at once, and stay at errors', async () => {
  const user = userEvent.setup()
  const boss = await server.as('10')
  await boss.post('/hanadb/api/offers', { NOMBRE: 'Funda', PRECIO: 10, CANTIDAD: 2 })
  await renderApp(server, { path: '/dashboard/offers', as: boss })
  await screen.findByRole('link', { name: 'Funda' })
  await user.click(await screen.findByRole('button', { name: 'Editar en cuadrícula' }))
  const grid = await screen.findByRole('grid')
  const row = within(grid).getAllByRole('row').at(-1) as HTMLElement
  const cells = () => within(row).getAllByRole('gridcell')
  expect(cells()[3]).toHaveTextContent('$23,00')
  expect(cells()[4]).toHaveTextContent('Menor')

  await user.click(cells()[1] as HTMLElement)
  await user.keyboard('50{Enter}')
  expect(cells()[3]).toHaveTextContent('$115,00')
  expect(cells()[4]).toHaveTextContent('Grande')
  expect(screen.getByRole('button', { name: 'Revisar (1)' })).toBeVisible()

  await user.click(cells()[2] as HTMLElement)
  await user.keyboard('muchos{Enter}')
  expect(cells()[3]).toHaveTextContent('$115,00')
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  expect(cells()[3]).toHaveTextContent('$23,00')
})
