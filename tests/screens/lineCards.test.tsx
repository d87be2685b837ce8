import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderFields } from './fieldsFrame'
import { ordersWith } from './lineOrders'
import { onScreen } from './onScreen'

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
const orders = ordersWith(lines)
const costly = {
  schemas: [ordersWith({ ...lines, COSTO: { kind: 'money', label: 'Costo', readOnly: true } })],
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

test('many columns with an address among them are cards on a desktop too, where it has its width', async () => {
  onScreen('min-width')
  const address = { kind: 'text', label: 'Dirección', required: true } as const
  const schemas = [ordersWith({ ...lines, D: address })]
  await renderFields({ schemas, record: { LINEAS: [{ PRODUCTO: 'Cable' }] } })
  expect(within(await screen.findByRole('listitem')).getByLabelText(/^Dirección/)).toBeVisible()
  expect(screen.queryByRole('table', { name: 'Líneas' })).toBeNull()
})

test('a card on a phone folds what nobody types', async () => {
  onScreen('max-width: 599')
  await renderFields(costly)
  const card = within(await screen.findByRole('listitem'))
  await userEvent.click(card.getByText('Cable'))
  expect(card.getByLabelText('Producto')).toBeVisible()
  expect(card.getByText('Total')).toBeVisible()
  expect(card.getByText('Costo')).not.toBeVisible()
  await userEvent.click(card.getByText('Más'))
  expect(card.getByText('Costo')).toBeVisible()
})

test('on a phone a line says what, how many and how much, opens on a tap and closes for the next one', async () => {
  onScreen('max-width: 599')
  const user = userEvent.setup()
  await renderFields({
    ...costly,
    schemas: [orders],
    record: { LINEAS: [{ PRODUCTO: 'Cable', CANTIDAD: 3 }] },
  })
  const [first] = await screen.findAllByRole('listitem')
  expect(first?.querySelector('summary')).toHaveTextContent('1 CableCantidad 3 · Total $6,00')
  expect(screen.getByLabelText('Cantidad')).not.toBeVisible()
  await user.click(screen.getByText('Cable'))
  expect(screen.getByLabelText('Cantidad')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Agregar línea' }))
  const [, added] = screen.getAllByRole('listitem')
  expect(within(added as HTMLElement).getByLabelText('Producto')).toBeVisible()
  expect(within(first as HTMLElement).getByLabelText('Producto')).not.toBeVisible()
})
