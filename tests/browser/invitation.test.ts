import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, useApp } from './useApp'

const app = useApp()
/** An unused number in each try. */
const cedula = `17${String(Date.now()).slice(-8)}`
const contact = { 'Persona de contacto': 'Rosa Vera', Teléfono: '0991234567' }
const steps = [
  { Cédula: cedula, Teléfono: '0991234567' },
  {
    ...{ Provincia: 'Azuay', Ciudad: 'Cuenca' },
    ...{ 'Dirección de trabajo': 'Calle 1', 'Dirección domiciliaria': 'Calle 2' },
  },
  {},
  { Compañía: 'Almacén Sol', ...contact },
  { Dirección: 'Calle 3' },
  { 'Entidad financiera': 'Banco Sol', ...contact },
]

test('a prospect applies on a phone by a link, stops, goes on, and credit sees it by invitation', async () => {
  const name = `Rosa Invitada ${Date.now()}`
  const seller = await app.open({ as: 'vendedor' })
  await seller.goto('/dashboard/credit-invitations/create')
  await seller.getByLabel('Persona natural o jurídica').click()
  await seller.getByRole('option', { name: 'Natural' }).click()
  await seller.getByLabel('Persona invitada').fill(name)
  await seller.getByLabel('Correo electrónico').fill('rosa@example.com')
  await seller.getByRole('button', { name: 'Guardar', exact: true }).click()
  await seller.waitForURL(/credit-invitations\/\d+\/show/)
  await seller.getByRole('button', { name: 'Compartir enlace' }).click()
  const read = seller.waitForResponse(answer => answer.url().endsWith('/link'))
  await seller.getByRole('button', { name: 'Copiar enlace' }).click()
  const { link } = (await (await read).json()) as { link: string }
  const address = `${new URL(link).pathname}${new URL(link).hash}`

  const guest = await app.open({ phone: true })
  await guest.goto(address)
  await guest.getByRole('checkbox').check()
  await guest.getByRole('button', { name: 'Empezar' }).tap()
  const fill = async (step: object) => {
    for (const [label, text] of Object.entries(step))
      await guest
        .getByLabel(label)
        .first()
        .fill(text as string)
    await guest.getByRole('button', { name: 'Guardar y seguir' }).tap()
  }
  const readStored = guest.waitForResponse(answer => answer.request().method() === 'PUT')
  await guest.getByLabel('Teléfono').first().fill('0997654321')
  expect((await readStored).ok()).toBe(true)
  await guest.reload()
  expect(await guest.getByLabel('Teléfono').first().inputValue()).toBe('0997654321')
  // Reloaded before a request was sent.
  await guest.getByLabel('Cédula').first().fill(cedula)
  await guest.reload()
  expect(await guest.getByLabel('Cédula').first().inputValue()).toBe(cedula)
  await fill(steps[0] ?? {})
  await guest.getByText('Paso 2 de 7').waitFor()
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await guest.reload()
  expect(await guest.getByLabel('RUC').count()).toBe(0)
  for (const step of steps) await fill(step)
  const photo = await aPhoto(guest)
  const sendRequest = guest.waitForRequest(request => /\/documents\//.test(request.url()))
  await guest
    .getByLabel('Elegir archivo Cédula de identidad')
    .setInputFiles({ name: 'cedula.jpg', mimeType: 'image/jpeg', buffer: photo })
  const handed = await sendRequest
  await guest.getByText('cedula.jpg').waitFor()
  const { requestBodySize } = await handed.sizes()
  expect(requestBodySize).toBeGreaterThan(10_000)
  expect(requestBodySize).toBeLessThan(photo.length / 2)
  await guest.getByRole('button', { name: 'Entregar solicitud' }).tap()
  const thanks = guest.getByRole('heading', { name: 'Gracias. Recibimos su solicitud.' })
  await expect.poll(() => thanks.evaluate(head => head === document.activeElement)).toBe(true)
  expect(await guest.evaluate(() => window.scrollY)).toBe(0)

  await seller.goto('/dashboard/credito/cargar_archivos_credito?view=list')
  const row = seller.getByRole('row', { name: new RegExp(name) })
  await row.getByText('Por invitación').waitFor()
  await row.getByText(`${cedula}001`).waitFor()
  await atRest(seller)
})

/** A photo in the size of a phone's. */
async function aPhoto(page: Page) {
  const text = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 })
    const drawn = canvas.getContext('2d')
    for (let at = 0; drawn && at < 4000; at++) {
      drawn.fillStyle = `hsl(${(at * 137) % 360} 80% 50%)`
      drawn.fillRect((at * 331) % 4000, (at * 197) % 3000, 60, 60)
    }
    return canvas.toDataURL('image/jpeg', 0.9)
  })
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
}
