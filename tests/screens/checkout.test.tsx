import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { placeOrder } from '../../src/contracts/checkout'
import { newCheckout } from '../../src/domain/checkout/state'
import { transition } from '../../src/domain/checkout/transitions'
import { wantedOf } from '../../src/features/checkout/state/wantedOf'
import { newEntryHead, ownerOf } from '../../src/providers/sendLater/laterOf'
import { ACME, following, useShop } from '../server/stories/useShop'
import { customerStep } from './customerStep'
import { holdTimers } from './holdTimers'

await import('../../src/custom-pages/checkout/CheckoutPage')

const { server, open } = useShop()
window.scrollTo = vi.fn()
afterEach(cleanup)

const placed = async () => (await server.db.read.selectFrom('PEDIDO').select('ID').execute()).length

const atCustomer = customerStep(server)

type User = ReturnType<typeof userEvent.setup>
const press = {
  click: (user: User) => user.click(document.querySelector('.co-go') as HTMLElement),
  Enter: (user: User) => user.keyboard('{Enter}'),
}

test.each([
  ['click', press.click],
  ['Enter', press.Enter],
])('a double %s on the second step leads to the last one and places nothing', async (_, again) => {
  const user = userEvent.setup()
  await atCustomer(await open())
  // The server has answered: only the step separates the two presses.
  await screen.findByText(/^Verificado ahora/)
  screen.getByRole('button', { name: 'Continuar' }).focus()
  const seen = holdTimers(600)
  await again(user)
  expect(document.activeElement).toHaveTextContent('3. Confirmar')
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  await again(user)
  expect(await screen.findByText(/^Verificado ahora/)).toBeVisible()
  expect(await placed()).toBe(0)
  await act(async () => seen())
  const send = screen.getByRole('button', { name: 'Enviar pedido' })
  await expect.poll(() => send.hasAttribute('disabled')).toBe(false)
  await user.click(send)
  await screen.findByRole('heading', { level: 1, name: /^Pedido INV-\d+ enviado$/ })
  expect(await placed()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Nuevo pedido' }))
  expect(screen.getByRole('heading', { name: 'El carrito está vacío' })).toBeVisible()
  expect(screen.queryByText(/^Pedido INV-/)).toBeNull()
})

test('once there is a customer, summary, bar and message say one sum', async () => {
  const { sales } = await atCustomer(await open())
  await screen.findByText(/^Verificado ahora/)
  const servientrega = { _ID: 1, TIPO: 'MATRIZ' }
  act(() => sales.cart.dispatch({ type: 'servientrega', servientrega }))
  act(() => sales.cart.dispatch({ type: 'shipping', shipping: 3 }))
  // Goods and delivery, with IVA on both.
  const sum = '$118,45'
  await waitFor(() =>
    expect(document.querySelector('.co-sums > :last-child dd')).toHaveTextContent(sum),
  )
  expect(document.querySelector('.co-bar-total strong')).toHaveTextContent(sum)
  const message = screen.getByRole('link', { name: 'Compartir cotización' })
  expect(decodeURIComponent(message.getAttribute('href') ?? '')).toContain(sum)
})

test('the last step tells what the order leaves of the credit, and nothing of it for cash', async () => {
  const user = userEvent.setup()
  const { sales } = await atCustomer(await open())
  act(() => sales.cart.dispatch({ type: 'quantity', CODIGO: '10.02.001', quantity: 9 }))
  act(() => sales.cart.dispatch({ type: 'go', step: 2 }))
  await screen.findByText('Cupo otorgado')
  const facts = () =>
    [...document.querySelectorAll('.co-credit > div')].map(({ textContent }) => textContent)
  const granted = ['Cupo otorgado$1.000,00', 'Cupo disponible$1.000,00']
  await expect.poll(facts).toEqual([...granted, 'Después de este pedido-$35,00'])
  const beyond = () =>
    screen.queryByText(
      /supera el cupo disponible en .*\$35,00.*\. Requiere la aprobación de Crédito/,
    )
  expect(beyond()).toBeVisible()
  await user.selectOptions(screen.getByLabelText(/^Forma de pago/), 'Contado')
  await expect.poll(facts).toEqual(granted)
  expect(beyond()).toBeNull()
})

test('without stock in the chosen warehouse the order can leave from one that has everything', async () => {
  const user = userEvent.setup()
  const shop = await open()
  await server.insert('warehouses', { EMPRESA: ACME, WhsCode: '002', WhsName: 'Norte' })
  const { sales } = await atCustomer(shop)
  act(() => sales.cart.dispatch({ type: 'warehouse', warehouse: '002' }))
  act(() => sales.cart.dispatch({ type: 'go', step: 2 }))
  await user.click(await screen.findByRole('button', { name: 'Despachar desde Centro' }))
  await expect.poll(() => screen.getByRole('button', { name: 'Enviar pedido' })).toBeEnabled()
  expect(sales.cart.checkout().warehouse).toBe('019')
})

test('an order that waits is neither thrown away nor put over another cart without a question', async () => {
  const user = userEvent.setup()
  const { backend, checkout, sales } = await atCustomer(await open())
  const requested = wantedOf(checkout)
  // These prices are wrong: the server holds the order.
  const order = { ...newEntryHead(String(ownerOf(backend))), wanted: requested, total: 1, checkout }
  await act(async () => {
    await sales.queue.submit(order)
  })
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(sales.queue.list()).toHaveLength(1)
  const product = { CODIGO: '10.02.002', price: 50, quantity: 3 }
  act(() => sales.cart.restore(transition(newCheckout, { type: 'add', product })))
  await user.click(screen.getByRole('button', { name: 'Volver al carrito' }))
  expect(await screen.findByText(/3 unidades que hay ahora en el carrito/)).toBeVisible()
  expect(sales.cart.checkout().totalItems).toBe(3)
  await user.click(screen.getByRole('button', { name: 'Reemplazar carrito' }))
  await waitFor(() => expect(sales.queue.list()).toHaveLength(0))
  expect(sales.cart.checkout().cart.map(({ CODIGO }) => CODIGO)).toEqual(['10.02.001'])
})

test.each<[string, number, [RegExp, RegExp]]>([
  ['sent', 100, [/^Pedido INV-\d+ enviado$/, /^Pedido INV-\d+ de Tienda Sol enviado$/]],
  ['held', 150, [/^El pedido no se envió$/, /^El pedido de Tienda Sol no se envió\. /]],
])(
  'an order kept for want of a connection says that it was %s, there and as news',
  async (fate, Price, [title, news]) => {
    const user = userEvent.setup()
    const shop = await open()
    const { backend, sales } = await atCustomer(shop)
    await screen.findByText(/^Verificado ahora/)
    await press.click(user)
    const send = screen.getByRole('button', { name: 'Enviar pedido' })
    await expect.poll(() => send.hasAttribute('disabled')).toBe(false)
    const noUser = { ok: false, status: 0, body: undefined, headers: new Headers() }
    const { exchange } = backend.http
    const lost = vi.spyOn(backend.http, 'exchange')
    lost.mockImplementation(async (path, options) => {
      if (path !== placeOrder.path) return exchange(path, options)
      lost.mockImplementation(exchange)
      return noUser as never
    })
    await user.click(send)
    const head = await screen.findByRole('heading', { level: 1, name: 'Pedido guardado' })
    expect(screen.queryByRole('link', { name: 'Ver pedido' })).toBeNull()
    const { body } = await shop.boss.get('/hanadb/api/prices')
    const [price] = body.data as unknown as { ID: number }[]
    await following(`/hanadb/api/prices/${price?.ID}`, {}).change(shop.boss, { Price })
    await act(() => sales.queue.send())
    expect(head).toHaveTextContent(title)
    expect(await screen.findByText(news)).toBeVisible()
    expect(await placed()).toBe(fate === 'sent' ? 1 : 0)
    if (fate === 'sent') {
      expect(screen.getByRole('link', { name: 'Ver pedido' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Nuevo pedido' }))
      expect(screen.queryByRole('heading', { name: title })).toBeNull()
      return
    }
    expect(screen.getByText('Cambiaron los precios o el stock')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ver qué cambió' }))
    expect(await screen.findByText(/^Cambió el precio/)).toBeVisible()
  },
)

test('an order sent as the session ended goes out after the sign-in, and its maker is told', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const { sales } = await atCustomer(shop)
  await screen.findByText(/^Verificado ahora/)
  await press.click(user)
  const send = screen.getByRole('button', { name: 'Enviar pedido' })
  await expect.poll(() => send.hasAttribute('disabled')).toBe(false)
  await server.endSessions(shop.seller.ID)
  await user.click(send)
  const ended = await screen.findByRole('alertdialog', { name: 'Token caducado' })
  expect(await placed()).toBe(0)
  await user.click(within(ended).getByRole('button'))
  const { EMAIL } = (await shop.boss.get(`/hanadb/api/users/${shop.seller.ID}`)).body
  await user.type(await screen.findByLabelText('Correo electrónico'), String(EMAIL))
  await user.type(screen.getByLabelText('Contraseña'), 'secret-1{Enter}')
  const readText = () =>
    screen.queryByRole('heading', { level: 2, name: /^Pedido INV-\d+ enviado$/ })
  await waitFor(() => expect(readText()).toBeVisible())
  expect(await placed()).toBe(1)
  // The state stays after the device was read again.
  await act(() => sales.queue.read())
  expect(readText()).toBeVisible()
  expect(screen.getByRole('heading', { name: 'El carrito está vacío' })).toBeVisible()
  const order = String((await shop.boss.get('/hanadb/api/invoices')).body.data?.[0]?.ID)
  const link = screen.getByRole('link', { name: 'Ver pedido' })
  expect(link.getAttribute('href')).toContain(`/dashboard/invoice/${order}`)
  await user.click(within(document.querySelector('.co') as HTMLElement).getByText('Cerrar'))
  expect(readText()).toBeNull()
})

test('Back goes a step back, as the button does, and out of the checkout only from the first one', async () => {
  const user = userEvent.setup()
  const { sales } = await atCustomer(await open())
  const at = () => [sales.cart.checkout().activeStep, window.location.search]
  await expect.poll(at).toEqual([1, '?step=1'])
  await expect.poll(() => screen.getByRole('button', { name: 'Continuar' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await expect.poll(at).toEqual([2, '?step=2'])
  const before = window.history.length
  act(() => window.history.back())
  await expect.poll(at).toEqual([1, '?step=1'])
  expect(await screen.findByRole('button', { name: 'Cambiar cliente' })).toBeVisible()
  act(() => window.history.forward())
  await expect.poll(at).toEqual([2, '?step=2'])
  await user.click(screen.getByRole('button', { name: 'Atrás' }))
  await expect.poll(at).toEqual([1, '?step=1'])
  expect(window.history.length).toBe(before)
  act(() => sales.cart.dispatch({ type: 'reset' }))
  await expect.poll(at).toEqual([0, '?step=0'])
})

test('a customer who is chosen brings their prices and term at once; the quote asks for no warehouse first', async () => {
  const user = userEvent.setup()
  const shop = await open()
  const { sales } = await atCustomer(shop)
  await server.insert('price-lists', { PriceList: 3, ListName: 'Especial' })
  await shop.boss.post('/hanadb/api/prices', { CODIGO: '10.02.001', PriceList: 3, Price: 90 })
  const customer = following(`/hanadb/api/clients/${shop.client}`, {})
  await customer.change(shop.boss, { Lista: 3, GroupNum: 5 })
  const product = { CODIGO: '10.02.001', price: 100, PriceList: 5, prices: { 3: 90, 5: 100 } }
  const reset = transition(transition(newCheckout, { type: 'reset' }), { type: 'add', product })
  act(() => sales.cart.restore({ ...reset, activeStep: 1 }))
  await user.click(await screen.findByRole('button', { name: /^Tienda Sol/ }))
  expect(sales.cart.checkout()).toMatchObject({
    ...{ method: 5, subtotal: 90 },
    cart: [{ price: 90, PriceList: 3 }],
  })
  await screen.findByText(/^Verificado ahora/)
  await expect.poll(() => sales.cart.checkout().warehouse).toBe('019')
  expect(document.querySelector('.co-sums > :last-child dd')).toHaveTextContent('$103,50')
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeEnabled()
})
