import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AnySchema } from '../../src/model/schema'
import { renderFields } from './fieldsFrame'

const texts = Object.fromEntries(
  ['A', 'B', 'C', 'D'].map(name => [name, { kind: 'text', label: name }] as const),
)
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
      fields: {
        PRODUCTO: { kind: 'text', label: 'Producto', required: true },
        CANTIDAD: { kind: 'integer', label: 'Cantidad', default: 1 },
        ...texts,
        TOTAL: { kind: 'computed', label: 'Total', formula: { mul: ['CANTIDAD', 2] } },
      },
    },
  },
  access: { admin: 'all' },
} as const satisfies AnySchema

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
