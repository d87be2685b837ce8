import { expect, test } from 'vitest'
import { demoAccounts } from '../../server/seed/accounts'
import { PASSWORD, useApp } from './useApp'

const app = useApp()
const HOME = '/dashboard/app'

test.each(demoAccounts)(
  '$email signs in, follows the first links of the menu and signs out',
  async ({ email }) => {
    const page = await app.open()
    await page.goto('/auth/login/')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()

    const links = page.getByRole('navigation', { name: 'Menú principal' }).locator('a:visible')
    const pathsOf = () => links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    await expect.poll(pathsOf).toContain(HOME)
    for (const path of (await pathsOf()).filter(each => each !== HOME).slice(0, 2)) {
      await links
        .and(page.locator(`[href="${path}"]`))
        .first()
        .click()
      await page.waitForURL(url => url.pathname === path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('main').innerText(), path).not.toMatch(
        /Página no encontrada|No se pudo mostrar|Usted no puede ver/,
      )
    }

    await page.getByRole('button', { name: /^Cuenta/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/auth/login/')
  },
)

test('a customer sees at home what the open orders come to, as the payment page adds it up', async () => {
  const page = await app.open({ as: 'cliente' })
  await page.goto(HOME)
  const due = page.getByRole('link', { name: /Por pagar, con IVA/ })
  const [amount] = /\$\s?[\d.,]+/.exec(await due.innerText()) ?? []
  await due.click()
  await page.waitForURL(url => url.pathname === '/dashboard/invoice/list')
  await page.goto('/payment')
  await page
    .getByText(amount ?? 'no amount')
    .first()
    .waitFor()
})
