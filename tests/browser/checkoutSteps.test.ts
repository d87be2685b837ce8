import { expect, test } from 'vitest'
import { add, cartOf, customer, go, known } from './shop'
import { useApp } from './useApp'

const app = useApp()

test('a customer with prices of their own costs no touch more: the cart takes them as they are chosen', async () => {
  const page = await app.open({ as: 'vendedor', phone: true })
  await page.goto('/dashboard/e-commerce/shop')
  const { CODIGO, Cliente } = await known(page, 3)
  await page.getByLabel('Buscar productos').fill(CODIGO)
  await page.getByText('1 producto', { exact: true }).waitFor()
  await add(page).tap()
  await page.getByRole('link', { name: 'Carrito: 1' }).tap()
  await go(page, 'Continuar').tap()
  await page.getByLabel('Buscar por nombre').fill(Cliente)
  await customer(page).getByRole('button', { name: Cliente }).tap()
  const quote = page.getByRole('link', { name: 'Compartir cotización' })
  await expect
    .poll(async () => decodeURIComponent((await quote.getAttribute('href')) ?? ''))
    .toContain(`Hola ${Cliente}`)
  await go(page, 'Continuar').tap()
  await page.getByText('Verificado ahora').waitFor()
  expect(await page.getByText('Cambió el precio').count()).toBe(0)
  await expect.poll(async () => (await cartOf(page)).cart[0].PriceList).toBe(3)
  await go(page, 'Enviar pedido').tap()
  await page.getByRole('heading', { level: 1, name: /^Pedido INV-\d+ enviado$/ }).waitFor()
})

test('a double click goes one step, also with a customer chosen before, and sends nothing', async () => {
  const page = await app.open({ as: 'vendedor' })
  let sent = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/orders/order')) sent++
  })
  await page.goto('/dashboard/e-commerce/shop')
  const { CODIGO, Cliente } = await known(page)
  await page.getByLabel('Buscar productos').fill(CODIGO)
  await page.getByText('1 producto', { exact: true }).waitFor()
  await add(page).click()
  await page.getByRole('link', { name: 'Carrito: 1' }).click()
  const onStep = (name: string) =>
    page.locator('[aria-current=step]').filter({ hasText: name }).waitFor()
  const goTwice = () => go(page, 'Continuar').dblclick()
  await goTwice()
  await onStep('Cliente')
  await page.getByLabel('Buscar por nombre').fill(Cliente)
  await customer(page).getByRole('button', { name: Cliente }).click()
  await page.getByText('Verificado ahora').waitFor()
  await goTwice()
  await onStep('Confirmar')
  await page.getByText('Verificado ahora').waitFor()
  await page.getByRole('button', { name: 'Carrito', exact: true }).click()
  await goTwice()
  await onStep('Cliente')
  await expect.poll(() => go(page, 'Continuar').isEnabled()).toBe(true)
  expect([sent, (await cartOf(page)).activeStep]).toEqual([0, 1])
})
