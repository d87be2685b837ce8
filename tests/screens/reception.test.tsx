import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { orderState } from '../../src/schemas/flows/orderStates'
import { ACME, following, type Shop, useShop } from '../server/stories/useShop'
import { renderApp } from './renderApp'

// jsdom cannot draw: the pad exists without a signature.
vi.mock('signature_pad', () => ({
  default: class extends EventTarget {
    clear() {}
    off() {}
  },
}))

const { open, server, place, begin } = useShop()
afterEach(cleanup)
const IMEI = '350000000000006'
const UNKNOWN = '350000000000014'

test('another device takes back what the one before filled in, and leaves what was typed', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const sale = await place(shop)
  await begin(sale.body.ID, { ESTADO: orderState.serials })
  const serial = { ORDEN_ID: sale.body.ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL: IMEI }
  await shop.warehouse.post('/hanadb/api/serials', serial)
  await begin(sale.body.ID, {
    ESTADO: orderState.done,
    FECHAFACTURACION: '2026-03-01T15:00:00.000Z',
  })
  const path = `/dashboard/warranty-orders/create?IMEI_SERIE=${IMEI}`
  await renderApp(server, { path, as: shop.seller })
  const product = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Producto/ }).value
  await screen.findByText(/^Venta encontrada/)
  expect(product()).toBe('Producto 10.02.001')
  await user.type(screen.getByRole('textbox', { name: /^Observación del vendedor/ }), 'Rota')
  const code = screen.getByRole('textbox', { name: /^IMEI/ })
  await user.clear(code)
  await user.type(code, UNKNOWN)
  await waitFor(() => expect(product()).toBe(''))
  expect(screen.getByDisplayValue('Rota')).toBeTruthy()
})

test('the number in the address stands in the form each time it opens, with what is known of the device', async () => {
  const shop = await open()
  const sale = await place(shop)
  await begin(sale.body.ID, { ESTADO: orderState.serials })
  const serial = { ORDEN_ID: sale.body.ID, PRODUCTO_ID: '10.02.001', INTERNAL_SERIAL: IMEI }
  await shop.warehouse.post('/hanadb/api/serials', serial)
  await begin(sale.body.ID, {
    ESTADO: orderState.done,
    FECHAFACTURACION: '2026-03-01T15:00:00.000Z',
  })
  const user = userEvent.setup()
  // Preloaded, the form's parts appear together with its fields.
  for (const _time of ['first', 'again']) {
    await renderApp(server, { path: `/dashboard/st/garantia?q=${IMEI}`, as: shop.seller })
    await user.click(await screen.findByRole('link', { name: 'Recibir equipo' }))
    await screen.findByText(/^Venta encontrada/)
    expect(screen.getByRole('textbox', { name: /^IMEI/ })).toHaveValue(IMEI)
    expect(screen.getByRole('textbox', { name: /^Producto/ })).toHaveValue('Producto 10.02.001')
    cleanup()
  }
})

/** An order whose device was received by its seller. */
async function received(shop: Shop) {
  const { body } = await shop.seller.post('/hanadb/api/warranty-orders', {
    ...{ IMEI_SERIE: IMEI, CARD_CODE: shop.client, NOM_PRODUCTO: 'Producto 10.02.001' },
    ...{ OBS_VENDEDOR: 'No enciende', FALLA: 'ENCENDIDO' },
    ...{ SIN_FIRMA: 'PAPEL', SIN_FOTOS: 'Sin cámara' },
    EMAIL_EMPLEADO_X_FACTURACION: 'facturas@demo.test',
  })
  return following(`/hanadb/api/warranty-orders/${body.ID_ORDEN}`, body)
}

test('the mail of a decision stands in its dialog as it will go out, the reason with it', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const order = await received(shop)
  const path = `/dashboard/warranty-orders/${order.body.ID_ORDEN}/show`
  await renderApp(server, { path, as: shop.warehouse })
  await user.click(await screen.findByRole('button', { name: /^Declarar fuera de garantía/ }))
  const mail = await screen.findByRole('region', { name: 'Correo que se enviará' })
  expect(mail).toHaveTextContent('facturas@demo.test')
  await user.type(screen.getByLabelText(/^Motivo o trabajo/), 'Humedad')
  await waitFor(() => expect(mail).toHaveTextContent('Motivo: Humedad'))
  const written = mail.querySelector('p')?.textContent
  const yes = within(screen.getByRole('dialog')).getByRole('button', {
    name: 'Declarar fuera de garantía',
  })
  await user.click(yes)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await server.runOutbox()
  const [sent] = await server.db.read.selectFrom('_MAIL').selectAll().execute()
  expect(sent?.TEXT).toBe(written)
})

test('a customer is asked for the number of a device, not for customers', async () => {
  const shop = await open()
  const customer = await server.as('31', { CARD_CODE: shop.client, EMPRESA: ACME })
  await renderApp(server, { path: '/dashboard/st/garantia', as: customer })
  expect(await screen.findByLabelText('IMEI o serie')).toBeVisible()
})
