import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShownValue } from '../../src/fields/registry/ShownValue'
import { createCatalogue } from '../../src/model/check/catalogue'
import { inFrame } from './fieldsFrame'
import { ordersWith } from './lineOrders'
import { onScreen } from './onScreen'

afterEach(() => vi.unstubAllGlobals())

const orders = ordersWith({
  PRODUCTO: { kind: 'text', label: 'Producto' },
  CANTIDAD: { kind: 'integer', label: 'Cantidad' },
  SIN_SERIE: { kind: 'boolean', label: 'Se vende sin serie' },
  COLOR: { kind: 'text', label: 'Color' },
  ENTREGA: { kind: 'text', label: 'Entrega' },
  NOTA: { kind: 'text', label: 'Nota' },
  TOTAL: { kind: 'money', label: 'Total' },
})

const cable = { PRODUCTO: 'Cable', CANTIDAD: 3, COLOR: 'Azul', TOTAL: 6 }
const envelope = { PRODUCTO: 'Sobre', CANTIDAD: 1, SIN_SERIE: true, ENTREGA: 'Hoy', NOTA: 'Frágil' }

function show(rows: readonly object[], isPhone = false, schema = orders) {
  if (isPhone) onScreen('max-width: 599')
  const catalogue = createCatalogue([schema])
  const field = catalogue.get('pedidos').fields.get('LINEAS')
  if (!field) throw new Error('no lines')
  const children = <ShownValue field={field} value={rows} as="Display" />
  inFrame({ catalogue, dataProvider: {}, children })
}

test('on a phone a line of a record says what, how many and how much, and opens on a tap', async () => {
  show([cable, envelope], true)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.querySelector('summary')).toHaveTextContent('1 CableCantidad 3 · Total $6,00')
  expect(second?.querySelector('summary')).toHaveTextContent('2 SobreCantidad 1')
  expect(screen.getByText('Azul')).not.toBeVisible()
  await userEvent.click(screen.getByText(/Cable/, { selector: 'summary *' }))
  expect(screen.getByText('Azul')).toBeVisible()
  expect(screen.getByText('Frágil')).not.toBeVisible()
})

test('on a phone a line without amounts says its first texts instead of its coordinates', async () => {
  const address = ordersWith({
    TIPO: { kind: 'text' },
    DIRECCION: { kind: 'text' },
    CIUDAD: { kind: 'text' },
    LATITUD: { kind: 'decimal' },
  })
  const row = { TIPO: 'Matriz', DIRECCION: 'Av. Loja 28-34', CIUDAD: 'Cuenca', LATITUD: -2.9 }
  show([row], true, address)
  const [line] = await screen.findAllByRole('listitem')
  expect(line?.querySelector('summary')?.textContent).toBe('1 Matriz Av. Loja 28-34 ·  Cuenca')
})

test('a table of lines leaves out the coordinates of a map', async () => {
  const address = ordersWith({
    CIUDAD: { kind: 'text', label: 'Ciudad' },
    LAT: { kind: 'decimal', label: 'Latitud', input: 'latitude' },
    LNG: { kind: 'decimal', label: 'Longitud' },
    KM: { kind: 'decimal', label: 'Distancia' },
  })
  show([{ CIUDAD: 'Cuenca', LAT: -2.9, LNG: -79, KM: 3 }], false, address)
  const heads = await screen.findAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Ciudad', 'Distancia'])
})

test('on a phone lines of few columns are not folded', async () => {
  show([{ PRODUCTO: 'Cable', CANTIDAD: 3 }], true)
  expect(await screen.findByText('Cable')).toBeVisible()
  expect(screen.getByText('Cantidad')).toBeVisible()
  expect(document.querySelector('details')).toBeNull()
})

test('beside many columns a flag is a note below the name of its line', async () => {
  show([cable, envelope])
  const noted = await screen.findByRole('cell', { name: 'Sobre Se vende sin serie' })
  expect(noted).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Cable' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Se vende sin serie' })).toBeNull()
})

test('beside few columns a flag is a column', async () => {
  show([{ PRODUCTO: 'Sobre', SIN_SERIE: true }])
  expect(await screen.findByRole('columnheader', { name: 'Se vende sin serie' })).toBeVisible()
})
