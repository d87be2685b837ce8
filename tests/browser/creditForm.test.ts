import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()
const pdf = { name: 'planilla.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
/** An unused number in each try. */
const aCedula = () => `17${String(Math.random()).slice(2, 10).padEnd(8, '1')}`
const contact = { 'Persona de contacto': 'Luis Mora', Teléfono: '0987654321' }

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click()
const stepOf = (page: Page) => page.locator('[aria-current=step]')

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values))
    await page
      .locator('.r-step')
      .getByLabel(new RegExp(`^${label}`))
      .last()
      .fill(text)
}

/** Fills the steps from identity to the last step of data. */
async function fillSteps(page: Page, cedula: string) {
  await fill(page, { Cédula: cedula, Nombre: 'Rosa Vera', Correo: 'rosa@demo.test' })
  await fill(page, { Teléfono: '0991234567' })
  await expect.poll(() => page.getByLabel(/^RUC/).textContent()).toBe(`${cedula}001`)
  await next(page)
  await fill(page, { Provincia: 'Azuay', Ciudad: 'Cuenca' })
  await fill(page, { 'Dirección de trabajo': 'Calle 1', 'Dirección domiciliaria': 'Calle 2' })
  await next(page)
  for (const rows of [
    { Compañía: 'Comercial Sol', ...contact },
    { Dirección: 'Calle 3' },
    { 'Entidad financiera': 'Banco Ceibo', ...contact },
  ]) {
    await next(page)
    await fill(page, rows)
  }
}

test('a person applies on a phone step by step; the documents are the last one, and go up as they are chosen', async () => {
  const page = await app.open({ as: 'vendedor', phone: true })
  const cedula = aCedula()
  await page.goto('/dashboard/credito/natural/crear')
  await page.getByText('Paso 1 de 7').waitFor()
  const documents = page.getByRole('button', { name: 'Documentos', exact: true })
  expect(await documents.isDisabled()).toBe(true)
  await next(page)
  await page.getByText('Campo obligatorio').first().waitFor()
  expect(await page.getByLabel(/^Representante legal|^Fecha/).count()).toBe(0)
  await fillSteps(page, cedula)
  await page.getByText('Paso 6 de 7').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Guardar y seguir: Documentos' }).click()
  await page.waitForURL('**/credito/natural/actualizar?id=*&step=documents')
  await page.getByText('0 de 6 entregados').waitFor()
  await page.getByText(/^Faltan: .*Planilla de servicio básico/).waitFor()
  const bill = page.getByRole('listitem').filter({ hasText: 'Planilla de servicio básico' })
  await bill.locator('input[type=file]').setInputFiles(pdf)
  await page.getByText('1 de 6 entregados').waitFor()
  await bill.getByRole('link', { name: 'planilla.pdf' }).waitFor()
  await page.reload()
  await page.getByText('1 de 6 entregados').waitFor()
  const missing = page.getByText(/^Faltan: /)
  expect(await missing.textContent()).not.toContain('Planilla de servicio básico')

  await page.goto(`/dashboard/credito/juridica/actualizar?id=${cedula}001`)
  await page.waitForURL(/credito\/natural\/actualizar\?id=\d{1,9}$/)
  await page.getByRole('heading', { level: 1, name: 'Rosa Vera' }).waitFor()
})

test('with the keyboard alone one comes to the next step, and from an error back to its field', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/credito/juridica/crear')
  await page.getByLabel(/^RUC/).waitFor()
  await page.getByRole('button', { name: /Direcciones de envío/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => stepOf(page).textContent()).toContain('Direcciones')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toContain('Direcciones')
  await page.getByRole('button', { name: 'Siguiente' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.r-step').getByText('Campo obligatorio').first().waitFor()
  await page.getByRole('button', { name: /Referencias bancarias/ }).click()
  await page.getByRole('button', { name: 'Guardar y seguir: Documentos' }).click()
  await page.getByText(/campos? por corregir/).waitFor()
  // the first invalid field has the focus
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true')
  await page.getByRole('button', { name: /^Cédula del representante:/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => stepOf(page).textContent()).toContain('Representante')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('CEDULA_REPRESENTANTE')
})

test('an application that is not there is said not to be, by number and by RUC', async () => {
  const page = await app.open({ as: 'vendedor' })
  app.expectTrouble(/404/)
  for (const id of ['1799999999001', '987654321']) {
    await page.goto(`/dashboard/credito/natural/actualizar?id=${id}`)
    await page.getByRole('heading', { name: /no existe|no encontr/i }).waitFor()
  }
})
