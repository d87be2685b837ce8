import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()

async function fillClient(page: Page, taxId: string) {
  await page.goto('/dashboard/e-commerce/CreateClient')
  await page.getByRole('heading', { level: 1, name: 'Crear cliente' }).waitFor()
  await page.getByLabel(/^Cédula o RUC/).fill(taxId)
  await page.getByLabel(/^Razón social/).fill('Tienda La Esquina')
  await page.getByRole('combobox', { name: /^Tipo de cliente/ }).click()
  await page.getByRole('option', { name: 'Minoristas' }).click()
  await page.getByLabel(/^Celular/).fill('0991234567')
}

/** An unused cédula of Pichincha with a valid check digit. */
function aCedula() {
  const nine = `171${String(Math.random()).slice(2, 8)}`.padEnd(9, '0')
  const sum = [...nine].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${nine}${(10 - (sum % 10)) % 10}`
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()

/** The description that a screen reader reads after the field's name. */
const saidAt = (page: Page, label: RegExp) => () =>
  page.getByLabel(label).evaluate(input => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    return ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
  })

test('the form of a new client opens in its first field, and says nothing is missing yet', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/e-commerce/CreateClient')
  const first = page.getByLabel(/^Cédula o RUC/)
  const hasFocus = () => first.evaluate(input => input === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await atRest(page)
  expect(await hasFocus()).toBe(true)
  expect(await page.getByText('Campo obligatorio').count()).toBe(0)
})

test('a client is created with an address whose parish is found by typing', async () => {
  const page = await app.open({ as: 'admin' })
  const cedula = aCedula()
  await fillClient(page, cedula)
  await page.getByRole('tab', { name: 'Direcciones de envío' }).click()
  await page.getByRole('button', { name: 'Agregar línea' }).click()
  const row = page.getByRole('tabpanel').getByRole('listitem').last()
  expect(await page.getByText('Campo obligatorio').count()).toBe(0)
  await row.getByLabel(/^Tipo/).fill('Local')
  await row.getByLabel(/^Dirección/).fill('Av. Amazonas N24-33')
  await row.getByRole('combobox', { name: /^Parroquia/ }).fill('mariscal')
  await page
    .getByRole('option', { name: /mariscal/i })
    .first()
    .click()
  expect(await page.getByText('Campo obligatorio').count()).toBe(0)
  await save(page)
  await page.getByRole('heading', { level: 1, name: 'Tienda La Esquina' }).waitFor()
  await page.getByRole('cell', { name: 'Av. Amazonas N24-33' }).waitFor()
  expect(new URL(page.url()).pathname).toContain(`CL${cedula}`)
})

test('a cédula of a wrong length is told at its field, and nothing is sent', async () => {
  const page = await app.open({ as: 'admin' })
  await fillClient(page, '17100340')
  await save(page)
  await page.getByText('1 campo por corregir').waitFor()
  await expect.poll(saidAt(page, /^Cédula o RUC/)).toMatch(/10|13/)
  expect(new URL(page.url()).pathname).toBe('/dashboard/e-commerce/CreateClient')
})

test('a wrong check digit is doubted, and saved all the same', async () => {
  const page = await app.open({ as: 'admin' })
  const right = aCedula()
  await fillClient(page, `${right.slice(0, 9)}${(Number(right[9]) + 1) % 10}`)
  await expect.poll(saidAt(page, /^Cédula o RUC/)).toMatch(/verificador/)
  await save(page)
  await page.getByRole('heading', { level: 1, name: 'Tienda La Esquina' }).waitFor()
})

test('a RUC that is taken is told at its field by the server, and what was typed stays', async () => {
  app.expectTrouble(/status of 4(09|22)/)
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/clients')
  const taken =
    (await page
      .getByRole('cell', { name: /^CL\d{13}$/ })
      .first()
      .textContent()) ?? ''
  await fillClient(page, taken.slice(2))
  await save(page)
  await expect.poll(saidAt(page, /^Cédula o RUC/)).toMatch(/Ya lo usa /)
  expect(await page.getByLabel(/^Razón social/).inputValue()).toBe('Tienda La Esquina')
})

test('leaving a form with changes asks first', async () => {
  const page = await app.open({ as: 'admin' })
  await fillClient(page, '1710034073')
  await page.getByRole('banner').getByRole('link', { name: 'Clientes' }).click()
  const question = page.getByRole('dialog', { name: 'Cambios sin guardar' })
  await question.getByRole('button', { name: 'Seguir aquí' }).click()
  expect(await page.getByLabel(/^Razón social/).inputValue()).toBe('Tienda La Esquina')
  await page.getByRole('banner').getByRole('link', { name: 'Clientes' }).click()
  await question.getByRole('button', { name: 'Descartar los cambios' }).click()
  await page.getByRole('heading', { level: 1, name: 'Clientes' }).waitFor()
})
