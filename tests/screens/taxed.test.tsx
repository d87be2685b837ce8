import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AnySchema } from '../../src/model/schema'
import { renderFields } from './fieldsFrame'

const sales = {
  name: 'ventas',
  table: 'VENTA',
  key: 'CLAVE',
  title: 'CLAVE',
  label: 'Venta | Ventas',
  fields: {
    CLAVE: { kind: 'id' },
    PRECIO: { kind: 'money', label: 'Precio', input: 'taxed' },
  },
  access: { admin: 'all' },
} as const satisfies AnySchema

test('a price typed with IVA fills the net one, and what is no price leaves it alone', async () => {
  const user = userEvent.setup()
  const { submitted } = await renderFields({ schemas: [sales], record: { PRECIO: 100 } })
  const net = await screen.findByLabelText('Precio')
  const gross = screen.getByLabelText('Con IVA: Precio')
  expect(gross).toHaveValue('115,00')
  await user.clear(gross)
  expect(net).toHaveValue('100,00')
  await user.type(gross, '69')
  expect(net).toHaveValue('60,00')
  await user.clear(net)
  await user.type(net, '10')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(submitted).toMatchObject([{ PRECIO: 10 }]))
  expect(gross).toHaveValue('11,50')
})
