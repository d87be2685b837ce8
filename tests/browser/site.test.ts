import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

/** The public addresses (business.md#pages) with their page titles. */
const pages = [
  ['/nosotros', 'Tecnología que llega a cada mostrador del país'],
  ['/pricing', 'Una lista de precios para cada forma de vender'],
  ['/payment', 'Cómo pagar'],
  ['/proteccion-de-datos', 'Protección de datos y términos de uso'],
  ['/faqs', '¿En qué le ayudamos?'],
  ['/contact-us', 'Hablemos'],
  ['/coming-soon', 'Algo nuevo está por llegar'],
  ['/maintenance', 'Estado del servicio'],
  ['/403', 'No tiene acceso'],
  ['/404', 'Página no encontrada'],
  ['/500', 'Error del servidor'],
] as const

test('every public page opens for anybody, with a last slash too, and says where one is', async () => {
  const page = await app.open()
  for (const [path, name] of pages) {
    await page.goto(`${path}/`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.title()).toMatch(/.+ · Mostrador$/)
    expect(await page.getByRole('main').count()).toBe(1)
    await page.getByRole('banner').getByRole('link', { name: 'Mostrador' }).waitFor()
    await page.getByRole('contentinfo').waitFor()
  }
})

test('the page about paying shows a customer what is due, and everybody else where it would stand', async () => {
  const visitor = await app.open()
  await visitor.goto('/payment')
  const due = (page: Page) => page.getByRole('region', { name: 'Por pagar' })
  await due(visitor).getByRole('link', { name: 'Iniciar sesión' }).waitFor()

  const customer = await app.open({ as: 'cliente' })
  await customer.goto('/payment')
  await due(customer)
    .getByRole('row', { name: /^INV-\d+ .* \$/ })
    .first()
    .waitFor()
  const sum = due(customer).getByRole('row', { name: /^Total en curso/ })
  expect(await sum.textContent()).toMatch(/\$\d/)
})

test('by keyboard one skips to the page, follows a link to the next one and starts there', async () => {
  const page = await app.open()
  await page.goto('/nosotros')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido')
  const nav = page.getByRole('banner').getByRole('navigation')
  await nav.getByRole('link', { name: 'Preguntas frecuentes' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: '¿En qué le ayudamos?' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(
    await nav.getByRole('link', { name: 'Preguntas frecuentes' }).getAttribute('aria-current'),
  ).toBe('page')
  await page.getByLabel('Buscar en las preguntas').fill('credito')
  await page.getByText('¿Puede aumentar mi cupo?').waitFor()
  expect(await page.getByText('¿Cuánto dura la garantía?').isVisible()).toBe(false)
})

test('the head of a public page has room for the name of the longest language', async () => {
  const page = await app.open({ language: 'ar' })
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/faqs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const [cut, over] = await page.locator('.site-head select').evaluate(choice => {
      const name = document.createElement('span')
      const { fontSize, fontWeight, fontFamily } = getComputedStyle(choice)
      Object.assign(name.style, { position: 'absolute', fontSize, fontWeight, fontFamily })
      name.textContent = (choice as HTMLSelectElement).selectedOptions[0]?.text ?? ''
      document.body.append(name)
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(choice)
      const room =
        choice.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)
      const requested = name.offsetWidth
      name.remove()
      return [requested - room, document.documentElement.scrollWidth - window.innerWidth]
    })
    expect(`${width}: ${Math.max(0, (cut ?? 0) - 1)} cut, ${over} over`).toBe(
      `${width}: 0 cut, 0 over`,
    )
  }
})

test('a visitor writes from a phone in another language, and an administrator reads it', async () => {
  const page = await app.open({ phone: true, language: 'en' })
  await page.goto('/pricing')
  await page.getByRole('link', { name: /Request this list.*Wholesaler/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Rosa Andrade')
  await page.getByRole('textbox', { name: 'Email' }).fill('rosa.andrade@example.com')
  await page.getByLabel('Message', { exact: true }).fill('Thirty units a month, in Loja.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('heading', { name: 'Message received' }).waitFor()

  const admin = await app.open({ as: 'admin' })
  await admin.goto('/dashboard/contact-messages')
  await admin.getByText('Rosa Andrade').first().click()
  await admin.getByText('Thirty units a month, in Loja.').waitFor()
})

test('the resolution is a document that says what it is', async () => {
  const page = await app.open()
  await page.goto('/nosotros')
  const link = page.getByRole('link', { name: /Resolución regulatoria/ })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
