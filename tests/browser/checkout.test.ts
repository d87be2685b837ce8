import { expect, test } from 'vitest'
import { add, cartOf, customer, go, known } from './shop'
import { cutOff, useApp } from './useApp'

const app = useApp()

test('on a phone a product becomes a sent order in six touches', async () => {
  const page = await app.open({ as: 'vendedor', phone: true })
  await page.goto('/dashboard/e-commerce/shop')
  const { CODIGO, Cliente } = await known(page)
  await page.getByLabel('Buscar productos').fill(CODIGO)
  await page.getByText('1 producto', { exact: true }).waitFor()
  let touches = 0
  const touch = async (target: ReturnType<typeof add>) => {
    await target.tap()
    touches++
  }
  await touch(add(page))
  await touch(page.getByRole('link', { name: 'Carrito: 1' }))
  await touch(go(page, 'Continuar'))
  await page.getByLabel('Buscar por nombre').fill(Cliente)
  await touch(customer(page).getByRole('button', { name: Cliente }))
  await touch(go(page, 'Continuar'))
  await page.getByText('Verificado ahora').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await touch(go(page, 'Enviar pedido'))
  await page.getByRole('heading', { level: 1, name: /^Pedido INV-\d+ enviado$/ }).waitFor()
  expect(touches).toBeLessThanOrEqual(6)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByText('× 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Compartir por WhatsApp' }).waitFor()
  await expect
    .poll(() => cartOf(page))
    .toMatchObject({ cart: [], warehouse: 0, method: 0, activeStep: 0 })
  // The next order needs no further touch, although warehouse and payment were reset with the cart.
  await page.goto(`/dashboard/e-commerce/shop?q=${CODIGO}`)
  await page.getByText('1 producto', { exact: true }).waitFor()
  expect(await page.getByLabel('Buscar productos').inputValue()).toBe(CODIGO)
  touches = 0
  await touch(add(page))
  await touch(page.getByRole('link', { name: 'Carrito: 1' }))
  await touch(go(page, 'Continuar'))
  await page.getByLabel('Buscar por nombre').fill(Cliente)
  await touch(customer(page).getByRole('button', { name: Cliente }))
  await page.getByText('Verificado ahora').waitFor()
  await touch(go(page, 'Continuar'))
  await page.getByText('Verificado ahora').waitFor()
  await touch(go(page, 'Enviar pedido'))
  await page.getByRole('heading', { level: 1, name: /^Pedido INV-\d+ enviado$/ }).waitFor()
  expect(touches).toBe(6)
  await page.getByRole('link', { name: 'Ver pedido' }).tap()
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('after a reload without a connection the sign-in tells of the cart, and the desk comes back by itself', async () => {
  // the styles of the admin also wait: it is drawn after the connection is back
  app.expectTrouble(
    /ERR_INTERNET_DISCONNECTED|Something went wrong|\.css was preloaded .* but not used/,
  )
  const page = await app.open({ as: 'vendedor', worker: true })
  await page.goto('/dashboard/e-commerce/shop')
  await add(page).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // the admin loads it once it has been open for 12 seconds
  const loaded = page.waitForResponse(answer => /PreviousSession/.test(answer.url()), {
    timeout: 40_000,
  })
  await page.reload()
  await loaded
  await cutOff(page)
  await page.reload()
  const left = page.getByRole('region', { name: /su trabajo está guardado/ })
  await left.getByText(/^1 × /).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Carrito: 1' }).waitFor({ timeout: 30_000 })
})

test('by keyboard alone, and without a connection: the order waits, and is sent once when it is back', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/e-commerce/shop')
  const { CODIGO, Cliente } = await known(page)
  const press = async (target: ReturnType<typeof add>) => {
    await expect.poll(() => target.isEnabled(), { timeout: 20_000 }).toBe(true)
    await target.focus()
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Código o escáner').focus()
  await page.keyboard.type(CODIGO)
  await page.keyboard.press('Enter')
  await press(page.getByRole('link', { name: 'Carrito: 1' }))
  const more = page.getByRole('button', { name: /^Uno más de/ })
  await press(more)
  await press(go(page, 'Continuar'))
  const search = page.getByLabel('Buscar por nombre')
  await expect.poll(() => search.evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.type(Cliente)
  await customer(page).getByRole('button', { name: Cliente }).waitFor()
  await press(customer(page).getByRole('button', { name: Cliente }))
  await press(go(page, 'Continuar'))
  await page.getByText('Verificado ahora').waitFor()
  await cutOff(page)
  app.expectTrouble(/net::ERR_INTERNET_DISCONNECTED/)
  await press(go(page, 'Guardar pedido'))
  await page.getByRole('heading', { level: 1, name: 'Pedido guardado' }).waitFor()
  await press(page.getByRole('button', { name: 'Nuevo pedido' }))
  await page.getByRole('heading', { name: 'Pedidos por enviar' }).waitFor()
  const placed = page.waitForResponse(answer => answer.url().endsWith('/orders/order'))
  await page.context().setOffline(false)
  expect((await placed).status()).toBe(201)
  await page.getByRole('heading', { name: 'Pedidos por enviar' }).waitFor({ state: 'detached' })
})
