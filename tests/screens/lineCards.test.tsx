import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnySchema } from '../../src/model/schema'
import { renderFields } from './fieldsFrame'

afterEach(() => vi.unstubAllGlobals())

const texts = Object.fromEntries(
  ['A', 'B', 'C', 'D'].map(name => [name, { kind: 'text', label: name }] as const),
)
const lines = {
  PRODUCTO: { kind: 'text', label: 'Producto', required: true },
  CANTIDAD: { kind: 'integer', label: 'Cantidad', default: 1 },
  ...texts,
  TOTAL: { kind: 'computed', label: 'Total', formula: { mul: ['CANTIDAD', 2] } },
} as const
const orders = {
  name: 'pedidos',
  table: 'PEDIDO',
  key: 'CLAVE',
  title: 'CLAVE',
  label: 'Pedido | Pedidos',
  fields: {
    CLAVE: { kind: 'id' },
    LINEAS: {
      kind: 'lines',
      label: 'Líneas',
      fields: lines,
    },
  },
  access: { admin: 'all' },
} as const satisfies AnySchema

const onScreen = (width: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes(width), media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    ...{ addListener: () => undefined, removeListener: () => undefined },
  }))
const costly = {
  schemas: [
    {
      ...orders,
      fields: {
        ...orders.fields,
        LINEAS: {
          ...orders.fields.LINEAS,
          fields: { ...lines, COSTO: { kind: 'money', label: 'Costo', readOnly: true } },
        },
      },
    },
  ],
  record: { LINEAS: [{ PRODUCTO: 'Cable', CANTIDAD: 3, COSTO: 4 }] },
}

test('a new card says no computed number before its first field has a value', async () => {
  const user = userEvent.setup()
  await renderFields({ schemas: [orders], record: { LINEAS: [] } })
  await user.click(await screen.findByRole('button', { name: 'Agregar línea' }))
  expect(await screen.findByLabelText('Cantidad')).toHaveValue('1')
  expect(screen.queryByText('Total')).toBeNull()
  expect(screen.getByText('Producto *')).toBeVisible()
  await user.type(screen.getByLabelText('Producto'), 'Cable')
  expect(await screen.findByText('Total')).toBeVisible()
})

test('many columns are a table on a desktop: an input each, and what nobody types below the first one', async () => {
  onScreen('min-width')
  await renderFields(costly)
  const table = within(await screen.findByRole('table', { name: 'Líneas' }))
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(0, 2)).toEqual(['Producto\u00a0*', 'Cantidad'])
  expect(heads.at(-1)).toBe('Total')
  const [first] = table.getAllByRole('cell', { name: /Costo/ })
  expect(first).toContainElement(table.getByLabelText('Producto'))
  expect(heads).not.toContain('Costo')
})

test('a card on a phone folds what nobody types', async () => {
  onScreen('max-width: 599')
  await renderFields(costly)
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByLabelText('Producto')).toBeVisible()
  expect(card.getByText('Total')).toBeVisible()
  expect(card.getByText('Costo')).not.toBeVisible()
  await userEvent.click(card.getByText('Más'))
  expect(card.getByText('Costo')).toBeVisible()
})
